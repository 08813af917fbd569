import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import type { Prisma } from '@homologa/prisma/client';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { NEWEST_SCREENING_FIRST } from '../newest-screening.queries';
import { runScreeningJob } from '../screening.jobs';

export interface RequeueInput {
  status: 'failed' | 'in_progress';
  workflowId?: string;
  olderThanHours?: number;
  dryRun: boolean;
}

export interface RequeuedScreening {
  id: string;
  companyName: string;
  requestedAt: Date;
}

const HOUR_MS = 3_600_000;
const PAGE = 500;

/**
 * Re-runs failed or stuck screenings free of charge, except those superseded by a newer screening. Idempotent: skips
 * screenings with an open job. Returns the screenings, oldest first.
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
  // Reads all candidates first, because requeueing changes their status, which would shift the pages.
  const newest = await findNewest(ctx, where, size);
  const found = status === 'in_progress' ? await withoutJobs(ctx, newest) : newest;
  if (input.dryRun) return found;
  const queued: RequeuedScreening[] = [];
  for (const { companyId, ...screening } of found) {
    const { id, requestedAt } = screening;
    // Checks again, because a newer screening may have been requested since.
    const isNewest = { screenings: { none: { requestedAt: { gt: requestedAt } } } };
    await ctx.db.tenant(companyId, async (tx) => {
      const { count } = await tx.screening.updateMany({
        where: { id, companyId, status, supplier: isNewest },
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

async function withoutJobs<One extends RequeuedScreening>(ctx: Context, screenings: readonly One[]): Promise<One[]> {
  const open = await ctx.db.read.job.findMany({
    where: { name: runScreeningJob.name, status: { in: ['queued', 'active', 'retry'] } },
    select: { payload: true },
  });
  const ids = new Set(open.map(({ payload }) => runScreeningJob.payload.parse(payload).screeningId));
  return screenings.filter(({ id }) => !ids.has(id));
}

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
            screenings: { select: { id: true }, orderBy: NEWEST_SCREENING_FIRST, take: 1 },
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
