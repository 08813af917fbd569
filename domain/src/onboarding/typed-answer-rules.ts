import { type Violation, violation } from '../errors/error-codes';
import { answerProblemText } from '../questionnaires/answer-problem-words';
import { isNotApplicable, isTableAnswer } from '../questionnaires/answer-shapes';
import { type AnswerFault, type Answering, canonicalAnswer, formatFaults } from '../questionnaires/format-rules';
import type { QuestionItem } from '../questionnaires/questionnaire-rules';
import { type AnswerValue, checkAnswer, isEmptyAnswer } from './answer-rules';

type Typed = Pick<QuestionItem, 'type' | 'format'>;

function faultsOf({ type, format }: Typed, answer: AnswerValue, by: Answering): AnswerFault[] {
  if (!format || type !== 'input' || isEmptyAnswer(answer)) return [];
  const faults = typeof answer === 'string' || isTableAnswer(answer) ? formatFaults(format, answer, by) : [];
  // A row is saved while it is typed; the submit asks for its missing cells.
  return faults.filter(({ problem }) => problem !== 'cell_missing');
}

/** Returns a given answer as it is stored; null for one that says nothing. */
export function storedAnswer<Answer extends AnswerValue>(
  item: Typed | undefined,
  answer: Answer,
  by: Answering,
): Answer | null {
  if (isEmptyAnswer(answer)) return null;
  if (isNotApplicable(answer)) return { not_applicable: answer.not_applicable.trim() } as unknown as Answer;
  const isTyped = item?.format && item.type === 'input' && (typeof answer === 'string' || isTableAnswer(answer));
  return isTyped && item.format ? canonicalAnswer(item.format, answer, by) : answer;
}

/**
 * Lists what is wrong with an answer, with its format: one violation per cell of a table, whose path ends with row and
 * column (`answers.<question>.rows.0.<column>`) and whose message says what is wanted.
 */
export function checkTypedAnswer(
  questionId: string,
  item: QuestionItem | undefined,
  answer: AnswerValue,
  by: Answering = {},
): Violation[] {
  const path = `answers.${questionId}`;
  const unfit = checkAnswer(questionId, item, answer);
  const format = item?.format;
  if (!item || !format || (unfit && (answer === null || isNotApplicable(answer)))) return unfit ? [unfit] : [];
  const faults = faultsOf(item, answer, by).map(({ problem, row, column }) => {
    const columns = format.kind === 'table' ? format.columns : [];
    const own = columns.find(({ id }) => id === column)?.format ?? format;
    const place = row === undefined ? path : `${path}.rows.${row}.${column ?? ''}`;
    return { ...violation('answer_invalid', place), message: answerProblemText(problem, own, 'en', by) };
  });
  return faults.length === 0 && unfit ? [unfit] : faults;
}

/** True if an answer still fits its question; a tax id of the supplier's former country does. */
export const fitsQuestion = (item: QuestionItem, answer: AnswerValue): boolean =>
  checkAnswer(item.id, item, answer) === null && faultsOf(item, answer, {}).length === 0;
