import { MAX_ANSWER_LENGTH } from '@homologa/domain/questionnaires/limits';
import { anchorOf, errorIdOf, QuestionFrame } from './QuestionFrame';
import type { QuestionProps } from './question-props';

export function TextQuestion({ question, number, answer, error, isReadOnly, notice, onAnswer }: QuestionProps) {
  return (
    <QuestionFrame question={question} number={number} error={error} notice={notice}>
      <textarea
        id={anchorOf(question.id)}
        className="control"
        rows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={typeof answer === 'string' ? answer : ''}
        readOnly={isReadOnly}
        aria-required={question.required}
        aria-invalid={error !== null}
        aria-describedby={error ? errorIdOf(question.id) : undefined}
        onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
      />
    </QuestionFrame>
  );
}
