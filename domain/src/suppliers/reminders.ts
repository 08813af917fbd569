import type { SupplierStatus } from '../catalog/supplier-status';
import type { WorkflowStatus } from '../catalog/workflow-status';
import type { WorkflowType } from '../catalog/workflow-traits';
import { REMINDER_COOLDOWN } from './limits';

export interface RemindableSupplier {
  status: SupplierStatus;
  /** When the last reminder went out; the invitation does not count (reference 5.6). */
  lastRemindedAt: Date | null;
  workflow: { status: WorkflowStatus; type: WorkflowType };
}

/** When the next reminder may go out, or null when it may at once. */
export function nextReminderAt(lastRemindedAt: Date | null, now: Date): Date | null {
  if (!lastRemindedAt) return null;
  const next = new Date(lastRemindedAt.getTime() + REMINDER_COOLDOWN);
  return next > now ? next : null;
}

/** Why a reminder is refused, as an error code, or null when it may be sent (reference 5.6, reference 5.8). */
export function reminderRefusal(
  supplier: RemindableSupplier,
  now: Date,
): 'workflow_not_active' | 'reminder_not_possible' | 'reminder_cooldown' | null {
  if (supplier.workflow.status !== 'active') return 'workflow_not_active';
  const isOpen = supplier.status === 'pending' || supplier.status === 'in_progress';
  if (supplier.workflow.type !== 'onboarding' || !isOpen) return 'reminder_not_possible';
  return nextReminderAt(supplier.lastRemindedAt, now) ? 'reminder_cooldown' : null;
}
