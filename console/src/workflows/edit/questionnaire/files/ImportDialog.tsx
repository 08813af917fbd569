import { compareItems } from '@homologa/domain/questionnaires/files/compare-items';
import { COLUMN_WORDS, FILE_PROBLEM_WORDS } from '@homologa/domain/questionnaires/files/file-words';
import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { useAction } from '../../../../shared/data/use-action';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useText } from '../../../../shared/i18n/use-text';
import { UploadButton } from '../../../../shared/ui/UploadButton';
import { useEdit } from '../../edit-context';
import { itemsOf, type QuestionForm } from '../../workflow-form';
import { FILES } from './files.texts';
import { TakeOverPreview } from './TakeOverPreview';
import { questionsOf } from './take-over';
import { useTakeOver } from './use-take-over';

const SHOWN_PROBLEMS = 50;

/** Reads a file with questions, says which rows are wrong, and shows what changes before the form takes them over. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const { workflow, form } = useEdit();
  const [read, setRead] = useState<ReadQuestionnaireResponse | null>(null);
  const [mode, setMode] = useState<'replace' | 'append'>(form.questions.length === 0 ? 'append' : 'replace');
  const reading = useAction((file: File) => dataProvider.readQuestionnaireFile(workflow.id, file), {
    onDone: (answer) => setRead(answer),
  });
  const questions = useMemo(
    (): QuestionForm[] => (read && read.problems.length === 0 ? questionsOf(workflow, read.questionnaire) : []),
    [read, workflow],
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
        <UploadButton
          label={t(read ? FILES.chooseOther : FILES.choose)}
          isBusy={reading.isPending}
          accept=".xlsx,.csv,.json"
          onFile={(file) => reading.mutate(file)}
        />
        {read && read.problems.length > 0 && <Problems problems={read.problems} />}
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

function Problems({ problems }: Pick<ReadQuestionnaireResponse, 'problems'>) {
  const t = useText();
  const columnOf = (column: (typeof problems)[number]['column']): string | null =>
    column === null ? null : t(column === 'thresholds' ? FILES.thresholds : COLUMN_WORDS[column]);
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {t(FILES.wrong)}
      <Box component="ul" sx={{ pl: 2, my: 1 }}>
        {problems.slice(0, SHOWN_PROBLEMS).map(({ row, column, problem }) => {
          const name = columnOf(column);
          const place = name === null ? t(FILES.row, { row }) : t(FILES.rowColumn, { row, column: name });
          return (
            <li key={`${row} ${column} ${problem}`}>
              {place}: {t(FILE_PROBLEM_WORDS[problem])}
            </li>
          );
        })}
      </Box>
      {problems.length > SHOWN_PROBLEMS && t(FILES.more, { count: problems.length - SHOWN_PROBLEMS })}
    </Alert>
  );
}
