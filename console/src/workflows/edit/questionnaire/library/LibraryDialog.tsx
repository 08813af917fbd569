import type { Locale } from '@homologa/domain/language/locales';
import type { TemplateRow } from '@homologa/domain/questionnaires/library/template.contract';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { ChosenTemplate } from './ChosenTemplate';
import { ClearSearch } from './ClearSearch';
import { LanguageField } from './LanguageField';
import { LIBRARY } from './library.texts';

/** Finds a template of the company or the provider and inserts it, or one of its sections, in a chosen language. */
export default function LibraryDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const appLocale = useAppLocale();
  const { form } = useEdit();
  const [language, setLanguage] = useState<Locale>(form.defaultLanguage ?? appLocale);
  const [id, setId] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="questionnaire-library">
      <DialogTitle id="questionnaire-library">{t(LIBRARY.title)}</DialogTitle>
      <DialogContent>
        <LanguageField value={language} onChange={setLanguage} />
        {id === null && <Templates language={language} isBack={isBack} onChoose={setId} />}
        {id !== null && (
          <ChosenTemplate
            key={id}
            id={id}
            language={language}
            onBack={() => {
              setId(null);
              setBack(true);
            }}
            onDone={onClose}
          />
        )}
      </DialogContent>
      {id === null && (
        <DialogActions>
          <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface TemplatesProps {
  language: Locale;
  /** True after 'All templates', a button that is gone: the search field takes the focus. */
  isBack: boolean;
  onChoose: (id: string) => void;
}

function Templates({ language, isBack, onChoose }: TemplatesProps) {
  const t = useText();
  const dataProvider = useProvider();
  const [search, setSearch] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const q = useDeferredValue(search.trim());
  const { data, isError } = useQuery({
    queryKey: ['templates', 'getTemplates', 'company', q],
    queryFn: () => dataProvider.getTemplates('company', { q }),
    placeholderData: keepPreviousData,
  });
  const of = (owner: TemplateRow['owner']) => (data ?? []).filter((template) => template.owner === owner);
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="search"
        inputRef={searchRef}
        autoFocus={isBack}
        label={t(LIBRARY.search)}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ mb: 1 }}
      />
      {isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t(LIBRARY.failed)}
        </Alert>
      )}
      <Group title={t(LIBRARY.own)} templates={of('company')} language={language} onChoose={onChoose} />
      <Group
        title={t(LIBRARY.provider)}
        hint={t(LIBRARY.hint)}
        templates={of('provider')}
        language={language}
        onChoose={onChoose}
      />
      {data?.length === 0 && <Typography role="status">{t(LIBRARY.none)}</Typography>}
      {data?.length === 0 && q !== '' && <ClearSearch searchRef={searchRef} onClear={() => setSearch('')} />}
    </>
  );
}

interface GroupProps {
  title: string;
  hint?: string;
  templates: readonly TemplateRow[];
  language: Locale;
  onChoose: (id: string) => void;
}

function Group({ title, hint, templates, language, onChoose }: GroupProps) {
  const t = useText();
  const titleId = useId();
  if (templates.length === 0) return null;
  const facts = ({ questions, version }: TemplateRow): string =>
    `${t(LIBRARY.questions, { count: questions })}, ${t(LIBRARY.version, { n: version })}`;
  return (
    <>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <List aria-labelledby={titleId} sx={{ py: 0.5 }}>
        {templates.map((template) => (
          <ListItem key={template.id} disablePadding>
            <ListItemButton onClick={() => onChoose(template.id)}>
              <ListItemText
                primary={`${textIn(template.title, language)} (${facts(template)})`}
                secondary={textIn(template.description, language)}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
