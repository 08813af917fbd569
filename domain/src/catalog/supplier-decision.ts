import { type Violation, violation } from '../errors/error-codes';

export const SUPPLIER_DECISIONS = ['approved', 'approved_with_conditions', 'rejected'] as const;
export type SupplierDecision = (typeof SUPPLIER_DECISIONS)[number];

export const DECISION_FILTERS = [...SUPPLIER_DECISIONS, 'none'] as const;
export type DecisionFilter = (typeof DECISION_FILTERS)[number];

export const DECISION_REASON_MAX = 2000;

export const isSupplierDecision = (text: string): text is SupplierDecision =>
  (SUPPLIER_DECISIONS as readonly string[]).includes(text);

export const needsReason = (decision: SupplierDecision): boolean => decision !== 'approved';

/** Validates a decision made through the API, by which programs may approve a supplier without a reason. */
export function checkDecision({ decision, reason }: { decision: string; reason: string }): Violation[] {
  if (!isSupplierDecision(decision)) return [violation('decision_invalid', 'decision')];
  return needsReason(decision) && reason.trim() === '' ? [violation('decision_reason_required', 'reason')] : [];
}

/** Validates a decision made by a person, which always requires a reason (reference 4.16). */
export function checkReasonedDecision({ decision, reason }: { decision: string; reason: string }): Violation[] {
  return [
    ...(isSupplierDecision(decision) ? [] : [violation('decision_invalid', 'decision')]),
    ...(reason.trim() === '' ? [violation('decision_reason_required', 'reason')] : []),
  ];
}
