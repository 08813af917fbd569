import type { ReactNode } from 'react';
import type { Question } from '../questions';

export const anchorOf = (questionId: string): string => `q-${questionId}`;
export const titleIdOf = (questionId: string): string => `q-${questionId}-title`;
export const hintIdOf = (questionId: string): string => `q-${questionId}-hint`;
export const errorIdOf = (questionId: string): string => `q-${questionId}-error`;

interface QuestionFrameProps {
  question: Question;
  number: number;
  hint?: string;
  error: string | null;
  /** The control itself says why it failed, which tells more than `error`: one message at a time. */
  hasOwnError?: boolean;
  isGroup?: boolean;
  notice?: ReactNode;
  children: ReactNode;
}

export function QuestionFrame({
  question,
  number,
  hint,
  error,
  hasOwnError = false,
  isGroup = false,
  notice,
  children,
}: QuestionFrameProps) {
  const { id, required, type } = question;
  const hasAsterisk = required && type !== 'attachment';
  const title = (
    <>
      <span className="number">{number}.</span> {question.title}
      {hasAsterisk && <span className="asterisk">{'\u00a0*'}</span>}
    </>
  );
  const notes = (
    <>
      {hint && (
        <p id={hintIdOf(id)} className="hint">
          {hint}
        </p>
      )}
      {error && !hasOwnError && (
        <p id={errorIdOf(id)} className="field-error">
          {error}
        </p>
      )}
    </>
  );
  const className = error ? 'question field-wrong' : 'question';
  if (isGroup) {
    const described = [hint ? hintIdOf(id) : '', error ? errorIdOf(id) : ''].filter(Boolean).join(' ');
    return (
      <fieldset className={className} aria-describedby={described || undefined}>
        <legend id={titleIdOf(id)} className="question-title">
          {title}
        </legend>
        {notes}
        {children}
        {notice}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      {type === 'input' ? (
        <label id={titleIdOf(id)} htmlFor={anchorOf(id)} className="question-title">
          {title}
        </label>
      ) : (
        <p id={titleIdOf(id)} className="question-title">
          {title}
        </p>
      )}
      {notes}
      {children}
      {notice}
    </div>
  );
}
