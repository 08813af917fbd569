import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { enqueueRemoval, freedAt } from './let-go.steps';

export async function insertFiles(tx: Tx, rows: readonly Prisma.StoredFileCreateManyInput[]): Promise<void> {
  await tx.storedFile.createMany({ data: [...rows] });
}

/** Inserts a file's row. Returns false if a row with this id exists, for instance from an earlier attempt. */
export async function insertFileOnce(tx: Tx, row: Prisma.StoredFileCreateManyInput): Promise<boolean> {
  const { count } = await tx.storedFile.createMany({ data: [row], skipDuplicates: true });
  return count === 1;
}

export async function keepFile(tx: Tx, { id, companyId }: { id: string; companyId: string | null }): Promise<boolean> {
  const { count } = await tx.storedFile.updateMany({ where: { id, companyId }, data: { orphanedAt: null } });
  return count > 0;
}

/**
 * Marks the company's files that match `condition` for deletion and enqueues their removal; `condition` refers to
 * "StoredFile" as f.
 */
export async function freeSelectedFiles(ctx: Context, tx: Tx, companyId: string, condition: Prisma.Sql): Promise<void> {
  const freed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "StoredFile" f SET "orphanedAt" = ${freedAt(ctx)}
    WHERE f."companyId" = ${companyId}::uuid AND ${condition}
    RETURNING f."id"`;
  await enqueueRemoval(
    ctx,
    tx,
    companyId,
    freed.map(({ id }) => id),
  );
}

export async function freeFilesOfUser(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const freed = await tx.storedFile.updateManyAndReturn({
    where: { createdById: userId, companyId: null, orphanedAt: null },
    data: { orphanedAt: freedAt(ctx) },
    select: { id: true },
  });
  await enqueueRemoval(
    ctx,
    tx,
    null,
    freed.map(({ id }) => id),
  );
}

export const expireExportsSql = (ctx: Context, before: Date, limit: number): Prisma.Sql => Prisma.sql`
      UPDATE "StoredFile" SET "orphanedAt" = ${freedAt(ctx)} WHERE "id" IN (
        SELECT f."id" FROM "StoredFile" f JOIN "Job" j ON j."id" = f."id" AND j."queue" = 'exports'
        WHERE f."orphanedAt" IS NULL AND f."createdAt" < ${before} LIMIT ${limit})`;

export async function deleteFileRow(tx: Tx, id: string): Promise<void> {
  await tx.storedFile.deleteMany({ where: { id } });
}
