import { LOCALE_NAMES, type Locale } from '@homologa/domain/language/locales';
import { compareItems } from '@homologa/domain/questionnaires/files/compare-items';
import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { adoptQuestions } from '@homologa/domain/questionnaires/library/template-edits';
import { itemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { FileProblems } from '../edit/questionnaire/files/FileProblems';
import { FILES } from '../edit/questionnaire/files/files.texts';
import { TakeOverPreview } from '../edit/questionnaire/files/TakeOverPreview';
import { itemsOf, questionFormsOf } from '../edit/workflow-form';
import { TEMPLATES } from './templates.texts';

const newId = () => crypto.randomUUID();

interface LoadFileDialogProps {
  scope: TemplateScope;
  /** Items of the edited template. */
  items: readonly TemplateItem[];
  /** Language into which the texts of the file go. */
  locale: Locale;
  onClose: () => void;
  /** `first` is the first of the added items; null if the file replaces the questions. */
  onLoad: (items: TemplateItem[], first: TemplateItem | null) => void;
}

/** Reads a file with questions, names its wrong rows, and shows what changes before the template takes them over. */
export default function LoadFileDialog({ scope, items, locale, onClose, onLoad }: LoadFileDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const [read, setRead] = useState<ReadQuestionnaireResponse | null>(null);
  const [mode, setMode] = useState<'replace' | 'append'>(items.length === 0 ? 'append' : 'replace');
  const reading = useAction((file: File) => dataProvider.readTemplateFile(scope, file), { onDone: setRead });
  const loaded = useMemo(() => {
    if (!read || read.problems.length > 0) return null;
    const input = { locale, template: null, newId };
    const replaced = adoptQuestions(items, read.questionnaire, input);
    const added = adoptQuestions([], read.questionnaire, input);
    const shown = (all: readonly TemplateItem[]) => itemsOf(questionFormsOf(itemsIn(all, locale, { isWhole: false })));
    const same = new Map(items.map(({ _id }) => [_id, _id]));
    return { replaced, added, comparison: compareItems(shown(items), shown(replaced), same) };
  }, [read, items, locale]);
  const questions = useMemo(() => questionFormsOf(loaded ? itemsIn(loaded.added, locale) : []), [loaded, locale]);
  const isTooMany = questions.length + (mode === 'append' ? items.length : 0) > MAX_QUESTIONS;
  const takeOver = () => {
    if (!loaded) return;
    if (mode === 'replace') onLoad(loaded.replaced, null);
    else onLoad([...items, ...loaded.added], loaded.added[0] ?? null);
  };
  const language = LOCALE_NAMES[locale];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="load-file">
      <DialogTitle id="load-file">{t(FILES.title)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(TEMPLATES.importHint, { language })}</Typography>
        <UploadButton
          label={t(read ? FILES.chooseOther : FILES.choose)}
          isBusy={reading.isPending}
          accept=".xlsx,.csv,.json"
          onFile={(file) => reading.mutate(file)}
        />
        {read && read.problems.length > 0 && <FileProblems problems={read.problems} />}
        {loaded && <TakeOverPreview comparison={loaded.comparison} {...{ questions, mode }} onMode={setMode} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button variant="contained" disabled={!loaded || isTooMany} onClick={takeOver}>
          {t(FILES.takeOver)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
