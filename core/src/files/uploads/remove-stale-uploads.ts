import type { Context } from '../../kernel/context';
import { PARTIAL_UPLOAD_MS, type UploadPlace } from './partial-upload';
import { removeBytes } from './remove-bytes';

const BATCH = 200;

type UploadKey = UploadPlace & { id: string };

/**
 * Deletes uploads, used or not, that are older than a day, with their bytes. An upload whose bytes cannot be deleted is
 * left to the next run and does not stop the others. Idempotent. Returns the number of uploads.
 */
export async function removeStaleUploads(ctx: Context, signal: AbortSignal): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - PARTIAL_UPLOAD_MS);
  // Nearly all are used ones without bytes.
  const where = { updatedAt: { lt: before }, keys: { isEmpty: true } };
  let { count: removed } = await ctx.db.system((tx) => tx.partialUpload.deleteMany({ where }));
  for (let after: UploadKey | undefined; ; ) {
    const stale = await listStale(ctx, before, after);
    for (const upload of stale) {
      if (signal.aborted) return { removed };
      try {
        removed += await removeUpload(ctx, upload, before);
      } catch (error) {
        ctx.log.warn({ err: error }, 'stale upload not removed');
      }
    }
    after = stale.at(-1);
    if (stale.length < BATCH) return { removed };
  }
}

// Continues after the last key, because an upload that could not be removed remains.
const listStale = (ctx: Context, before: Date, after: UploadKey | undefined): Promise<UploadKey[]> =>
  ctx.db.read.partialUpload.findMany({
    where: {
      updatedAt: { lt: before },
      ...(after && {
        OR: [{ supplierId: { gt: after.supplierId } }, { supplierId: after.supplierId, id: { gt: after.id } }],
      }),
    },
    select: { companyId: true, supplierId: true, id: true },
    orderBy: [{ supplierId: 'asc' }, { id: 'asc' }],
    take: BATCH,
  });

/**
 * Empties the upload first, so that nobody uses or continues it while its bytes are deleted outside the transaction.
 * Keeps the row of an upload that was begun again meanwhile.
 */
async function removeUpload(ctx: Context, { companyId, supplierId, id }: UploadKey, before: Date): Promise<number> {
  const [upload] = await ctx.db.system(
    (tx) => tx.$queryRaw<{ keys: string[] }[]>`
      UPDATE "PartialUpload" SET "parts" = '{}', "received" = CASE WHEN "fileId" IS NULL THEN 0 ELSE "received" END
      WHERE "companyId" = ${companyId}::uuid AND "supplierId" = ${supplierId}::uuid
        AND "id" = ${id}::uuid AND "updatedAt" < ${before}
      RETURNING "keys"`,
  );
  if (!upload) return 0;
  await removeBytes(ctx, upload.keys);
  const where = { companyId, supplierId, id, updatedAt: { lt: before } };
  const { count } = await ctx.db.system((tx) => tx.partialUpload.deleteMany({ where }));
  return count;
}
