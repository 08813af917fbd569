import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Box, Checkbox, FormControlLabel, Radio, Typography } from '@mui/material';
import { FileActions } from '../shared/files/FileActions';
import { useText } from '../shared/i18n/use-text';
import { DETAIL } from './detail/detail.texts';

type AnswerValue = AnswerResponse['answer'];

const asItems = (questions: readonly QuestionResponse[]) =>
  questions.map((question) => ({
    id: question._id,
    type: question.type,
    title: question.title,
    required: question.required,
    options: [],
    file: null,
  }));

interface AnswerProps {
  question: QuestionResponse;
  answer: AnswerValue;
  filePath?: string;
}

function Answer({ question, answer, filePath }: AnswerProps) {
  const t = useText();
  if (question.type === 'radio' || question.type === 'checkbox') {
    const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
    const Control = question.type === 'radio' ? Radio : Checkbox;
    return question.options.map((option) => (
      <FormControlLabel
        key={option._id}
        disabled
        sx={{
          display: 'flex',
          '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
          '& .Mui-disabled.Mui-checked': { color: 'primary.main' },
        }}
        label={option.value}
        control={<Control size="small" checked={chosen.includes(option._id)} />}
      />
    ));
  }
  const file = answer !== null && typeof answer === 'object' && 'file_id' in answer ? answer : question.file;
  if (file) {
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
        {filePath && <FileActions path={filePath} name={file.name} />}
      </Box>
    );
  }
  const isEmpty = typeof answer !== 'string' || answer.trim() === '';
  return (
    <Typography
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: isEmpty ? 'text.secondary' : 'text.primary' }}
    >
      {isEmpty ? t(DETAIL.notAvailable) : answer}
    </Typography>
  );
}

interface AnswerListProps {
  questions: readonly QuestionResponse[];
  answers: readonly AnswerResponse[];
  filePathOf?: (question: QuestionResponse) => string | undefined;
}

export function AnswerList({ questions, answers, filePathOf }: AnswerListProps) {
  const numbers = questionNumbers(asItems(questions));
  const byQuestion = new Map(answers.map(({ question_id: id, answer }) => [id, answer]));
  return questions.map((question) => {
    if (question.type === 'section') {
      return (
        <Typography key={question._id} variant="h3" sx={{ mt: 2.5, mb: 1 }}>
          {question.title}
        </Typography>
      );
    }
    return (
      <Box
        key={question._id}
        role="group"
        aria-labelledby={`question-${question._id}`}
        sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={`question-${question._id}`} sx={{ fontWeight: 600, mb: 0.25 }}>
          {numbers.get(question._id)}. {question.title}
          {question.required && ' *'}
        </Typography>
        <Answer question={question} answer={byQuestion.get(question._id) ?? null} filePath={filePathOf?.(question)} />
      </Box>
    );
  });
}
