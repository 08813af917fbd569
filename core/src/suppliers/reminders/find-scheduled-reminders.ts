import { lastDayGoingOn } from '@homologa/domain/workflows/due-date';
import type { Context } from '../../kernel/context';
import { remindOnScheduleJob } from '../supplier.jobs';

const BATCH = 500;

/**
 * Enqueues one job per active workflow with a reminder schedule, in batches; at most one open job per workflow. Returns
 * the number of workflows.
 */
export async function findScheduledReminders(ctx: Context, signal: AbortSignal): Promise<{ workflows: number }> {
  const goingOn = new Date(lastDayGoingOn(ctx.now()));
  let found = 0;
  for (let after: string | null = ''; after !== null && !signal.aborted; ) {
    const from: string = after;
    const ids: string[] = await ctx.db.system(async (tx) => {
      const workflows = await tx.workflow.findMany({
        where: {
          status: 'active',
          company: { deactivatedAt: null },
          type: 'onboarding',
          reminderEveryDays: { not: null },
          reminderMax: { not: null },
          // No reminders are scheduled after the due date. Users can still send reminders manually.
          OR: [{ dueDate: null }, { dueDate: { gte: goingOn } }],
          ...(from ? { id: { gt: from } } : {}),
        },
        select: { id: true, companyId: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      for (const { id, companyId } of workflows) {
        await ctx.jobs.enqueue(tx, remindOnScheduleJob, { workflowId: id }, { companyId });
      }
      return workflows.map(({ id }) => id);
    });
    found += ids.length;
    after = ids.length < BATCH ? null : (ids.at(-1) ?? null);
  }
  return { workflows: found };
}
