import { memo, type RefObject } from 'react';
import type { TypedAnswer } from '../../questions';
import { AttachmentItem } from '../AttachmentItem';
import { FileQuestion } from '../FileQuestion';
import { QuestionField } from '../QuestionField';
import type { QuestionProps } from '../question-props';

interface PageQuestionProps extends Omit<QuestionProps, 'onAnswer'> {
  put: RefObject<(questionId: string, answer: TypedAnswer) => void>;
}

/** Memoized, because an answer to one of hundreds of questions must be painted at once, also on a slow phone. */
export const PageQuestion = memo(function PageQuestion({ put, ...props }: PageQuestionProps) {
  return (
    <QuestionField
      {...props}
      onAnswer={(answer) => put.current(props.question.id, answer)}
      renderFile={(own) => <FileQuestion {...own} />}
      renderAttachment={(own) => <AttachmentItem {...own} />}
    />
  );
});
