import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import { compareItems } from '@homologa/domain/questionnaires/files/compare-items';
import type { TemplateRow } from '@homologa/domain/questionnaires/library/template.contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { itemsOf } from '../../workflow-form';
import { LIBRARY } from './library.texts';
import { itemsOfSection } from './sections';
import { TakeOverPreview } from './TakeOverPreview';
import { questionsOf } from './take-over';
import { useTakeOver } from './use-take-over';

const WHOLE = 'whole';
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds a template of the library and inserts it, or one of its sections, in a chosen language. */
export default function LibraryDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const appLocale = useAppLocale();
  const { form } = useEdit();
  const [language, setLanguage] = useState<Locale>(form.defaultLanguage ?? appLocale);
  const [key, setKey] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="questionnaire-library">
      <DialogTitle id="questionnaire-library">{t(LIBRARY.title)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(LIBRARY.hint)}</Typography>
        <TextField
          select
          fullWidth
          size="small"
          label={t(LIBRARY.language)}
          value={language}
          onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
          sx={{ mt: 1, mb: 2 }}
        >
          {LOCALES.map((locale) => (
            <MenuItem key={locale} value={locale}>
              {LOCALE_NAMES[locale]}
            </MenuItem>
          ))}
        </TextField>
        {key === null && <Templates language={language} onChoose={setKey} />}
        {key !== null && (
          <ChosenTemplate
            key={key}
            templateKey={key}
            language={language}
            onBack={() => setKey(null)}
            onDone={onClose}
          />
        )}
      </DialogContent>
      {key === null && (
        <DialogActions>
          <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function Templates({ language, onChoose }: { language: Locale; onChoose: (key: string) => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const [search, setSearch] = useState('');
  const { data = [], isError } = useQuery({
    queryKey: ['templates', 'getTemplates', language],
    queryFn: () => dataProvider.getTemplates(language),
  });
  const found = data.filter(({ title, description }) =>
    folded(`${title} ${description}`).includes(folded(search.trim())),
  );
  const facts = ({ questions, version }: TemplateRow): string =>
    `${t(LIBRARY.questions, { count: questions })}, ${t(LIBRARY.version, { n: version })}`;
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={t(LIBRARY.search)}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t(LIBRARY.failed)}
        </Alert>
      )}
      <List>
        {found.map((template) => (
          <ListItemButton key={template.key} onClick={() => onChoose(template.key)}>
            <ListItemText primary={`${template.title} (${facts(template)})`} secondary={template.description} />
          </ListItemButton>
        ))}
      </List>
      {data.length > 0 && found.length === 0 && <Typography role="status">{t(LIBRARY.none)}</Typography>}
    </>
  );
}

interface ChosenTemplateProps {
  templateKey: string;
  language: Locale;
  onBack: () => void;
  onDone: () => void;
}

function ChosenTemplate({ templateKey, language, onBack, onDone }: ChosenTemplateProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, form } = useEdit();
  const [part, setPart] = useState(WHOLE);
  const [mode, setMode] = useState<'replace' | 'append'>('append');
  const takeOver = useTakeOver(onDone);
  const { data, isError } = useQuery({
    queryKey: ['templates', 'getTemplate', templateKey, language],
    queryFn: () => dataProvider.getTemplate(templateKey, language),
  });
  const questions = useMemo(
    () => questionsOf(workflow, itemsOfSection(data?.questionnaire ?? [], part === WHOLE ? null : part)),
    [data, part, workflow],
  );
  const comparison = useMemo(
    () => compareItems(itemsOf(form.questions), itemsOf(questions)),
    [questions, form.questions],
  );
  if (isError) return <Alert severity="error">{t(LIBRARY.failed)}</Alert>;
  if (!data) return null;
  const sections = data.questionnaire.filter(({ type }) => type === 'section');
  return (
    <>
      <Typography variant="h6" component="h3">
        {data.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{data.description}</Typography>
      <TextField
        select
        fullWidth
        size="small"
        label={t(LIBRARY.part)}
        value={part}
        onChange={({ target }) => setPart(target.value)}
      >
        <MenuItem value={WHOLE}>{t(LIBRARY.whole)}</MenuItem>
        {sections.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TakeOverPreview comparison={comparison} questions={questions} mode={mode} onMode={setMode} />
      <DialogActions sx={{ px: 0 }}>
        <Button onClick={onBack}>{t(LIBRARY.back)}</Button>
        <Button
          variant="contained"
          disabled={takeOver.isTooMany(questions, mode)}
          onClick={() => takeOver.run(questions, mode === 'replace' ? comparison : null)}
        >
          {t(LIBRARY.insert)}
        </Button>
      </DialogActions>
    </>
  );
}
