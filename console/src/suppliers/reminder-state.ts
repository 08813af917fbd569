import { nextReminderAt, type RemindableSupplier, reminderRefusal } from '@homologa/domain/suppliers/reminders';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

interface ReminderState {
  /** Whether reminding this supplier is a question at all. */
  isOffered: boolean;
  /** While in cool-down: when the next one may go out. */
  nextAt: Date | null;
}

/** Whether a reminder may be sent, and when again (reference 5.6). */
export function reminderState(supplier: SupplierRow, now: Date): ReminderState {
  const last = supplier.reminders
    .map(({ reminded_at: at }) => new Date(at))
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const remindable: RemindableSupplier = {
    status: supplier.status,
    lastRemindedAt: last ?? null,
    workflow: { status: supplier.workflow.status, type: supplier.workflow.type },
  };
  const refusal = reminderRefusal(remindable, now);
  return {
    isOffered: refusal === null || refusal === 'reminder_cooldown',
    nextAt: refusal === 'reminder_cooldown' ? nextReminderAt(remindable.lastRemindedAt, now) : null,
  };
}
