import { type Violation, violation } from '../errors/error-codes';
import { isAnswerable, type QuestionItem } from '../questionnaires/questionnaire-rules';
import { MAX_ANSWER_LENGTH } from './limits';

interface FileAnswer {
  fileId: string;
  name: string;
  size: number;
}

/**
 * Answer to a question: a text, an option's id, a list of option ids, or an uploaded file; null means unanswered
 * (reference 6.4, reference 6.5).
 */
export type AnswerValue = string | readonly string[] | FileAnswer | null;

const isFile = (answer: AnswerValue): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'fileId' in answer;

/** The file of an answer; null for another answer. */
export const fileOfAnswer = (answer: AnswerValue): FileAnswer | null => (isFile(answer) ? answer : null);

export function isEmptyAnswer(answer: AnswerValue | undefined): boolean {
  if (answer == null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return !isFile(answer) && answer.length === 0;
}

function fits(item: QuestionItem, answer: AnswerValue): boolean {
  const isOption = (id: string): boolean => item.options.some((option) => option.id === id);
  if (!isAnswerable(item.type)) return false;
  if (answer === null) return true;
  if (item.type === 'file') return isFile(answer);
  if (typeof answer === 'string') {
    return item.type === 'input' ? answer.length <= MAX_ANSWER_LENGTH : item.type === 'radio' && isOption(answer);
  }
  return (
    item.type === 'checkbox' && !isFile(answer) && answer.every(isOption) && new Set(answer).size === answer.length
  );
}

/**
 * Returns a violation if the answer does not fit its question, otherwise null. A question that no longer exists accepts
 * no answer.
 */
export function checkAnswer(questionId: string, item: QuestionItem | undefined, answer: AnswerValue): Violation | null {
  return item && fits(item, answer) ? null : violation('answer_invalid', `answers.${questionId}`);
}

/**
 * Lists the ids of required questions without a valid answer. A checkbox question needs at least one option, a file
 * question needs an upload, and options that no longer exist do not count (reference 6.6).
 */
export function missingRequired(items: readonly QuestionItem[], answers: ReadonlyMap<string, AnswerValue>): string[] {
  return items
    .filter((item) => item.required && isAnswerable(item.type))
    .filter((item) => {
      const answer = answers.get(item.id) ?? null;
      return isEmptyAnswer(answer) || !fits(item, answer);
    })
    .map((item) => item.id);
}

/** Counts the answered questions and all answerable questions, including optional questions. */
export function countAnswered(
  items: readonly Pick<QuestionItem, 'id' | 'type'>[],
  answers: ReadonlyMap<string, AnswerValue>,
): { done: number; total: number } {
  const asked = items.filter(({ type }) => isAnswerable(type));
  return { done: asked.filter(({ id }) => !isEmptyAnswer(answers.get(id))).length, total: asked.length };
}

export function checkSubmission(
  items: readonly QuestionItem[],
  answers: ReadonlyMap<string, AnswerValue>,
): Violation[] {
  return missingRequired(items, answers).map((id) => violation('required_answers_missing', `answers.${id}`));
}
