import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { writtenAnswer } from '@homologa/domain/questionnaires/format-answer';
import { useI18n } from '../../../../i18n/I18nProvider';
import type { Question } from '../../questions';
import { useNumbers } from './use-numbers';

export function TypedWords({ question, answer, none }: { question: Question; answer: AnswerValue; none: string }) {
  const { locale } = useI18n();
  const numbers = useNumbers();
  return <span className="typed-words">{writtenAnswer(question, answer, { locale, numbers }) ?? none}</span>;
}
