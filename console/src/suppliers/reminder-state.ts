import {
  nextReminderAt,
  type RemindableSupplier,
  type ReminderRefusal,
  reminderRefusal,
} from '@homologa/domain/suppliers/reminders';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/** Refusals that the action explains; with every other one it is not there. */
const ASKED_ABOUT = ['supplier_not_awaited', 'invitation_not_delivered', 'reminder_cooldown'] as const;
type AskedAbout = (typeof ASKED_ABOUT)[number];

interface ReminderState {
  /** Whether reminding this supplier is a question at all. */
  isOffered: boolean;
  /** Why it is not possible now although it is a question; null where it may be sent. */
  refusal: Extract<ReminderRefusal, AskedAbout> | null;
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
    step: supplier.onboarding_step,
    // While something is sent back or a proof is rejected, the request waits for the supplier (reference 9.14).
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
