import { MAX_OPTIONS, MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import type { QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { OptionForm, QuestionForm } from '../workflow-form';
import { newOption, newQuestion, withType } from './question-edits';

/** List marks and numbers before the text of a pasted line: "- ", "• ", "1. ", "a) ". */
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,3}[.)]|[a-zA-Z][.)])\s+/;

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');

/**
 * Pastes lines into options: fills the option `key` and the empty options after it, then adds options for the remaining
 * lines. `left` contains the lines beyond the limit, because the server would reject the whole save if there were too
 * many options.
 */
export function withPastedOptions(
  options: readonly OptionForm[],
  key: string,
  lines: readonly string[],
  newKey: () => string,
): { options: OptionForm[]; last: string; left: string[] } {
  const place = options.findIndex((option) => option.key === key);
  const filled = [...options];
  let at = filled[place]?.value === '' ? place : place + 1;
  let last = key;
  for (const [index, line] of lines.entries()) {
    const present = filled[at];
    if (present?.value !== '' && filled.length >= MAX_OPTIONS)
      return { options: filled, last, left: lines.slice(index) };
    const option = present?.value === '' ? { ...present, value: line } : newOption(newKey, line);
    filled.splice(at, present?.value === '' ? 1 : 0, option);
    last = option.key;
    at += 1;
  }
  return { options: filled, last, left: [] };
}

/**
 * Creates a question of the same type with empty options. If `mayAttach` is false, uses a text question instead of an
 * attachment, because a file needs the id of a stored question.
 */
export function nextOfKind(question: QuestionForm, mayAttach: boolean, newKey: () => string): QuestionForm {
  const type: QuestionType = question.type === 'attachment' && !mayAttach ? 'input' : (question.type ?? 'input');
  return { ...withType(newQuestion(newKey, type), type, newKey), required: question.required };
}

/**
 * Pastes lines into a questionnaire: the first line becomes the text of the empty question `key`, and each further line
 * becomes a new question of the same type. `left` contains the lines beyond the limit.
 */
export function withPastedQuestions(
  questions: readonly QuestionForm[],
  key: string,
  lines: readonly string[],
  next: (question: QuestionForm) => QuestionForm,
): { questions: QuestionForm[]; left: string[] } {
  const [first = '', ...rest] = lines;
  const room = Math.max(0, MAX_QUESTIONS - questions.length);
  const added = rest.slice(0, room);
  return {
    questions: questions.flatMap((question) => {
      if (question.key !== key) return [question];
      return [{ ...question, title: first }, ...added.map((title) => ({ ...next(question), title }))];
    }),
    left: rest.slice(room),
  };
}
