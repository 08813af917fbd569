import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { FREED_BATCH, removeFreedFilesJob } from './file.jobs';

/** Delay in milliseconds before the file of an abandoned job is deleted, so that the job can still be restarted. */
const SET_ASIDE_MS = 86_400_000;

/**
 * Returns the time at which a file may be deleted if it is freed now. Until this time, a download may still be reading
 * the file.
 */
export const freedAt = (ctx: Context): Date => new Date(ctx.now().getTime() + ctx.files.removalGraceMs);

/**
 * Marks an unreferenced file for deletion and enqueues its removal. `companyId` is null for a user's file. Keeps files
 * that the desk returned to the supplier, because staff compare them with the new files.
 */
export async function freeFile(ctx: Context, tx: Tx, companyId: string | null, fileId: string): Promise<void> {
  await freeFiles(ctx, tx, companyId, [fileId]);
}

export async function freeFiles(ctx: Context, tx: Tx, companyId: string | null, fileIds: readonly string[]) {
  if (fileIds.length === 0) return;
  const where = { id: { in: [...fileIds] }, companyId, sentBackFiles: { none: {} } };
  await tx.storedFile.updateMany({ where, data: { orphanedAt: freedAt(ctx) } });
  await enqueueRemoval(ctx, tx, companyId, fileIds);
}

export async function enqueueRemoval(
  ctx: Context,
  tx: Tx,
  companyId: string | null,
  fileIds: readonly string[],
): Promise<void> {
  const payloads: { fileIds: string[] }[] = [];
  for (let at = 0; at < fileIds.length; at += FREED_BATCH)
    payloads.push({ fileIds: fileIds.slice(at, at + FREED_BATCH) });
  await ctx.jobs.enqueueMany(tx, removeFreedFilesJob, payloads, { companyId, runAt: freedAt(ctx) });
}

export async function setFileAside(ctx: Context, tx: Tx, companyId: string | null, fileId: string): Promise<void> {
  const orphanedAt = new Date(ctx.now().getTime() + SET_ASIDE_MS);
  await tx.storedFile.updateMany({ where: { id: fileId, companyId }, data: { orphanedAt } });
}
