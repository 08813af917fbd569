import {
  nextReminderAt,
  type RemindableSupplier,
  type ReminderRefusal,
  reminderRefusal,
} from '@homologa/domain/suppliers/reminders';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/** Refusals for which the action stays visible, disabled with an explanation; any other refusal hides the action. */
const ASKED_ABOUT = ['supplier_not_awaited', 'invitation_not_delivered', 'reminder_cooldown'] as const;
type AskedAbout = (typeof ASKED_ABOUT)[number];

interface ReminderState {
  isOffered: boolean;
  /** Why the action is disabled; null if the reminder can be sent. */
  refusal: Extract<ReminderRefusal, AskedAbout> | null;
  /** End of the cool-down; null outside a cool-down. */
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
