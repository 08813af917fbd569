import { isReportType } from '../catalog/report-types';
import { isCountryId } from '../countries/countries';
import { type Violation, violation } from '../errors/error-codes';
import { isDay } from '../identity/day';
import { isNumeric } from './answer-format';
import { type Comparison, type Condition, comparisonsOf } from './condition';
import { isAnswerable, type QuestionItem } from './questionnaire-rules';

/** True if a typed question can be compared with the value: a country, yes or no, a number or a day. */
function fitsFormat(comparison: { is: string; value: string | number }, { type, format }: QuestionItem): boolean {
  const { is, value } = comparison;
  if (type !== 'input' || !format) return false;
  if (typeof value === 'number') return is === 'at_least' && isNumeric(format.kind);
  if (is === 'before') return format.kind === 'date' && isDay(value);
  if (format.kind === 'country') return isCountryId(value);
  return format.kind === 'yes_no' && (value === 'yes' || value === 'no');
}

/** Returns true if `question`, an earlier item, can be compared in this way. */
function fits(comparison: Exclude<Comparison, { fact: string }>, question: QuestionItem): boolean {
  if ('value' in comparison) return fitsFormat(comparison, question);
  const hasOption = (id: string): boolean => question.options.some((option) => option.id === id);
  if (comparison.is === 'equals') return question.type === 'radio' && hasOption(comparison.option);
  if (comparison.is === 'contains') return question.type === 'checkbox' && hasOption(comparison.option);
  if (comparison.is === 'at_least') {
    return question.type === 'checkbox' && comparison.count <= question.options.length;
  }
  return isAnswerable(question.type);
}

const isFactValue = ({ fact, value }: Extract<Comparison, { fact: string }>): boolean =>
  fact === 'country' ? isCountryId(value) : isReportType(value);

const conditionsOf = ({ showIf, options }: QuestionItem): Condition[] =>
  [showIf, ...options.map((option) => option.showIf)].filter((condition) => condition != null);

/** Returns the comparisons of an item and its options that refer to nothing above the item that can be compared so. */
function brokenIn(item: QuestionItem, above: ReadonlyMap<string, QuestionItem>): Comparison[] {
  return conditionsOf(item)
    .flatMap(comparisonsOf)
    .filter((comparison) => {
      if ('fact' in comparison) return !isFactValue(comparison);
      const question = above.get(comparison.question);
      return !question || !fits(comparison, question);
    });
}

interface BrokenItem {
  /** Position of the item, from 0. */
  index: number;
  item: QuestionItem;
  comparisons: Comparison[];
}

/** Lists the items with a broken condition, and the comparisons that break it. */
export function brokenComparisons(items: readonly QuestionItem[]): BrokenItem[] {
  const above = new Map<string, QuestionItem>();
  return items.flatMap((item, index) => {
    const comparisons = brokenIn(item, above);
    above.set(item.id, item);
    return comparisons.length > 0 ? [{ index, item, comparisons }] : [];
  });
}

/** Lists the positions of the items with a broken condition, from 0. */
export const brokenConditions = (items: readonly QuestionItem[]): number[] =>
  brokenComparisons(items).map(({ index }) => index);

/**
 * Reports items whose condition refers to a later, a removed or an unsuitable question or option; `index` is the
 * position of the item with the condition.
 */
export const checkConditions = (items: readonly QuestionItem[]): Violation[] =>
  brokenConditions(items).map((index) => violation('questionnaire_condition_broken', 'questionnaire', { index }));

/** Lists the ids of the items whose conditions hold in `before` and would be broken in `after`. */
export function brokenBy(before: readonly QuestionItem[], after: readonly QuestionItem[]): string[] {
  const already = new Set(brokenConditions(before).map((index) => before[index]?.id));
  return brokenConditions(after).flatMap((index) => {
    const id = after[index]?.id;
    return id === undefined || already.has(id) ? [] : [id];
  });
}
