/** Facts of the supplier that a condition may compare; both are known before the first answer. */
export const CONDITION_FACTS = ['country', 'report_type'] as const;
export type ConditionFact = (typeof CONDITION_FACTS)[number];

export type SupplierFacts = Readonly<Record<ConditionFact, string>>;

/**
 * Comparison of one answer or fact: `equals` the chosen option of a radio question, `contains` an option of a checkbox
 * question, `at_least` so many chosen options, or `answered` at all. Of typed answers: `equals` a country or yes and no,
 * `at_least` a number, a percentage or an amount, `before` a day.
 */
export type Comparison =
  | { question: string; is: 'equals' | 'contains'; option: string }
  | { question: string; is: 'at_least'; count: number }
  | { question: string; is: 'equals'; value: string }
  | { question: string; is: 'at_least'; value: number }
  | { question: string; is: 'before'; value: string }
  | { question: string; is: 'answered' }
  | { fact: ConditionFact; is: 'equals'; value: string };

/** Condition under which an item or an option is shown; has the same form in JSON, in the database and in the rules. */
export type Condition = Comparison | { all: readonly Condition[] } | { any: readonly Condition[] } | { not: Condition };

/** Returns the condition with its comparisons replaced by `change`. */
export function mapCondition(condition: Condition, change: (comparison: Comparison) => Comparison): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => mapCondition(part, change)) };
  if ('any' in condition) return { any: condition.any.map((part) => mapCondition(part, change)) };
  if ('not' in condition) return { not: mapCondition(condition.not, change) };
  return change(condition);
}

export function comparisonsOf(condition: Condition): Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsOf);
  if ('any' in condition) return condition.any.flatMap(comparisonsOf);
  return 'not' in condition ? comparisonsOf(condition.not) : [condition];
}

/**
 * Returns the condition with the ids of questions and options renamed, for copies and new items; an unknown id is kept,
 * so that a broken reference stays visible as broken. Its fields have one order, so that equal conditions are equal
 * texts: the database returns the fields of JSON in an order of its own.
 */
export const renameIds = (condition: Condition, ids: ReadonlyMap<string, string>): Condition =>
  mapCondition(condition, (comparison) => {
    if ('fact' in comparison) return { fact: comparison.fact, is: comparison.is, value: comparison.value };
    const question = ids.get(comparison.question) ?? comparison.question;
    if (comparison.is === 'answered') return { question, is: comparison.is };
    if ('value' in comparison) return { question, is: comparison.is, value: comparison.value } as Comparison;
    if (comparison.is === 'at_least') return { question, is: comparison.is, count: comparison.count };
    return { question, is: comparison.is, option: ids.get(comparison.option) ?? comparison.option };
  });

const SAME_IDS: ReadonlyMap<string, string> = new Map();

/** Returns the condition with its fields in one order; null stays null. */
export const inOneOrder = (condition: Condition | null | undefined): Condition | null =>
  condition ? renameIds(condition, SAME_IDS) : null;
