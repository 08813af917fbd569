import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { monitorSuppliersJob } from '../screening.jobs';

/** Has the monitored suppliers compared with what a switch of a list changes, in the transaction that switches it. */
export async function startMonitoring(
  ctx: Context,
  tx: Tx,
  { watchlistId, from, to }: { watchlistId: string; from: number | null; to: number },
): Promise<void> {
  const id = newId();
  await tx.monitoringRun.create({
    data: { id, watchlistId, fromNumber: from, toNumber: to, createdAt: ctx.now() },
    select: { id: true },
  });
  await ctx.jobs.enqueue(tx, monitorSuppliersJob, { runId: id }, { companyId: null });
}
