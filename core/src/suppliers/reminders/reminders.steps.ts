import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { ReminderSource } from '@homologa/domain/suppliers/reminders';
import { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { recordReminded } from '../../supplier-record/supplier-rows.steps';
import { findUnansweredJob } from '../supplier.jobs';
import { isRemindable } from './remindable.queries';

interface WrittenReminder {
  supplierId: string;
  reminderId: string;
}

/**
 * Marks an onboarding workflow's suppliers (all, or the given ids) as reminded now and inserts their reminders. The
 * update is guarded by `isRemindable`, so that concurrent callers produce one reminder per supplier. A payment reminder
 * skips the check that the supplier is awaited, because its caller has checked the charge. Enqueues the check for
 * suppliers that do not answer. The caller must enqueue the mails in the same transaction.
 */
export async function writeReminders(
  ctx: Context,
  tx: Tx,
  scope: { companyId: string; workflowId: string; supplierId?: string; supplierIds?: string[] },
  source: ReminderSource,
): Promise<WrittenReminder[]> {
  const now = ctx.now();
  const { companyId, workflowId, supplierId, supplierIds = supplierId ? [supplierId] : undefined } = scope;
  const chosen = supplierIds ? Prisma.sql`s."id" = ANY(${supplierIds}::uuid[])` : Prisma.sql`true`;
  const remindable = source === 'payment' ? isRemindable(now, Prisma.sql`true`) : isRemindable(now);
  const reminded = await recordReminded(tx, { companyId, workflowId }, now, Prisma.sql`${chosen} AND ${remindable}`);
  if (reminded.length > 0) await enqueueCheck(ctx, tx, { companyId, workflowId });
  const written = reminded.map((id) => ({ supplierId: id, reminderId: newId() }));
  await tx.reminder.createMany({
    data: written.map(({ supplierId, reminderId }) => ({
      id: reminderId,
      companyId,
      supplierId,
      source,
      actorId: actorIdOf(ctx.actor),
      remindedAt: now,
    })),
  });
  return written;
}

const HOUR_MS = 3_600_000;

/** The check runs at the end of the hour in which the cool-down ends, once for all reminders of that hour. */
async function enqueueCheck(ctx: Context, tx: Tx, place: { companyId: string; workflowId: string }): Promise<void> {
  const { companyId, workflowId } = place;
  const answerUntil = ctx.now().getTime() + REMINDER_COOLDOWN;
  const runAt = new Date((Math.floor(answerUntil / HOUR_MS) + 1) * HOUR_MS);
  await ctx.jobs.enqueue(
    tx,
    findUnansweredJob,
    { workflowId, hour: runAt.toISOString().slice(0, 13) },
    { companyId, runAt },
  );
}
