import type { Context } from '../kernel/context';

/** Files of one run; the next run takes the rest. */
const BATCH = 500;
/** A download that began before the file was replaced may still run. */
const GRACE_MS = 86_400_000;

/**
 * Removes the bytes and the row of files that were orphaned more than a day ago. Bytes first: a crash between the
 * two leaves a row, which the next run finds again. Safe to repeat. Gives how many.
 */
export async function removeOrphanFiles(ctx: Context, signal: AbortSignal): Promise<{ removed: number }> {
  const orphans = await ctx.db.read.storedFile.findMany({
    where: {
      orphanedAt: { lt: new Date(ctx.now().getTime() - GRACE_MS) },
      // Marked by mistake: what something refers to stays.
      questions: { none: {} },
      answers: { none: {} },
      supplierFiles: { none: {} },
      birFiles: { none: {} },
      reportFiles: { none: {} },
      screeningReports: { none: {} },
    },
    select: { id: true, key: true },
    orderBy: { orphanedAt: 'asc' },
    take: BATCH,
  });
  let removed = 0;
  for (const { id, key } of orphans) {
    if (signal.aborted) break;
    await ctx.files.remove(key);
    await ctx.db.read.storedFile.deleteMany({ where: { id } });
    removed += 1;
  }
  return { removed };
}
