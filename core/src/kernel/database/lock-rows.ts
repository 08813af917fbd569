import { Prisma } from '@homologa/prisma/client';
import type { Tx } from './database';

type LockedTable = Extract<Prisma.ModelName, 'BulkAction' | 'ReportRequest' | 'Screening' | 'Supplier' | 'Workflow'>;

/**
 * `share` lets other transactions take the same lock; `no_key_update` lets other transactions insert rows that refer to
 * the locked row by a foreign key.
 */
const CLAUSES = {
  update: Prisma.sql`FOR UPDATE`,
  no_key_update: Prisma.sql`FOR NO KEY UPDATE`,
  share: Prisma.sql`FOR SHARE`,
} as const;
type LockMode = keyof typeof CLAUSES;

/**
 * Locks rows of one company until the transaction ends, in the order of their ids so that concurrent transactions
 * cannot deadlock. Returns the ids of the rows that exist.
 */
export async function lockRows(
  tx: Tx,
  table: LockedTable,
  companyId: string,
  ids: readonly string[],
  mode: LockMode = 'update',
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${Prisma.raw(`"${table}"`)}
    WHERE "id" = ANY(${[...ids]}::uuid[]) AND "companyId" = ${companyId}::uuid
    ORDER BY "id" ${CLAUSES[mode]}`;
  return rows.map(({ id }) => id);
}

export async function lockRow(
  tx: Tx,
  table: LockedTable,
  companyId: string,
  id: string,
  mode: LockMode = 'update',
): Promise<boolean> {
  return (await lockRows(tx, table, companyId, [id], mode)).length > 0;
}
