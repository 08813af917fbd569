import type { BirRow, BirValue } from '../bir-form/form-values';
import type { QuestionOption } from '../questionnaires/questionnaire-rules';
import { canonicalJson, type Json } from '../reports/canonical-json';

export interface SentBackFile {
  fileId: string;
  name: string;
  /** In bytes. */
  size: number;
}

/**
 * What an item held at one moment: an answer in words, a field as it is stored, the rows of a list, or files. It is
 * kept as it was, whatever becomes of the question or of the form.
 */
export type SentBackValue =
  | { texts: string[] }
  | { value: Exclude<BirValue, undefined> }
  | { rows: BirRow[] }
  | { files: SentBackFile[] };

/** An answer in words: chosen options by their texts, in the question's order. Nothing is an empty list. */
export function answerTexts(answer: string | readonly string[] | null, options: readonly QuestionOption[]): string[] {
  const given = answer === null ? [] : typeof answer === 'string' ? [answer] : [...answer];
  if (options.length === 0) return given.filter((text) => text.trim() !== '');
  return options.flatMap(({ id, value }) => (given.includes(id) ? [value] : []));
}

/** Whether nothing is there. */
export function isEmptyValue(value: SentBackValue): boolean {
  if ('texts' in value) return value.texts.length === 0;
  if ('files' in value) return value.files.length === 0;
  if ('rows' in value) return value.rows.every((row) => Object.keys(row).length === 0);
  return value.value === null || value.value === '';
}

/** Whether two values say the same; a file sent anew is another one. */
export const isSameValue = (one: SentBackValue, other: SentBackValue): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);
