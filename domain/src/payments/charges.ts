import { PAYMENT_FOLLOW_UP } from './limits';

/** What became of what a supplier was asked to pay (reference 8.17). */
export const CHARGE_STATES = ['awaiting_proof', 'to_check', 'accepted', 'rejected'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Money that does not fit what was asked. */
export const CHARGE_ISSUE_KINDS = ['second_payment', 'mismatch'] as const;
export type ChargeIssueKind = (typeof CHARGE_ISSUE_KINDS)[number];

/** As the desk sees it: what nobody has paid for a while is to be followed up. */
export const SHOWN_CHARGE_STATES = ['awaiting_proof', 'unpaid', 'to_check', 'accepted', 'rejected'] as const;
export type ShownChargeState = (typeof SHOWN_CHARGE_STATES)[number];

/** What the desk's list is divided by: states, and rows with money that is to be resolved. */
export const CHARGE_FILTERS = [
  'to_check',
  ...CHARGE_ISSUE_KINDS,
  'unpaid',
  'awaiting_proof',
  'rejected',
  'accepted',
] as const;
export type ChargeFilter = (typeof CHARGE_FILTERS)[number];

/** What was asked before this moment and has no proof counts as unpaid. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - PAYMENT_FOLLOW_UP);

/** The state that is shown of a payment. */
export const shownChargeState = (charge: { state: ChargeState; askedAt: Date }, now: Date): ShownChargeState =>
  charge.state === 'awaiting_proof' && charge.askedAt <= unpaidSince(now) ? 'unpaid' : charge.state;

/** Whether the provider's work on the report waits for the payment: while a proof is to check, or was rejected. */
export const holdsReportBack = (state: ChargeState | null | undefined): boolean =>
  state === 'to_check' || state === 'rejected';

/** Whether a supplier may be reminded of its payment. */
export const isPaymentMissing = (state: ChargeState): boolean => state === 'awaiting_proof' || state === 'rejected';

/** Whether a proof was among those that the desk rejected last. */
export const isRejectedProof = (
  charge: { state: ChargeState; decidedAt: Date | null },
  proof: { createdAt: Date },
): boolean => holdsReportBack(charge.state) && charge.decidedAt !== null && proof.createdAt <= charge.decidedAt;
