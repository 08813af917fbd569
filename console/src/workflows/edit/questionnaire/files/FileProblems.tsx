import { COLUMN_WORDS, FILE_PROBLEM_WORDS } from '@homologa/domain/questionnaires/files/file-words';
import type { ReadQuestionnaireResponse } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { Alert, Box } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { FILES } from './files.texts';

const SHOWN_PROBLEMS = 50;

/** Names the wrong rows of a file with questions. */
export function FileProblems({ problems }: Pick<ReadQuestionnaireResponse, 'problems'>) {
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
