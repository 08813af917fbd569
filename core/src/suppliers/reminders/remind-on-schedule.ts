import { MAX_SCHEDULED_BATCH } from '@homologa/domain/suppliers/limits';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendReminderJob } from '../supplier.jobs';
import { isRemindable } from './remindable.queries';
import { writeReminders } from './reminders.steps';

const DAY_MS = 86_400_000;

interface ScheduledWorkflow {
  companyId: string;
  workflowId: string;
}

/**
 * Reminds the suppliers due by the workflow's schedule (every N days, at most M times): awaited suppliers that were
 * neither invited nor reminded during the last N days. Has no effect if the workflow has no schedule, is overdue,
 * closed or deleted. Concurrent runs remind a supplier only once, because `writeReminders` guards its update. Returns
 * the number of reminders.
 */
export async function remindOnSchedule(
  ctx: Context,
  { companyId, workflowId }: ScheduledWorkflow,
): Promise<{ sent: number }> {
  return ctx.db.tenant(companyId, async (tx) => {
    const due = await findDue(ctx, tx, { companyId, workflowId });
    if (due.length === 0) return { sent: 0 };
    const scope = { companyId, workflowId, supplierIds: due };
    const reminders = await writeReminders(ctx, tx, scope, 'schedule');
    await ctx.jobs.enqueueMany(tx, sendReminderJob, reminders, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.remind_on_schedule',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { sent: reminders.length },
    });
    return { sent: reminders.length };
  });
}

async function findDue(ctx: Context, tx: Tx, { companyId, workflowId }: ScheduledWorkflow): Promise<string[]> {
  const workflow = await tx.workflow.findFirst({
    where: { id: workflowId, companyId, status: 'active', type: 'onboarding', company: { deactivatedAt: null } },
    select: { reminderEveryDays: true, reminderMax: true, dueDate: true },
  });
  if (!workflow?.reminderEveryDays || !workflow.reminderMax) return [];
  if (isOverdue(workflow.dueDate?.toISOString().slice(0, 10) ?? null, ctx.now())) return [];
  const quietSince = new Date(ctx.now().getTime() - workflow.reminderEveryDays * DAY_MS);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT s."id" FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      AND ${isRemindable(ctx.now())}
      AND greatest(s."lastRemindedAt", s."invitationSentAt") <= ${quietSince}
      AND (SELECT count(*) FROM "Reminder" r
           WHERE r."companyId" = ${companyId}::uuid AND r."supplierId" = s."id" AND r."source" = 'schedule')
          < ${workflow.reminderMax}
    ORDER BY s."id" LIMIT ${MAX_SCHEDULED_BATCH}`;
  return rows.map(({ id }) => id);
}
