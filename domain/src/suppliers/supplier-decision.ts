import { type Violation, violation } from '../errors/error-codes';

/** What a client decides about a supplier. */
export const SUPPLIER_DECISIONS = ['approved', 'approved_with_conditions', 'rejected'] as const;
export type SupplierDecision = (typeof SUPPLIER_DECISIONS)[number];

/** Values of the decision filter: the newest decision, and undecided. */
export const DECISION_FILTERS = [...SUPPLIER_DECISIONS, 'none'] as const;
export type DecisionFilter = (typeof DECISION_FILTERS)[number];

export const DECISION_REASON_MAX = 2000;

export const isSupplierDecision = (text: string): text is SupplierDecision =>
  (SUPPLIER_DECISIONS as readonly string[]).includes(text);

/** Conditions and a rejection have to be explained; an approval may be. */
export const needsReason = (decision: SupplierDecision): boolean => decision !== 'approved';

/** What is wrong with a decision as typed; the form and the use case both ask. */
export function checkDecision({ decision, reason }: { decision: string; reason: string }): Violation[] {
  if (!isSupplierDecision(decision)) return [violation('decision_invalid', 'decision')];
  return needsReason(decision) && reason.trim() === '' ? [violation('decision_reason_required', 'reason')] : [];
}
