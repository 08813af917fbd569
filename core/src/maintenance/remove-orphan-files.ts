import { STORED_FILES_LOCK } from '@homologa/prisma/backup/stored-files-lock';
import type { Context } from '../kernel/context';

/** Files of one run; the next run takes the rest. */
const BATCH = 500;

/**
 * Removes the bytes and the row of files that nothing refers to any more and whose time has come: of all of them, or of
 * those named. Bytes first: a crash between the two leaves a row, which the next run finds again. None is removed while
 * a backup runs: the hourly run afterwards finds them. Safe to repeat. Gives how many.
 */
export async function removeOrphanFiles(
  ctx: Context,
  signal: AbortSignal,
  fileIds?: readonly string[],
): Promise<{ removed: number }> {
  const orphans = await ctx.db.read.storedFile.findMany({
    where: {
      // Those named are due: the clock that marked them may be ahead of this one.
      ...(fileIds ? { id: { in: [...fileIds] }, orphanedAt: { not: null } } : { orphanedAt: { lte: ctx.now() } }),
      // Marked by mistake: what something refers to stays.
      questions: { none: {} },
      answers: { none: {} },
      supplierFiles: { none: {} },
      birFiles: { none: {} },
      reportFiles: { none: {} },
      sentBackFiles: { none: {} },
      screeningReports: { none: {} },
    },
    select: { id: true, key: true },
    orderBy: { orphanedAt: 'asc' },
    take: BATCH,
  });
  const shown = await listShown(ctx, orphans);
  let removed = 0;
  for (const { id, key } of orphans) {
    if (signal.aborted) break;
    if (shown.has(id)) continue;
    if (!(await removeUnlessBackedUp(ctx, id, key))) break;
    removed += 1;
  }
  return { removed };
}

/**
 * False while a backup runs, whose snapshot may have the row and is to have the bytes. The store is called inside the
 * transaction, since the lock has to cover the removal; one that takes longer than a transaction leaves the row.
 */
const removeUnlessBackedUp = (ctx: Context, id: string, key: string): Promise<boolean> =>
  ctx.db.system(async (tx) => {
    const [lock] = await tx.$queryRaw<{ isFree: boolean }[]>`
      SELECT pg_try_advisory_xact_lock_shared(${STORED_FILES_LOCK}::bigint) AS "isFree"`;
    if (!lock?.isFree) return false;
    await ctx.files.remove(key);
    await tx.storedFile.deleteMany({ where: { id } });
    return true;
  });

/** Those of the files that are a cover, a face or a logo, which no foreign key tells. */
async function listShown(ctx: Context, files: readonly { id: string }[]): Promise<Set<string | null>> {
  const among = { in: files.map(({ id }) => id) };
  const [covers, faces, logos] = await Promise.all([
    ctx.db.read.workflow.findMany({ where: { coverFileId: among }, select: { coverFileId: true } }),
    ctx.db.read.user.findMany({ where: { imageFileId: among }, select: { imageFileId: true } }),
    ctx.db.read.company.findMany({ where: { logoFileId: among }, select: { logoFileId: true } }),
  ]);
  return new Set([
    ...covers.map(({ coverFileId }) => coverFileId),
    ...faces.map(({ imageFileId }) => imageFileId),
    ...logos.map(({ logoFileId }) => logoFileId),
  ]);
}
