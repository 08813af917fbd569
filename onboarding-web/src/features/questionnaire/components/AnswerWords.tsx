import { type AnswerValue, fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import { isNotApplicable } from '@homologa/domain/questionnaires/answer-shapes';
import { answerText } from '@homologa/domain/questionnaires/answer-text';
import { Suspense } from 'react';
import { lazyScreen } from '../../../i18n/held-texts';
import type { Question } from '../questions';

const TypedWords = lazyScreen(async () => (await import('./typed/TypedWords')).TypedWords);

interface AnswerWordsProps {
  question: Question;
  answer: AnswerValue;
  /** Shown without an answer. */
  none: string;
}

/** An answer as its reader writes it: the words of options, dates and numbers of the region, lines of a table. */
export function AnswerWords({ question, answer, none }: AnswerWordsProps) {
  const isTyped = question.type === 'input' && question.format;
  if (!isTyped && !isNotApplicable(answer)) return answerText(question, answer, fileOfAnswer(answer)?.name) ?? none;
  return (
    <Suspense fallback={null}>
      <TypedWords question={question} answer={answer} none={none} />
    </Suspense>
  );
}
