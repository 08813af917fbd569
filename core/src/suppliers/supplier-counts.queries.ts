import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { Queries } from '../kernel/database';
import type { Counted } from './supplier-filters';

/** Suppliers per shown status. */
export type SupplierCounts = Record<'all' | SupplierStatus, number>;

/** Suppliers per shown status; `isMore` where they were counted no further, so that each has as many at the least. */
export interface CountedSuppliers {
  counts: SupplierCounts;
  isMore: boolean;
}

/** The suppliers of these workflows, from the counters, each the sum of its shards. */
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

/** How many suppliers of these workflows some counters know of. */
export async function sumCounters(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  { dim, values }: Counted,
): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>`
    SELECT coalesce(sum("n"), 0)::int AS "n" FROM "SupplierStat"
    WHERE "companyId" = ${companyId}::uuid AND "workflowId" = ANY(${workflowIds}::uuid[])
      AND "dim" = ${dim} AND "val" = ANY(${values}::text[])`;
  return row?.n ?? 0;
}
