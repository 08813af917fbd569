import type { BirRow, BirValue } from '../bir-form/form-values';
import { canonicalJson, type Json } from '../language/canonical-json';
import { lookUp } from '../language/record-of';
import { isNotApplicable, isTableAnswer, type NotApplicable, type TableAnswer } from '../questionnaires/answer-shapes';
import type { QuestionItem } from '../questionnaires/questionnaire-rules';

export interface SentBackFile {
  fileId: string;
  name: string;
  /** Size in bytes. */
  size: number;
}

/**
 * Snapshot of an item's content: answer texts, a field's value, the rows of a list, or files. It is a copy, so that
 * later changes of the question or the form do not affect it.
 */
export type SentBackValue =
  | { texts: string[] }
  | { value: Exclude<BirValue, undefined> }
  | { rows: BirRow[] }
  | { files: SentBackFile[] };

const NOT_APPLICABLE = 'N/A: ';
/** Separator of the cells of a table's row, which is kept as one text. */
export const CELLS_APART = ' | ';

/** Returns the answer of a question that did not apply, as `answerTexts` wrote it; null for any other. */
export function notApplicableIn(texts: readonly string[]): NotApplicable | null {
  const [text = '', ...more] = texts;
  const isReason = more.length === 0 && text.startsWith(NOT_APPLICABLE);
  return isReason ? { not_applicable: text.slice(NOT_APPLICABLE.length) } : null;
}

/**
 * A table gives a text per row, with a place for each column, so that a cell moved to another column is a change; a
 * question that does not apply gives its reason.
 */
export function answerTexts(
  answer: string | readonly string[] | TableAnswer | NotApplicable | null,
  { options, format }: Pick<QuestionItem, 'options' | 'format'>,
): string[] {
  if (isNotApplicable(answer)) return [`${NOT_APPLICABLE}${answer.not_applicable}`];
  if (isTableAnswer(answer)) {
    const columns = format?.kind === 'table' ? format.columns.map(({ id }) => id) : null;
    return answer.rows.map((row) => (columns ?? Object.keys(row)).map((id) => lookUp(row, id) ?? '').join(CELLS_APART));
  }
  const given = answer === null ? [] : typeof answer === 'string' ? [answer] : [...answer];
  if (options.length === 0) return given.filter((text) => text.trim() !== '');
  return options.flatMap(({ id, value }) => (given.includes(id) ? [value] : []));
}

export function isEmptyValue(value: SentBackValue): boolean {
  if ('texts' in value) return value.texts.length === 0;
  if ('files' in value) return value.files.length === 0;
  if ('rows' in value) return value.rows.every((row) => Object.keys(row).length === 0);
  return value.value === null || value.value === '';
}

/** True if the content is equal; a file that was uploaded again counts as different. */
export const isSameValue = (one: SentBackValue, other: SentBackValue): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);
