import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { Workflow } from '@homologa/prisma/models';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { sendReminder } from '../mail/mail.jobs';

export interface Notified {
  sent: number;
  /** In cool-down, finished, or without an address. */
  skipped: number;
}

const BATCH = 500;

/**
 * Writes a reminder and its mail for every supplier that may be reminded now: onboarding, not finished, and not
 * reminded within the cool-down (decisions.md section 6). The update claims them: of two at once, one reminds.
 */
export async function remindAllSuppliers(
  ctx: Context,
  tx: Tx,
  { id: workflowId, companyId, status, type }: Workflow,
): Promise<Notified> {
  const now = ctx.now();
  const mayRemind = status === 'active' && type === 'onboarding';
  const total = await tx.supplier.count({ where: { companyId, workflowId } });
  const claimed = mayRemind
    ? await tx.supplier.updateManyAndReturn({
        where: {
          companyId,
          workflowId,
          status: { in: ['pending', 'in_progress'] },
          emails: { isEmpty: false },
          OR: [{ lastRemindedAt: null }, { lastRemindedAt: { lte: new Date(now.getTime() - REMINDER_COOLDOWN) } }],
        },
        data: { lastRemindedAt: now },
        select: { id: true },
      })
    : [];
  const reminders = claimed.map(({ id: supplierId }) => ({ supplierId, reminderId: newId() }));
  for (let at = 0; at < reminders.length; at += BATCH) {
    const batch = reminders.slice(at, at + BATCH);
    await tx.reminder.createMany({
      data: batch.map(({ supplierId, reminderId }) => ({
        id: reminderId,
        companyId,
        supplierId,
        source: 'update_and_notify',
        actorId: actorIdOf(ctx.actor),
        remindedAt: now,
      })),
    });
    await ctx.jobs.enqueueMany(tx, sendReminder, batch, { companyId });
  }
  return { sent: claimed.length, skipped: total - claimed.length };
}
