import type { Condition } from '@homologa/domain/questionnaires/condition';
import { brokenBy } from '@homologa/domain/questionnaires/condition-rules';
import { MIN_OPTIONS } from '@homologa/domain/questionnaires/limits';
import { hasOptions, type QuestionType, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { itemsOf, type OptionForm, type QuestionForm, storedCondition } from '../workflow-form';

type NewKey = () => string;

export const newOption = (newKey: NewKey, value = ''): OptionForm => ({
  key: newKey(),
  id: null,
  value,
  showIf: null,
  points: null,
  knockOut: false,
});

const withMinOptions = (options: OptionForm[], newKey: NewKey): OptionForm[] => [
  ...options,
  ...Array.from({ length: Math.max(0, MIN_OPTIONS - options.length) }, () => newOption(newKey)),
];

export const newQuestion = (newKey: NewKey, type: QuestionType | null): QuestionForm => ({
  key: newKey(),
  id: null,
  type,
  title: '',
  required: true,
  options: [],
  file: null,
  showIf: null,
  format: null,
  allowNa: false,
  points: null,
  weight: null,
  source: null,
});

/**
 * Changes the type of a question. Keeps existing options, in case the user changes back; adds options to a choice
 * question up to its minimum.
 */
export const withType = (question: QuestionForm, type: QuestionType, newKey: NewKey): QuestionForm => ({
  ...question,
  type,
  options: hasOptions(type) ? withMinOptions(question.options, newKey) : question.options,
});

export const withOption = (question: QuestionForm, newKey: NewKey): QuestionForm => ({
  ...question,
  options: [...question.options, newOption(newKey)],
});

/**
 * Undoes a removal: inserts the question after its former predecessor, wherever the predecessor is now, or at the
 * beginning if the predecessor was removed too.
 */
export function putBack(
  questions: readonly QuestionForm[],
  removed: QuestionForm,
  follows: string | undefined,
): QuestionForm[] {
  if (questions.some(({ key }) => key === removed.key)) return [...questions];
  return questions.toSpliced(questions.findIndex(({ key }) => key === follows) + 1, 0, removed);
}

/** Shows a question or one of its options only under the condition, which refers to keys; null: always. */
export function withCondition(
  questions: readonly QuestionForm[],
  { key, optionKey }: { key: string; optionKey: string | null },
  condition: Condition | null,
): QuestionForm[] {
  const showIf = storedCondition(condition, questions);
  return questions.map((question) => {
    if (question.key !== key) return question;
    if (optionKey === null) return { ...question, showIf };
    const options = question.options.map((option) => (option.key === optionKey ? { ...option, showIf } : option));
    return { ...question, options };
  });
}

/** Lists the titles of the items whose conditions the edit would break, with their numbers. */
export function titlesBrokenBy(before: readonly QuestionForm[], after: readonly QuestionForm[]): string[] {
  const items = itemsOf(after);
  const numbers = questionNumbers(items);
  const broken = new Set(brokenBy(itemsOf(before), items));
  return items.flatMap(({ id, title }) => {
    const number = numbers.get(id);
    return broken.has(id) ? [`“${number === undefined ? '' : `${number}. `}${title}”`] : [];
  });
}

export function duplicated(questions: readonly QuestionForm[], key: string, newKey: NewKey): QuestionForm[] {
  return questions.flatMap((question) => {
    if (question.key !== key) return [question];
    const options = question.options.map((option) => ({ ...option, key: newKey(), id: null }));
    // A copy is the company's own question: an update of the template changes the first one only.
    return [question, { ...question, key: newKey(), id: null, source: null, options }];
  });
}
