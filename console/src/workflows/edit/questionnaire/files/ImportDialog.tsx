import { compareItems } from '@homologa/domain/questionnaires/files/compare-items';
import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { saveFile } from '@homologa/web/files/save-file';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { useAction } from '../../../../shared/data/use-action';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../../../shared/i18n/use-text';
import { UploadButton } from '../../../../shared/ui/UploadButton';
import { useEdit } from '../../edit-context';
import { itemsOf, type QuestionForm, questionFormsOf } from '../../workflow-form';
import { exampleFile } from './example-file';
import { FileProblems } from './FileProblems';
import { FILES } from './files.texts';
import { TakeOverPreview } from './TakeOverPreview';
import { useTakeOver } from './use-take-over';

/** Reads a file with questions, says which rows are wrong, and shows what changes before the form takes them over. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const { workflow, form } = useEdit();
  const [read, setRead] = useState<ReadQuestionnaireResponse | null>(null);
  const [mode, setMode] = useState<'replace' | 'append'>(form.questions.length === 0 ? 'append' : 'replace');
  const reading = useAction((file: File) => dataProvider.readQuestionnaireFile(workflow.id, file), {
    onDone: (answer) => setRead(answer),
  });
  const questions = useMemo(
    (): QuestionForm[] => (read && read.problems.length === 0 ? questionFormsOf(read.questionnaire) : []),
    [read],
  );
  const comparison = useMemo(
    () => (questions.length === 0 ? null : compareItems(itemsOf(form.questions), itemsOf(questions))),
    [questions, form.questions],
  );
  // Questions that are added leave the thresholds of the present ones alone.
  const scoring = read?.scoring && (mode === 'replace' || !form.scoring) ? read.scoring : null;
  const takeOver = useTakeOver(onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="import-questions">
      <DialogTitle id="import-questions">{t(FILES.title)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(FILES.hint)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <UploadButton
            label={t(read ? FILES.chooseOther : FILES.choose)}
            isBusy={reading.isPending}
            accept=".xlsx,.csv,.json"
            onFile={(file) => reading.mutate(file)}
          />
          <Button
            startIcon={<DownloadIcon />}
            onClick={() =>
              saveFile(
                new Blob([exampleFile(locale, readerNumbers(locale))], { type: 'text/csv' }),
                t(FILES.exampleName),
              )
            }
          >
            {t(FILES.example)}
          </Button>
        </Box>
        {read && read.problems.length > 0 && <FileProblems problems={read.problems} />}
        {comparison && <TakeOverPreview {...{ comparison, questions, scoring, mode }} onMode={setMode} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          disabled={!comparison || takeOver.isTooMany(questions, mode)}
          onClick={() => comparison && takeOver.run(questions, mode === 'replace' ? comparison : null, scoring)}
        >
          {t(FILES.takeOver)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
