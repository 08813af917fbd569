import {
  nextReminderAt,
  type RemindableSupplier,
  type ReminderRefusal,
  reminderRefusal,
} from '@homologa/domain/suppliers/reminders';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/**
 * Reasons against a reminder for which the reminder action stays visible but disabled, with an explanation. Any other
 * reason hides the action.
 */
const ASKED_ABOUT = ['supplier_not_awaited', 'invitation_not_delivered', 'reminder_cooldown'] as const;
type AskedAbout = (typeof ASKED_ABOUT)[number];

interface ReminderState {
  isOffered: boolean;
  /** Reason why the reminder action is disabled; null if the reminder can be sent. */
  refusal: Extract<ReminderRefusal, AskedAbout> | null;
  /** End of the waiting period after the last reminder; null if the waiting period does not prevent a reminder. */
  nextAt: Date | null;
}

export function reminderState(supplier: SupplierRow, now: Date): ReminderState {
  const last = supplier.reminders
    .map(({ reminded_at: at }) => new Date(at))
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const remindable: RemindableSupplier = {
    status: supplier.status,
    step: supplier.onboarding_step,
    // True if the supplier has to act again: the desk sent data back or rejected a payment proof, or the questionnaire
    // was reopened.
    isAskedAgain: supplier.desk_request?.status === 'awaiting_supplier' || supplier.questionnaire.reopened === true,
    isReachable: true,
    isBounced: supplier.invitation?.state === 'failed',
    lastRemindedAt: last ?? null,
    workflow: { status: supplier.workflow.status, type: supplier.workflow.type },
  };
  const refusal = reminderRefusal(remindable, now);
  const explained = ASKED_ABOUT.find((one) => one === refusal) ?? null;
  return {
    isOffered: refusal === null || explained !== null,
    refusal: explained,
    nextAt: refusal === 'reminder_cooldown' ? nextReminderAt(remindable.lastRemindedAt, now) : null,
  };
}
