import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { Question, TypedAnswer } from '../questions';

export interface QuestionProps {
  question: Question;
  number: number;
  answer: AnswerValue;
  error: string | null;
  isReadOnly: boolean;
  onAnswer: (answer: TypedAnswer) => void;
}
