import type { Context } from '../kernel/context';
import { refreshWaiting } from '../supplier-record/waiting.steps';

const BATCH = 500;

/**
 * Makes the suppliers of a workflow whose own part was done wait for the questions that an edit has added or changed,
 * or no longer for those that it took away. One transaction per batch; repeating it has no effect.
 */
export async function refreshWaitingSuppliers(
  ctx: Context,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  signal: AbortSignal,
): Promise<{ changed: number }> {
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const ids: string[] = await ctx.db.tenant(companyId, async (tx) => {
      const found = await tx.supplier.findMany({
        where: {
          companyId,
          workflowId,
          status: { in: ['pending', 'in_progress'] },
          onboardingStep: { in: ['confirmation_call', 'finished'] },
          ...(after ? { id: { gt: after } } : {}),
        },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      const batch = found.map(({ id }) => id);
      if (batch.length > 0) changed += await refreshWaiting(ctx, tx, { companyId }, batch);
      return batch;
    });
    if (ids.length < BATCH) return { changed };
    after = ids.at(-1);
  }
}
