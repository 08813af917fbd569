import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { FREED_BATCH, removeFreedFilesJob } from './file.jobs';

/** Milliseconds for which the file of work that was given up stays, so that the work can be taken up again. */
const SET_ASIDE_MS = 86_400_000;

/** From when on the bytes of a file may go that nothing refers to since now: a download may still be reading them. */
export const freedAt = (ctx: Context): Date => new Date(ctx.now().getTime() + ctx.files.removalGraceMs);

/**
 * Lets go of a file of the company, or of a person (null), that nothing refers to any more: its bytes go at once. What
 * a send-back holds stays, for the desk to compare (reference 9.14).
 */
export async function freeFile(ctx: Context, tx: Tx, companyId: string | null, fileId: string): Promise<void> {
  await freeFiles(ctx, tx, companyId, [fileId]);
}

/** The same for many files. */
export async function freeFiles(ctx: Context, tx: Tx, companyId: string | null, fileIds: readonly string[]) {
  if (fileIds.length === 0) return;
  const where = { id: { in: [...fileIds] }, companyId, sentBackFiles: { none: {} } };
  await tx.storedFile.updateMany({ where, data: { orphanedAt: freedAt(ctx) } });
  await enqueueRemoval(ctx, tx, companyId, fileIds);
}

/** Has the bytes of files that were just marked removed, in the transaction that marks them. */
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

/** Lets go of the file of work that was given up. Its bytes stay for a day, in case the work is taken up again. */
export async function setFileAside(ctx: Context, tx: Tx, companyId: string | null, fileId: string): Promise<void> {
  const orphanedAt = new Date(ctx.now().getTime() + SET_ASIDE_MS);
  await tx.storedFile.updateMany({ where: { id: fileId, companyId }, data: { orphanedAt } });
}
