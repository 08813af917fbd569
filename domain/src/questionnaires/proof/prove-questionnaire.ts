import type { SupplierFacts } from '../condition';
import type { Scoring } from '../points';
import type { QuestionItem } from '../questionnaire-rules';
import type { Finding } from './finding';
import { proveConditions } from './prove-conditions';
import { provePoints } from './prove-points';

interface Proven {
  items: readonly QuestionItem[];
  /** Null for a questionnaire without points. */
  scoring: Scoring | null;
  /** Facts that are the same for all suppliers of the workflow, such as its report type. */
  facts: Partial<SupplierFacts>;
}

/**
 * Finds faults in a questionnaire's logic before anybody answers it (reference 6.13), in the order of its items. Says
 * nothing that is not certain: a condition whose search takes too long counts as possible.
 */
export function proveQuestionnaire({ items, scoring, facts }: Proven): Finding[] {
  const { findings, unreachable } = proveConditions(items, facts);
  const all = scoring ? [...findings, ...provePoints(items, scoring, unreachable)] : findings;
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const placeOf = ({ itemId }: Finding): number => (itemId === null ? items.length : (places.get(itemId) ?? 0));
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
