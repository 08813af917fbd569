import type { Comparison } from '../condition';
import type { QuestionItem } from '../questionnaire-rules';

/** A comparison that must hold, or with `isNot` must not hold. */
export interface Literal {
  comparison: Comparison;
  isNot: boolean;
}

/** What is known of a question: whether it can be shown, and which of its options can. */
export interface KnownQuestion {
  item: QuestionItem;
  isReachable: boolean;
  /** Ids of the options that can be shown. */
  options: ReadonlySet<string>;
}

/** Returns the value of a comparison with a typed answer; undefined for a comparison with options. */
const valueOf = (comparison: Comparison): string | number | undefined =>
  Reflect.get(comparison, 'value') as string | number | undefined;

const optionOf = (comparison: Comparison): string | undefined =>
  Reflect.get(comparison, 'option') as string | undefined;

const countOf = (comparison: Comparison): number | undefined => Reflect.get(comparison, 'count') as number | undefined;

/**
 * True if one fact can satisfy all literals. `known` is the value that the fact has for every supplier of the workflow.
 */
export function canFactBe(literals: readonly Literal[], known: string | undefined): boolean {
  const [positive, negative] = divided(literals).map((all) => new Set(all.map(valueOf))) as [
    Set<unknown>,
    Set<unknown>,
  ];
  if (known !== undefined) return !negative.has(known) && [...positive].every((value) => value === known);
  return positive.size <= 1 && [...positive].every((value) => !negative.has(value));
}

function divided(literals: readonly Literal[]): [Comparison[], Comparison[]] {
  const [positive, negative]: [Comparison[], Comparison[]] = [[], []];
  for (const { comparison, isNot } of literals) (isNot ? negative : positive).push(comparison);
  return [positive, negative];
}

/** True unless no answer to the question can satisfy all literals; comparisons that are not understood are left out. */
export function canAnswerBe({ item, isReachable, options }: KnownQuestion, literals: readonly Literal[]): boolean {
  const [positive, negative] = divided(literals);
  // Without an answer, no comparison holds.
  if (positive.length === 0) return true;
  if (!isReachable) return false;
  if (item.allowNa && positive.every(({ is }) => is === 'answered')) return true;
  if (negative.some(({ is }) => is === 'answered')) return false;
  if (item.type === 'radio') return canChoiceBe(options, positive, negative);
  if (item.type === 'checkbox') return canChoicesBe(options, positive, negative);
  return item.type !== 'input' || canTypedBe(item.format ?? null, positive, negative);
}

const optionsIn = (comparisons: readonly Comparison[], is: Comparison['is']): Set<string> =>
  new Set(comparisons.flatMap((one) => (one.is === is ? (optionOf(one) ?? []) : [])));

function canChoiceBe(
  options: ReadonlySet<string>,
  positive: readonly Comparison[],
  negative: readonly Comparison[],
): boolean {
  // Without sets: most conditions compare choices, and a proof asks this thousands of times.
  for (const id of options) {
    if (
      positive.every((one) => isOptionOrOpen(one, id)) &&
      !negative.some((one) => one.is === 'equals' && optionOf(one) === id)
    )
      return true;
  }
  return false;
}

/** True unless the comparison demands another option. */
const isOptionOrOpen = (comparison: Comparison, id: string): boolean =>
  comparison.is !== 'equals' || (optionOf(comparison) ?? id) === id;

function canChoicesBe(
  options: ReadonlySet<string>,
  positive: readonly Comparison[],
  negative: readonly Comparison[],
): boolean {
  const [wanted, unwanted] = [optionsIn(positive, 'contains'), optionsIn(negative, 'contains')];
  if ([...wanted].some((id) => unwanted.has(id) || !options.has(id))) return false;
  const available = [...options].filter((id) => !unwanted.has(id)).length;
  const least = Math.max(1, wanted.size, ...positive.map((one) => countOf(one) ?? 0));
  const most = Math.min(available, ...negative.map((one) => (countOf(one) ?? Infinity) - 1));
  return least <= most;
}

function canTypedBe(
  format: QuestionItem['format'] | null,
  positive: readonly Comparison[],
  negative: readonly Comparison[],
): boolean {
  const valuesOf = (all: readonly Comparison[], is: string) =>
    all.flatMap((one) => ((one.is as string) === is ? (valueOf(one) ?? []) : []));
  const [wanted, unwanted] = [new Set(valuesOf(positive, 'equals')), new Set(valuesOf(negative, 'equals'))];
  if (wanted.size > 1 || [...wanted].some((value) => unwanted.has(value))) return false;
  if (format?.kind === 'yes_no' && ['yes', 'no'].every((value) => unwanted.has(value))) return false;
  if (format?.kind === 'date') {
    return hasRoom(
      [...valuesOf(negative, 'before').map(String), format.from ?? ''],
      valuesOf(positive, 'before').map(String),
      format.to,
    );
  }
  if (format?.kind !== 'number' && format?.kind !== 'percent' && format?.kind !== 'money') return true;
  const lowest = [...valuesOf(positive, 'at_least').map(Number), format.min ?? -Infinity];
  return hasRoom(lowest, valuesOf(negative, 'at_least').map(Number), format.max);
}

/** True if a value lies at or above all `lowest`, below all `limits`, and at or below `highest`. */
function hasRoom<Value extends string | number>(
  lowest: readonly Value[],
  limits: readonly Value[],
  highest: Value | undefined,
): boolean {
  return lowest.every((low) => limits.every((limit) => !(low >= limit)) && !(highest !== undefined && low > highest));
}
