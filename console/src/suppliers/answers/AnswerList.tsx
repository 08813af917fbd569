import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { AnswerReviewResponse } from '@homologa/domain/suppliers/answer-review.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { foldedOnScreen } from '../../shared/ui/Folded';
import { Answer } from './Answer';
import { type AnswerRow, answerRows, canBeReviewed, isChoice } from './answer-rows';
import { ANSWERS } from './answers.texts';

interface RowProps {
  row: AnswerRow;
  filePath: string | undefined;
  showsOptions: boolean;
  isHidden: boolean;
  review: ReactNode;
}

function Row({ row: { question, number, answer, review }, filePath, showsOptions, isHidden, review: tools }: RowProps) {
  const titleId = `question-${question._id}`;
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        py: 0.75,
        typography: 'body2',
        '& .MuiTypography-root': { fontSize: 'inherit' },
        borderTop: 1,
        borderColor: 'divider',
        ...(review?.flagged && { boxShadow: ({ palette }) => `inset 3px 0 ${palette.warning.main}`, pl: 1.25 }),
        ...(isHidden && foldedOnScreen),
      }}
    >
      <Typography
        id={titleId}
        component="div"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {number}. {question.title}
        {question.required && '\u00a0*'}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Answer question={question} answer={answer} filePath={filePath} showsOptions={showsOptions} />
      </Box>
      {tools}
    </Box>
  );
}

interface AnswerListProps {
  questions: readonly QuestionResponse[];
  answers: readonly AnswerResponse[];
  reviews?: readonly AnswerReviewResponse[] | undefined;
  filePathOf?: (question: QuestionResponse) => string | undefined;
  /** Renders the controls of an answer, such as its flag and note. */
  reviewOf?: (row: AnswerRow) => ReactNode;
}

/** Lists questions with their answers: chosen options, files and texts (reference 6.4). */
export function AnswerList({ questions, answers, reviews, filePathOf, reviewOf }: AnswerListProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const [showsOptions, setShowsOptions] = useState(false);
  const rows = useMemo(() => answerRows(questions, answers, reviews), [questions, answers, reviews]);
  const count = rows.filter(({ question }) => question.type !== 'section').length;
  const hasFolded = rows.some(({ isFolded }) => isFolded);
  return (
    <>
      <div className="print-long">
        {rows.map((row) => {
          const { question } = row;
          const isHidden = row.isFolded && !isWhole;
          if (question.type === 'section') {
            return (
              <Typography key={question._id} variant="h3" sx={{ mt: 1.5, mb: 0.5, ...(isHidden && foldedOnScreen) }}>
                {question.title}
              </Typography>
            );
          }
          return (
            <Row
              key={question._id}
              row={row}
              filePath={filePathOf?.(question)}
              showsOptions={showsOptions}
              isHidden={isHidden}
              review={canBeReviewed(question) && reviewOf?.(row)}
            />
          );
        })}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -0.5 }}>
        {hasFolded && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t(ANSWERS.showFewer) : t(ANSWERS.showAll, { count })}
          </Button>
        )}
        {questions.some(isChoice) && (
          <Button size="small" aria-expanded={showsOptions} onClick={() => setShowsOptions(!showsOptions)}>
            {t(showsOptions ? ANSWERS.hideOptions : ANSWERS.showOptions)}
          </Button>
        )}
      </Box>
    </>
  );
}
