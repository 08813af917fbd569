import { MIN_OPTIONS } from '@homologa/domain/questionnaires/limits';
import { hasOptions, type QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { OptionForm, QuestionForm } from '../workflow-form';

type NewKey = () => string;

const emptyOption = (newKey: NewKey): OptionForm => ({ key: newKey(), id: null, value: '' });

/** At least the two options that a choice needs. */
const withMinOptions = (options: OptionForm[], newKey: NewKey): OptionForm[] => [
  ...options,
  ...Array.from({ length: Math.max(0, MIN_OPTIONS - options.length) }, () => emptyOption(newKey)),
];

/** A new question: required (reference 6.2), its type still to be chosen unless given. */
export const newQuestion = (newKey: NewKey, type: QuestionType | null): QuestionForm => ({
  key: newKey(),
  id: null,
  type,
  title: '',
  required: true,
  options: [],
  file: null,
});

/** The question as another type; options stay for a change of mind, and choices get their first two. */
export const withType = (question: QuestionForm, type: QuestionType, newKey: NewKey): QuestionForm => ({
  ...question,
  type,
  options: hasOptions(type) ? withMinOptions(question.options, newKey) : question.options,
});

export const withOption = (question: QuestionForm, newKey: NewKey): QuestionForm => ({
  ...question,
  options: [...question.options, emptyOption(newKey)],
});

/**
 * A removed question back where it was: behind the one that it followed then, which may have moved, or first.
 */
export function putBack(
  questions: readonly QuestionForm[],
  removed: QuestionForm,
  follows: string | undefined,
): QuestionForm[] {
  if (questions.some(({ key }) => key === removed.key)) return [...questions];
  return questions.toSpliced(questions.findIndex(({ key }) => key === follows) + 1, 0, removed);
}

/** A copy right behind the original, with ids of its own. */
export function duplicated(questions: readonly QuestionForm[], key: string, newKey: NewKey): QuestionForm[] {
  return questions.flatMap((question) => {
    if (question.key !== key) return [question];
    const options = question.options.map((option) => ({ ...option, key: newKey(), id: null }));
    return [question, { ...question, key: newKey(), id: null, options }];
  });
}
