import { normalizePlaceName } from '../countries/normalize-place-name';
import { normalizeTaxId } from '../identity/tax-id';
import { isNotApplicable, isTableAnswer, type NotApplicable, type TableAnswer } from '../questionnaires/answer-shapes';
import type { Answering } from '../questionnaires/format-rules';
import type { QuestionItem } from '../questionnaires/questionnaire-rules';
import { type AnswerValue, isEmptyAnswer } from './answer-rules';
import { checkTypedAnswer, storedAnswer } from './typed-answer-rules';

export type CarriedAnswer = string | string[] | TableAnswer | NotApplicable;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the ids of the options in `item` that have the same words as the options `ids` of `before`; null if one lacks. */
function optionsIn(item: QuestionItem, before: QuestionItem, ids: readonly string[]): string[] | null {
  const found = ids.map((id) => {
    const words = before.options.find((option) => option.id === id)?.value;
    return item.options.find(({ value }) => words !== undefined && plain(value) === plain(words))?.id;
  });
  return found.every((id) => id !== undefined) ? found : null;
}

/** Columns of a table have ids of their own questionnaire: a table is carried only between columns with equal ids. */
function carried(item: QuestionItem, before: QuestionItem, answer: AnswerValue): CarriedAnswer | null {
  if (isNotApplicable(answer)) return answer;
  if (item.type === 'input') return typeof answer === 'string' || isTableAnswer(answer) ? answer : null;
  if (item.type === 'radio')
    return typeof answer === 'string' ? (optionsIn(item, before, [answer])?.[0] ?? null) : null;
  const ids = Array.isArray(answer) ? (answer as readonly string[]) : null;
  return item.type === 'checkbox' && ids ? optionsIn(item, before, ids) : null;
}

/**
 * Returns the answers of an earlier questionnaire that fit this one: questions with the same words and type, options
 * with the same words. A question that occurs twice in either is left out, because the words do not tell which is
 * which. Files are left out: a file belongs to one supplier.
 */
export function carryAnswers(
  items: readonly QuestionItem[],
  earlier: { items: readonly QuestionItem[]; answers: ReadonlyMap<string, AnswerValue> },
  by: Answering,
): Map<string, CarriedAnswer> {
  const keyOf = ({ type, title }: QuestionItem) => `${type} ${plain(title)}`;
  const only = (all: readonly QuestionItem[], key: string): QuestionItem | null => {
    const same = all.filter((item) => keyOf(item) === key);
    return same.length === 1 ? (same[0] ?? null) : null;
  };
  const found = new Map<string, CarriedAnswer>();
  for (const item of items) {
    const before = only(items, keyOf(item)) && only(earlier.items, keyOf(item));
    const answer = before && (earlier.answers.get(before.id) ?? null);
    if (!before || isEmptyAnswer(answer)) continue;
    // Judged as the save judges it, with the supplier's country: one answer that it refuses would refuse all of them.
    const value = storedAnswer(item, carried(item, before, answer), by);
    if (value !== null && checkTypedAnswer(item.id, item, value, by).length === 0) found.set(item.id, value);
  }
  return found;
}

interface NamedCompany {
  taxId: string;
  companyName: string;
}

/**
 * True for equal tax ids, or for the same company name if a tax id is unknown: one account may answer for several
 * companies, and the answers of another one must not be offered.
 */
export function isSameCompany(one: NamedCompany, other: NamedCompany): boolean {
  const [first, second] = [normalizeTaxId(one.taxId), normalizeTaxId(other.taxId)];
  if (first !== '' && second !== '') return first === second;
  const name = normalizePlaceName(one.companyName);
  return name !== '' && name === normalizePlaceName(other.companyName);
}
