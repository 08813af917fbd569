import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { monitorSuppliersJob } from '../screening.jobs';

/**
 * Starts a comparison of all monitored suppliers with the changes of a list, in the transaction that activates the
 * snapshot.
 */
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
