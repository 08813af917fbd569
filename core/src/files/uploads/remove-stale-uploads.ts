import type { Context } from '../../kernel/context';
import { PARTIAL_UPLOAD_MS } from './partial-upload';
import { removeBytes } from './remove-bytes';

const BATCH = 200;

/**
 * Deletes uploads that received no part for a day, with their bytes. Deletes the bytes inside the transaction that has
 * locked the row: a part that arrives at the same time waits and then finds no upload. Idempotent. Returns the number
 * of uploads.
 */
export async function removeStaleUploads(ctx: Context, signal: AbortSignal): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - PARTIAL_UPLOAD_MS);
  const stale = await ctx.db.read.partialUpload.findMany({
    where: { updatedAt: { lt: before } },
    select: { companyId: true, supplierId: true, id: true },
    orderBy: { updatedAt: 'asc' },
    take: BATCH,
  });
  let removed = 0;
  for (const { companyId, supplierId, id } of stale) {
    if (signal.aborted) break;
    removed += await ctx.db.system(async (tx) => {
      const [upload] = await tx.$queryRaw<{ keys: string[] }[]>`
        DELETE FROM "PartialUpload" WHERE "companyId" = ${companyId}::uuid AND "supplierId" = ${supplierId}::uuid
          AND "id" = ${id}::uuid AND "updatedAt" < ${before}
        RETURNING "keys"`;
      await removeBytes(ctx, upload?.keys ?? []);
      return upload ? 1 : 0;
    });
  }
  return { removed };
}
