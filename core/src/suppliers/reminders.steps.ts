import { OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';

/** Who or what reminds: all of them share one cool-down (reference 5.6). */
export type ReminderSource = 'person' | 'update_and_notify' | 'schedule' | 'payment';

interface WrittenReminder {
  supplierId: string;
  reminderId: string;
}

/** The supplier is awaited: the domain's `isSupplierAwaited`, as `IS_AWAITED` says it in SQL. */
const AWAITED: Prisma.SupplierWhereInput = {
  OR: [
    { onboardingStep: { in: [...OWN_STEPS] } },
    { reportRequests: { some: { ccrRequestId: null, status: 'awaiting_supplier' } } },
    { sendBacks: { some: { status: 'open' } } },
    { charges: { some: { state: 'rejected' } } },
  ],
};

/**
 * Marks the suppliers of an active onboarding workflow, or some of them, as reminded now, and writes their reminders.
 * One guarded update leaves out whom the domain's `reminderRefusal` does, also when two callers ask at the same
 * moment. A reminder of a payment asks its own charge whether the supplier is awaited; an edit that has reopened
 * questions (`isReopened`) awaits everybody who is not finished. The caller enqueues the mail of
 * each in the same transaction.
 */
export async function writeReminders(
  ctx: Context,
  tx: Tx,
  scope: { companyId: string; workflowId: string; supplierId?: string; supplierIds?: string[]; isReopened?: boolean },
  source: ReminderSource,
): Promise<WrittenReminder[]> {
  const now = ctx.now();
  const reminded = await tx.supplier.updateManyAndReturn({
    where: {
      companyId: scope.companyId,
      workflowId: scope.workflowId,
      workflow: { status: 'active', type: 'onboarding' },
      ...(scope.supplierId ? { id: scope.supplierId } : {}),
      ...(scope.supplierIds ? { id: { in: scope.supplierIds } } : {}),
      status: { in: ['pending', 'in_progress'] },
      emails: { isEmpty: false },
      unconfirmedEmail: null,
      invitationState: { not: 'failed' },
      AND: [
        { OR: [{ lastRemindedAt: null }, { lastRemindedAt: { lte: new Date(now.getTime() - REMINDER_COOLDOWN) } }] },
        source === 'payment' || scope.isReopened ? {} : AWAITED,
      ],
    },
    data: { lastRemindedAt: now, modifiedAt: now },
    select: { id: true },
  });
  const written = reminded.map(({ id }) => ({ supplierId: id, reminderId: newId() }));
  await tx.reminder.createMany({
    data: written.map(({ supplierId, reminderId }) => ({
      id: reminderId,
      companyId: scope.companyId,
      supplierId,
      source,
      actorId: actorIdOf(ctx.actor),
      remindedAt: now,
    })),
  });
  return written;
}
