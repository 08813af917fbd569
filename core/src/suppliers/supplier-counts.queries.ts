import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { Queries } from '../kernel/database';

/** Suppliers per shown status. */
export type SupplierCounts = Record<'all' | SupplierStatus, number>;

/** The suppliers of these workflows, from the counters: what each connection has added to them, together. */
export async function readCounts(tx: Queries, companyId: string, workflowIds: string[]): Promise<SupplierCounts> {
  const rows = await tx.$queryRaw<{ val: string; n: number }[]>`
    SELECT "val", sum("n")::int AS "n" FROM "SupplierStat"
    WHERE "companyId" = ${companyId}::uuid AND "workflowId" = ANY(${workflowIds}::uuid[])
      AND "dim" IN ('total', 'status')
    GROUP BY "val"`;
  const counted = new Map(rows.map(({ val, n }) => [val, n]));
  const of = (value: string): number => counted.get(value) ?? 0;
  return {
    all: of('all'),
    pending: of('pending'),
    in_progress: of('in_progress'),
    completed: of('completed'),
    archived: of('archived'),
  };
}
