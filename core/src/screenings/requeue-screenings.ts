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

/** A screening that is run again. */
export interface RequeuedScreening {
  id: string;
  companyName: string;
  requestedAt: Date;
}

const HOUR_MS = 3_600_000;
const PAGE = 500;

/**
 * Has screenings run again that failed or got stuck, without a further unit; not those after which the supplier was
 * asked about anew. Safe to repeat: one that has a job waiting gets no other. Gives them, the oldest first.
 */
export async function requeueScreenings(
  ctx: Context,
  input: RequeueInput,
  { page: size = PAGE }: { page?: number } = {},
): Promise<RequeuedScreening[]> {
  authorize(canOperateScreenings(ctx.actor));
  const { status, workflowId, olderThanHours = 0 } = input;
  const where: Prisma.ScreeningWhereInput = {
    status,
    requestedAt: { lte: new Date(ctx.now().getTime() - olderThanHours * HOUR_MS) },
    ...(workflowId ? { supplier: { workflowId } } : {}),
  };
  // Which they are is read first: what is requeued is no longer found by its status.
  const found = await findNewest(ctx, where, size);
  if (input.dryRun) return found;
  const queued: RequeuedScreening[] = [];
  for (const { companyId, ...screening } of found) {
    const { id } = screening;
    await ctx.db.tenant(companyId, async (tx) => {
      const { count } = await tx.screening.updateMany({
        where: { id, companyId, status },
        data: { status: 'in_progress', finishedAt: null },
      });
      if (count === 0) return;
      await ctx.jobs.enqueue(tx, runScreeningJob, { screeningId: id }, { companyId });
      await audit(ctx, tx, { companyId, action: 'screening.requeue', objectType: 'screening', objectId: id });
      queued.push(screening);
    });
  }
  return queued;
}

/** Those of the screenings that are their suppliers' newest. */
async function findNewest(ctx: Context, where: Prisma.ScreeningWhereInput, size: number) {
  const newest: (RequeuedScreening & { companyId: string })[] = [];
  for (let last: string | undefined, isMore = true; isMore; ) {
    const page = await ctx.db.read.screening.findMany({
      where,
      select: {
        id: true,
        companyId: true,
        requestedAt: true,
        supplier: {
          select: {
            companyName: true,
            screenings: { select: { id: true }, orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }], take: 1 },
          },
        },
      },
      orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
      take: size,
      ...(last ? { cursor: { id: last }, skip: 1 } : {}),
    });
    for (const { id, companyId, requestedAt, supplier } of page) {
      if (supplier.screenings[0]?.id !== id) continue;
      newest.push({ id, companyId, requestedAt, companyName: supplier.companyName });
    }
    last = page.at(-1)?.id;
    isMore = page.length === size;
  }
  return newest;
}
