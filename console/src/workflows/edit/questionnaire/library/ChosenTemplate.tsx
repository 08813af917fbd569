import { LOCALE_NAMES, type Locale } from '@homologa/domain/language/locales';
import { compareItems } from '@homologa/domain/questionnaires/files/compare-items';
import {
  itemsIn,
  itemsOfSection,
  itemsWithoutText,
  textIn,
} from '@homologa/domain/questionnaires/library/template-items';
import { Alert, Button, DialogActions, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { itemsOf, questionFormsOf } from '../../workflow-form';
import { TakeOverPreview } from '../files/TakeOverPreview';
import { useTakeOver } from '../files/use-take-over';
import { LIBRARY } from './library.texts';

export const WHOLE = 'whole';

interface ChosenTemplateProps {
  id: string;
  language: Locale;
  onBack: () => void;
  onDone: () => void;
}

/** Shows what a template, or one of its sections, adds to the questionnaire, and inserts it. */
export function ChosenTemplate({ id, language, onBack, onDone }: ChosenTemplateProps) {
  const t = useText();
  const dataProvider = useProvider();
  const { form } = useEdit();
  const [part, setPart] = useState(WHOLE);
  const [mode, setMode] = useState<'replace' | 'append'>('append');
  const takeOver = useTakeOver(onDone);
  const { data, isError } = useQuery({
    queryKey: ['templates', 'getTemplate', 'company', id],
    queryFn: () => dataProvider.getTemplate('company', id),
  });
  const items = useMemo(() => itemsOfSection(data?.items ?? [], part === WHOLE ? null : part), [data, part]);
  const questions = useMemo(() => {
    const from = { template: id, version: data?.version ?? 1 };
    return questionFormsOf(itemsIn(items, language, { from }));
  }, [items, language, id, data]);
  const comparison = useMemo(
    () => compareItems(itemsOf(form.questions), itemsOf(questions)),
    [questions, form.questions],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  // The chosen entry of the list, which had the focus, is gone.
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  if (isError) return <Alert severity="error">{t(LIBRARY.failed)}</Alert>;
  if (!data) return null;
  const missing = itemsWithoutText(items, language).length;
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h6" component="h3">
        {textIn(data.title, language)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{textIn(data.description, language)}</Typography>
      <PartField
        label={t(LIBRARY.part)}
        sections={itemsIn(data.items, language).filter(({ type }) => type === 'section')}
        part={part}
        onPart={setPart}
      />
      {missing > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(LIBRARY.missing, { count: missing, language: LOCALE_NAMES[language] })}
        </Alert>
      )}
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

interface PartFieldProps {
  label: string;
  sections: readonly { _id: string; title: string }[];
  part: string;
  onPart: (part: string) => void;
}

/** Chooses the whole questionnaire or one of its sections. */
export function PartField({ label, sections, part, onPart }: PartFieldProps) {
  const t = useText();
  return (
    <TextField select fullWidth size="small" label={label} value={part} onChange={({ target }) => onPart(target.value)}>
      <MenuItem value={WHOLE}>{t(LIBRARY.whole)}</MenuItem>
      {sections.map(({ _id, title }) => (
        <MenuItem key={_id} value={_id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
