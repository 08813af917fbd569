import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { ReactNode } from 'react';
import type { Question, TypedAnswer } from '../questions';

export interface QuestionProps {
  question: Question;
  number: number;
  answer: AnswerValue;
  error: string | null;
  isReadOnly: boolean;
  /** Shown below the field. */
  notice?: ReactNode;
  onAnswer: (answer: TypedAnswer) => void;
}
