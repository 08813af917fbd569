import { type SkippedSuppliers, skippedBy } from '@homologa/domain/suppliers/bulk/bulk-actions';
import type { Workflow } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { forecastWorkflowReminders } from '../suppliers/reminders/remindable.queries';
import { writeReminders } from '../suppliers/reminders/reminders.steps';
import { sendReminderJob } from '../suppliers/supplier.jobs';

export interface Notified {
  sent: number;
  skipped: number;
  leftOut: SkippedSuppliers[];
}

const BATCH = 500;

export async function notifySuppliers(
  ctx: Context,
  tx: Tx,
  { id: workflowId, companyId }: Pick<Workflow, 'id' | 'companyId'>,
): Promise<Notified> {
  const { skipped } = await forecastWorkflowReminders(ctx, tx, { companyId, workflowId });
  const reminders = await writeReminders(ctx, tx, { companyId, workflowId }, 'update_and_notify');
  for (let at = 0; at < reminders.length; at += BATCH) {
    await ctx.jobs.enqueueMany(tx, sendReminderJob, reminders.slice(at, at + BATCH), { companyId });
  }
  const total = await tx.supplier.count({ where: { companyId, workflowId } });
  return { sent: reminders.length, skipped: total - reminders.length, leftOut: skippedBy(skipped) };
}
