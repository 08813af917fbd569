import { type Violation, violation } from '../errors/error-codes';
import { lookUp } from '../language/record-of';
import { isNotApplicable, isTableAnswer, type NotApplicable, type TableAnswer } from '../questionnaires/answer-shapes';
import { MAX_ANSWER_LENGTH, MAX_REASON_LENGTH } from '../questionnaires/limits';
import { isAnswerable, type QuestionItem } from '../questionnaires/questionnaire-rules';

interface FileAnswer {
  fileId: string;
  name: string;
  size: number;
}

/**
 * Answer to a question: a text, an option's id, a list of option ids, an uploaded file, the rows of a table, or the
 * reason why the question does not apply; null means unanswered (reference 6.4, reference 6.5, reference 6.11).
 */
export type AnswerValue = string | readonly string[] | FileAnswer | TableAnswer | NotApplicable | null;

const isFile = (answer: AnswerValue): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'fileId' in answer;

/** The file of an answer; null for another answer. */
export const fileOfAnswer = (answer: AnswerValue): FileAnswer | null => (isFile(answer) ? answer : null);

export function isEmptyAnswer(answer: AnswerValue | undefined): boolean {
  if (answer == null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (isTableAnswer(answer)) return answer.rows.every((row) => Object.values(row).every((cell) => cell.trim() === ''));
  if (isNotApplicable(answer)) return answer.not_applicable.trim() === '';
  return !isFile(answer) && answer.length === 0;
}

/** True if an answer has the form that its question's format asks for; `format-rules.ts` checks what it says. */
const hasFormOf = ({ format }: QuestionItem, answer: string | TableAnswer): boolean =>
  (format?.kind === 'table') === (typeof answer !== 'string');

function fits(item: QuestionItem, answer: AnswerValue): boolean {
  const isOption = (id: string): boolean => item.options.some((option) => option.id === id);
  if (!isAnswerable(item.type)) return false;
  if (answer === null) return true;
  if (isNotApplicable(answer)) return item.allowNa === true && answer.not_applicable.length <= MAX_REASON_LENGTH;
  if (item.type === 'file') return isFile(answer);
  if (isTableAnswer(answer)) return item.type === 'input' && hasFormOf(item, answer);
  if (typeof answer === 'string') {
    return item.type === 'input'
      ? answer.length <= MAX_ANSWER_LENGTH && hasFormOf(item, answer)
      : item.type === 'radio' && isOption(answer);
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

/** True for a table with a row that lacks a cell of a required column. */
export function lacksCells({ type, format }: Pick<QuestionItem, 'type' | 'format'>, answer: AnswerValue): boolean {
  if (type !== 'input' || format?.kind !== 'table' || !isTableAnswer(answer)) return false;
  const required = format.columns.filter((column) => column.required);
  return answer.rows.some((row) => required.some(({ id }) => (lookUp(row, id) ?? '').trim() === ''));
}

/**
 * Lists the ids of required questions without a valid answer, and of tables with an incomplete row. A checkbox
 * question needs at least one option, a file question needs an upload, and options that no longer exist do not count
 * (reference 6.6).
 */
export function missingRequired(items: readonly QuestionItem[], answers: ReadonlyMap<string, AnswerValue>): string[] {
  return items
    .filter((item) => isAnswerable(item.type))
    .filter((item) => {
      const answer = answers.get(item.id) ?? null;
      return (item.required && (isEmptyAnswer(answer) || !fits(item, answer))) || lacksCells(item, answer);
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
