import { type SupplierStatus, statusChangeRefusal } from '../../catalog/supplier-status';
import { REMINDER_REFUSALS, type RemindableSupplier, reminderRefusal } from '../reminders';

export const BULK_ACTIONS = [
  'remind',
  'invite_again',
  'archive',
  'unarchive',
  'add_labels',
  'remove_labels',
  'delete',
  'decide',
  'screen',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Action that undoes another action for exactly the suppliers that it changed; null if the action cannot be undone. */
export const REVERSE_BULK_ACTION: Readonly<Record<BulkAction, BulkAction | null>> = {
  remind: null,
  invite_again: null,
  archive: 'unarchive',
  unarchive: 'archive',
  add_labels: 'remove_labels',
  remove_labels: 'add_labels',
  delete: null,
  // A decision cannot be undone, because decisions are kept as history; a new decision supersedes the earlier
  // decisions.
  decide: null,
  screen: null,
};

export const isLabelAction = (action: BulkAction): boolean => action === 'add_labels' || action === 'remove_labels';

export const BULK_SKIP_REASONS = [
  'not_found',
  ...REMINDER_REFUSALS,
  'invitation_not_failed',
  'supplier_not_completed',
  'supplier_archived',
  'supplier_not_archived',
  'supplier_not_pending',
  'labels_unchanged',
  'decision_unchanged',
  'product_limit_reached',
] as const;
export type BulkSkipReason = (typeof BULK_SKIP_REASONS)[number];

export interface BulkSubject extends RemindableSupplier {
  /** Status shown in lists: a completed supplier whose report is not finished is in progress. */
  displayStatus: SupplierStatus;
  labelsHeld: 'none' | 'some' | 'all';
}

type SkipRule = (supplier: BulkSubject, now: Date) => BulkSkipReason | null;

const SKIP_RULES: Readonly<Record<BulkAction, SkipRule>> = {
  remind: reminderRefusal,
  invite_again: invitationSkip,
  archive: archiveSkip,
  unarchive: ({ status }) => (status === 'archived' ? null : 'supplier_not_archived'),
  add_labels: ({ labelsHeld }) => (labelsHeld === 'all' ? 'labels_unchanged' : null),
  remove_labels: ({ labelsHeld }) => (labelsHeld === 'none' ? 'labels_unchanged' : null),
  delete: ({ status }) => (status === 'pending' ? null : 'supplier_not_pending'),
  decide: ({ workflow }) => (workflow.status === 'draft' ? 'workflow_not_active' : null),
  screen: screenSkip,
};

/**
 * Returns the reason to skip a supplier, or null. The rules of the corresponding actions on a single supplier apply
 * (reference 5.2, reference 5.6).
 */
export const bulkSkipReason = (action: BulkAction, supplier: BulkSubject, now: Date): BulkSkipReason | null =>
  SKIP_RULES[action](supplier, now);

/** Skips suppliers whose invitation did not fail, because the bulk action repeats only failed invitations. */
function invitationSkip({ status, workflow, isReachable, isBounced }: BulkSubject): BulkSkipReason | null {
  if (workflow.status !== 'active') return 'workflow_not_active';
  if (workflow.type !== 'onboarding') return 'reminder_not_possible';
  if (status !== 'pending' && status !== 'in_progress') return 'supplier_finished';
  if (!isReachable) return 'email_not_confirmed';
  return isBounced ? null : 'invitation_not_failed';
}

/**
 * Applies the rule of a single screening (reference 10.2), except for the quota, which is checked when the units are
 * taken.
 */
function screenSkip({ displayStatus, workflow }: BulkSubject): BulkSkipReason | null {
  if (workflow.status === 'draft') return 'workflow_not_active';
  return displayStatus === 'completed' ? null : 'supplier_not_completed';
}

/**
 * Skips suppliers that are not completed. Unlike a user who archives a single supplier, the user of a bulk action does
 * not review each supplier.
 */
function archiveSkip({ displayStatus, workflow }: BulkSubject): BulkSkipReason | null {
  if (displayStatus === 'archived') return 'supplier_archived';
  const refusal = statusChangeRefusal(displayStatus, 'archived');
  if (refusal) return 'supplier_not_completed';
  return workflow.status === 'draft' ? 'workflow_not_active' : null;
}

export interface SkippedSuppliers {
  reason: BulkSkipReason;
  count: number;
}

export const skippedBy = (counts: ReadonlyMap<BulkSkipReason, number>): SkippedSuppliers[] =>
  BULK_SKIP_REASONS.flatMap((reason) => {
    const count = counts.get(reason) ?? 0;
    return count > 0 ? [{ reason, count }] : [];
  });
