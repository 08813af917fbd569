import { STORED_FILES_LOCK } from '@homologa/prisma/backup/stored-files-lock';
import { deleteFileRow } from '../files/stored-files.steps';
import type { Context } from '../kernel/context';

const BATCH = 500;

/**
 * Deletes bytes and rows of unreferenced files that are marked for deletion and due. With `fileIds`, deletes only these
 * files and ignores their due time. Deletes the bytes first: after a crash the row remains and the next run retries.
 * Stops while a backup runs; the hourly run deletes the files later. Idempotent. Returns the number of files.
 */
export async function removeOrphanFiles(
  ctx: Context,
  signal: AbortSignal,
  fileIds?: readonly string[],
): Promise<{ removed: number }> {
  const orphans = await ctx.db.read.storedFile.findMany({
    where: {
      // Deletes the files in `fileIds` even before their due time, because the clock of the process that marked them
      // may be ahead.
      ...(fileIds ? { id: { in: [...fileIds] }, orphanedAt: { not: null } } : { orphanedAt: { lte: ctx.now() } }),
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
 * Deletes a file. Returns false without deleting while a backup is running, because the backup's snapshot may contain
 * the row and needs the bytes. Calls the store inside the transaction, so that the lock covers the deletion; if the
 * transaction times out, the row remains.
 */
const removeUnlessBackedUp = (ctx: Context, id: string, key: string): Promise<boolean> =>
  ctx.db.system(async (tx) => {
    const [lock] = await tx.$queryRaw<{ isFree: boolean }[]>`
      SELECT pg_try_advisory_xact_lock_shared(${STORED_FILES_LOCK}::bigint) AS "isFree"`;
    if (!lock?.isFree) return false;
    await ctx.files.remove(key);
    await deleteFileRow(tx, id);
    return true;
  });

/** Returns the ids of files used as covers, profile pictures or logos. No foreign key protects these files. */
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
