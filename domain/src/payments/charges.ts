import { PAYMENT_FOLLOW_UP } from './limits';

export const CHARGE_STATES = ['awaiting_proof', 'to_check', 'accepted', 'rejected'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

export const CHARGE_ISSUE_KINDS = ['second_payment', 'mismatch'] as const;
export type ChargeIssueKind = (typeof CHARGE_ISSUE_KINDS)[number];

/** States displayed at the desk; `unpaid` is an overdue `awaiting_proof` that needs a follow-up. */
export const SHOWN_CHARGE_STATES = ['awaiting_proof', 'unpaid', 'to_check', 'accepted', 'rejected'] as const;
export type ShownChargeState = (typeof SHOWN_CHARGE_STATES)[number];

export const CHARGE_FILTERS = [
  'to_check',
  ...CHARGE_ISSUE_KINDS,
  'unpaid',
  'awaiting_proof',
  'rejected',
  'accepted',
] as const;
export type ChargeFilter = (typeof CHARGE_FILTERS)[number];

/**
 * Returns the time limit for `unpaid`. A payment counts as unpaid if it was requested at or before this time and has no
 * proof.
 */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - PAYMENT_FOLLOW_UP);

export const shownChargeState = (charge: { state: ChargeState; askedAt: Date }, now: Date): ShownChargeState =>
  charge.state === 'awaiting_proof' && charge.askedAt <= unpaidSince(now) ? 'unpaid' : charge.state;

/** True while a proof is unchecked or rejected, because work on the report pauses until the proof is accepted. */
export const holdsReportBack = (state: ChargeState | null | undefined): boolean =>
  state === 'to_check' || state === 'rejected';

/**
 * True once staff or the provider have the money: the payment's method and invoice data are then final. A rejection
 * opens them again, even for money that the provider has received.
 */
export const isPaymentSettled = (state: ChargeState | null | undefined, isPaidOnline: boolean): boolean =>
  state === 'accepted' || (isPaidOnline && state !== 'rejected');

export const isPaymentMissing = (state: ChargeState): boolean => state === 'awaiting_proof' || state === 'rejected';

export const isRejectedProof = (
  charge: { state: ChargeState; decidedAt: Date | null },
  proof: { createdAt: Date },
): boolean => holdsReportBack(charge.state) && charge.decidedAt !== null && proof.createdAt <= charge.decidedAt;
