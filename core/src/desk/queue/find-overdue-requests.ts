import { RUNNING_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Context } from '../../kernel/context';
import { notify, notifyStaff } from '../../notifications/notify.steps';
import { markOverdue } from '../../reports/request-columns.steps';

const BATCH = 200;

/**
 * Notifies the holder of each overdue request, or all staff if it has no holder. Sends at most one notification per
 * request: each request has its own transaction, which sets `overdueToldAt`, so repeated and concurrent runs are safe.
 * Returns the number of requests.
 */
export async function findOverdueRequests(ctx: Context, signal: AbortSignal): Promise<{ told: number }> {
  let told = 0;
  for (let after: string | null = ''; after !== null && !signal.aborted; ) {
    const from: string = after;
    const overdue: { id: string; companyId: string }[] = await ctx.db.read.reportRequest.findMany({
      where: { ...isUntold(ctx), ...(from ? { id: { gt: from } } : {}) },
      select: { id: true, companyId: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const request of overdue) {
      if (signal.aborted) break;
      if (await tellOf(ctx, request)) told += 1;
    }
    after = overdue.length < BATCH ? null : (overdue.at(-1)?.id ?? null);
  }
  return { told };
}

const isUntold = (ctx: Context) => ({
  overdueToldAt: null,
  dueAt: { lt: ctx.now() },
  status: { in: RUNNING_REQUEST_STATUSES },
});

const tellOf = (ctx: Context, { id, companyId }: { id: string; companyId: string }): Promise<boolean> =>
  ctx.db.tenant(companyId, async (tx) => {
    const request = await markOverdue(tx, { id, companyId }, ctx.now(), isUntold(ctx));
    if (!request) return false;
    const { takenById, ...place } = request;
    const about = { companyId, requestId: id, ...place };
    if (takenById === null) await notifyStaff(ctx, tx, 'request_overdue', about);
    else await notify(ctx, tx, 'request_overdue', [takenById], about);
    return true;
  });
