import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import type { Prisma } from '@homologa/prisma/client';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { runScreeningJob } from './screening.jobs';

export interface RequeueInput {
  /** Failed ones, or those that are in progress. */
  status: 'failed' | 'in_progress';
  workflowId?: string;
  /** Asked for at least so many hours ago. */
  olderThanHours?: number;
  dryRun: boolean;
}

const HOUR_MS = 3_600_000;
/** Screenings of one call; the next call takes the rest. */
const BATCH = 1_000;

/**
 * Has screenings run again that failed or got stuck, without a further unit. Safe to repeat: one that has a job waiting
 * gets no other. Gives their ids.
 */
export async function requeueScreenings(ctx: Context, input: RequeueInput): Promise<string[]> {
  authorize(canOperateScreenings(ctx.actor));
  const { status, workflowId, olderThanHours = 0 } = input;
  const where: Prisma.ScreeningWhereInput = {
    status,
    requestedAt: { lte: new Date(ctx.now().getTime() - olderThanHours * HOUR_MS) },
    ...(workflowId ? { supplier: { workflowId } } : {}),
  };
  const found = await ctx.db.read.screening.findMany({
    where,
    select: { id: true, companyId: true },
    orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
  });
  if (input.dryRun) return found.map(({ id }) => id);
  const queued: string[] = [];
  for (const { id, companyId } of found) {
    await ctx.db.tenant(companyId, async (tx) => {
      const { count } = await tx.screening.updateMany({
        where: { id, companyId, status },
        data: { status: 'in_progress', finishedAt: null },
      });
      if (count === 0) return;
      await ctx.jobs.enqueue(tx, runScreeningJob, { screeningId: id }, { companyId });
      await audit(ctx, tx, { companyId, action: 'screening.requeue', objectType: 'screening', objectId: id });
      queued.push(id);
    });
  }
  return queued;
}
