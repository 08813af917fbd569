import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
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

/**
 * Marks the suppliers of an active onboarding workflow, or some of them, as reminded now, and writes their reminders.
 * One guarded update: anyone who is finished or was reminded in the last 24 hours is left out, also when two ask at the
 * same moment. The caller enqueues the mail of each in the same transaction.
 */
export async function writeReminders(
  ctx: Context,
  tx: Tx,
  scope: { companyId: string; workflowId: string; supplierId?: string; supplierIds?: string[] },
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
      OR: [{ lastRemindedAt: null }, { lastRemindedAt: { lte: new Date(now.getTime() - REMINDER_COOLDOWN) } }],
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
