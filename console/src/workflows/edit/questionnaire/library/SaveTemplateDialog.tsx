import type { Locale } from '@homologa/domain/language/locales';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { adoptQuestions } from '@homologa/domain/questionnaires/library/template-edits';
import { itemsOfSection, textIn } from '@homologa/domain/questionnaires/library/template-items';
import {
  brokenReferences,
  sectionInTemplate,
  withSection,
} from '@homologa/domain/questionnaires/library/template-sections';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import type { ShownTemplate } from '../../../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../../../shared/data/use-action';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { askedOf } from './asked-questions';
import { PartField, WHOLE } from './ChosenTemplate';
import { LanguageField } from './LanguageField';
import { LIBRARY } from './library.texts';

const NEW = 'new';
const newId = () => crypto.randomUUID();

/** Saves the questionnaire, or a section, as a new template of the company or in the next version of one. */
export default function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const appLocale = useAppLocale();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const { form } = useEdit();
  const [language, setLanguage] = useState<Locale>(form.defaultLanguage ?? appLocale);
  const [target, setTarget] = useState(NEW);
  const [title, setTitle] = useState(form.title);
  const [part, setPart] = useState(WHOLE);
  const { data = [] } = useQuery({
    queryKey: ['templates', 'getTemplates', 'company', ''],
    queryFn: () => dataProvider.getTemplates('company'),
  });
  const own = data.filter(({ owner }) => owner === 'company');
  const questions = form.questions.map(askedOf);
  const isNew = target === NEW;
  const isWhole = part === WHOLE;
  const chosen = itemsOfSection(questions, isWhole ? null : part);
  const { data: existing } = useQuery({
    queryKey: ['templates', 'getTemplate', 'company', target],
    queryFn: () => dataProvider.getTemplate('company', target),
    enabled: !isNew,
  });
  const savedItems = (before: readonly TemplateItem[]): TemplateItem[] => {
    if (isNew) return adoptQuestions([], chosen, { locale: language, template: null, newId });
    const input = { locale: language, template: target, newId };
    return isWhole
      ? adoptQuestions(before, questions, input)
      : withSection(before, { section: chosen, all: questions }, input);
  };
  const before = isNew ? [] : existing?.items;
  const broken = before ? brokenReferences(savedItems(before), questions, language) : [];
  const saving = useAction(
    async () => {
      if (isNew) {
        const items = savedItems([]);
        return dataProvider.createTemplate('company', { title: { [language]: title.trim() }, description: {}, items });
      }
      const { items, version } = await dataProvider.getTemplate('company', target);
      return dataProvider.publishTemplate('company', target, { based_on: version, items: savedItems(items) });
    },
    {
      success: t(LIBRARY.savedNew),
      onDone: async () => {
        await queries.invalidateQueries({ queryKey: ['templates'] });
        onClose();
      },
    },
  );
  const effectOf = ({ items }: ShownTemplate): Parameters<typeof t> => {
    if (isWhole) return [LIBRARY.replacesAll];
    const replaced = sectionInTemplate(items, chosen[0], { locale: language, template: target });
    if (!replaced) return [LIBRARY.addsSection];
    return [LIBRARY.replacesSection, { section: textIn(replaced.title, language) }];
  };
  const hasAttachments = form.questions.some(({ type }) => type === 'attachment');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="save-template">
      <DialogTitle id="save-template">{t(LIBRARY.saveTitle)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t(LIBRARY.saveHint)}</Typography>
        <TextField
          select
          fullWidth
          size="small"
          label={t(LIBRARY.target)}
          value={target}
          onChange={({ target: field }) => setTarget(field.value)}
        >
          <MenuItem value={NEW}>{t(LIBRARY.newTemplate)}</MenuItem>
          {own.map((template) => (
            <MenuItem key={template.id} value={template.id}>
              {t(LIBRARY.nextVersion, { n: template.version + 1, title: textIn(template.title, language) })}
            </MenuItem>
          ))}
        </TextField>
        {isNew && (
          <TextField
            fullWidth
            size="small"
            label={t(LIBRARY.name)}
            value={title}
            onChange={({ target: field }) => setTitle(field.value)}
          />
        )}
        <PartField
          label={t(LIBRARY.saved)}
          sections={questions.filter(({ type }) => type === 'section')}
          part={part}
          onPart={setPart}
        />
        <LanguageField value={language} onChange={setLanguage} />
        {!isNew && existing && <Alert severity="info">{t(...effectOf(existing))}</Alert>}
        {broken.length > 0 && (
          <Alert severity="error">
            {t(isWhole ? LIBRARY.brokenConditions : LIBRARY.brokenInSection)}
            <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
              {broken.map(({ title: item, question }) => (
                <li key={`${item} ${question}`}>
                  {t(question === '' ? LIBRARY.namesMissing : LIBRARY.namesOther, { item, question })}
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {hasAttachments && <Alert severity="info">{t(LIBRARY.attachments)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          disabled={saving.isPending || broken.length > 0 || (isNew && title.trim() === '')}
          onClick={() => saving.mutate()}
        >
          {t(COMMON.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
