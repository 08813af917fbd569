import type { SupplierListFilter } from '../suppliers/supplier.contract';

/** Kinds of items that wait for the client, in display order. */
export const NEEDS = [
  'decision',
  'hits',
  'proposals',
  'rules',
  'another_number',
  'answered',
  'proof_rejected',
  'not_delivered',
  'not_opened',
  'unanswered',
  'due_soon',
] as const;
export type Need = (typeof NEEDS)[number];

/** Days after which an unopened invitation counts as a waiting item. */
export const UNOPENED_DAYS = 7;
/** Days before its due date from which a workflow counts as a waiting item. */
export const DUE_DAYS = 7;

/**
 * Filter of the suppliers' list for each kind. The count and the linked list use the same filter, so that they agree.
 */
export const SUPPLIER_NEEDS = {
  decision: { waiting_for: ['decision'] },
  another_number: { waiting_for: ['another_number'] },
  // Answered send-backs count only while the provider must act on them. After the delivery of the report, the supplier
  // counts under `decision` instead.
  answered: { sent_back: ['answered'], waiting_side: ['provider'] },
  proof_rejected: { waiting_for: ['proof'] },
  not_delivered: { status: ['pending', 'in_progress'], invitation: ['failed'] },
  not_opened: { waiting_for: ['introduction'], waiting_days: UNOPENED_DAYS, invitation: ['sent'] },
  unanswered: { reminders: ['unanswered'], waiting_side: ['supplier'] },
} satisfies Partial<Record<Need, SupplierListFilter>>;

export type SupplierNeed = keyof typeof SUPPLIER_NEEDS;

export const supplierNeedFilter = (need: SupplierNeed): SupplierListFilter => SUPPLIER_NEEDS[need];

export const HIT_NEEDS = {
  hits: { queue: 'open' },
  proposals: { queue: 'proposed', proposed_by: 'others' },
} as const;
export type HitNeed = keyof typeof HIT_NEEDS;

export const isSupplierNeed = (need: Need): need is SupplierNeed => Object.hasOwn(SUPPLIER_NEEDS, need);
export const isHitNeed = (need: Need): need is HitNeed => Object.hasOwn(HIT_NEEDS, need);
