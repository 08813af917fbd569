import { EXPORT_RETENTION } from '@homologa/domain/exports/limits';
import { expireExportsSql } from '../files/stored-files.steps';
import type { Context } from '../kernel/context';

const BATCH = 1000;
const MAX_BATCHES = 100;

/**
 * Marks export files older than a week for deletion by the orphan sweep. Limits the rows per run; idempotent. Returns
 * the number of files.
 */
export async function expireExports(ctx: Context, signal: AbortSignal): Promise<{ expired: number }> {
  const before = new Date(ctx.now().getTime() - EXPORT_RETENTION);
  let expired = 0;
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    const count = await ctx.db.system((tx) => tx.$executeRaw(expireExportsSql(ctx, before, BATCH)));
    expired += count;
    if (count < BATCH) break;
  }
  return { expired };
}
