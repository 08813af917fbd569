import { isSupplierAwaited, type OnboardingStep } from '../catalog/onboarding-steps';
import type { SupplierStatus } from '../catalog/supplier-status';
import type { WorkflowStatus } from '../catalog/workflow-status';
import type { WorkflowType } from '../catalog/workflow-traits';
import { REMINDER_COOLDOWN } from './limits';

export interface RemindableSupplier {
  status: SupplierStatus;
  step: OnboardingStep;
  isAskedAgain: boolean;
  /** True if the supplier has an e-mail address and all of its e-mail addresses are confirmed. */
  isReachable: boolean;
  isBounced: boolean;
  /** Time of the last reminder; the invitation does not count as a reminder (reference 5.6). */
  lastRemindedAt: Date | null;
  workflow: { status: WorkflowStatus; type: WorkflowType };
}

export const REMINDER_SOURCES = ['person', 'update_and_notify', 'schedule', 'due_date', 'payment'] as const;
export type ReminderSource = (typeof REMINDER_SOURCES)[number];

/** Reasons why a supplier cannot be reminded; permanent reasons come first. */
export const REMINDER_REFUSALS = [
  'workflow_not_active',
  'reminder_not_possible',
  'supplier_finished',
  'supplier_not_awaited',
  'email_not_confirmed',
  'invitation_not_delivered',
  'reminder_cooldown',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

export function nextReminderAt(lastRemindedAt: Date | null, now: Date): Date | null {
  if (!lastRemindedAt) return null;
  const next = new Date(lastRemindedAt.getTime() + REMINDER_COOLDOWN);
  return next > now ? next : null;
}

/**
 * Returns the reason why a supplier cannot be reminded now, or null if a reminder may be sent (reference 5.6, reference
 * 5.8).
 */
export function reminderRefusal(supplier: RemindableSupplier, now: Date): ReminderRefusal | null {
  if (supplier.workflow.status !== 'active') return 'workflow_not_active';
  if (supplier.workflow.type !== 'onboarding') return 'reminder_not_possible';
  if (supplier.status !== 'pending' && supplier.status !== 'in_progress') return 'supplier_finished';
  if (!isSupplierAwaited(supplier)) return 'supplier_not_awaited';
  if (!supplier.isReachable) return 'email_not_confirmed';
  if (supplier.isBounced) return 'invitation_not_delivered';
  return nextReminderAt(supplier.lastRemindedAt, now) ? 'reminder_cooldown' : null;
}
