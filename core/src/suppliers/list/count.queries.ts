import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { UNDELIVERED_INVITATIONS } from '@homologa/domain/suppliers/invitation-errors';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../../kernel/database/database';
import { filteredWorkflows, listCondition } from './condition.queries';
import { type Counted, countedBy, supplierConditions } from './filter';

export type SupplierCounts = Record<'all' | SupplierStatus, number>;

/** If `isMore`, counting stopped at the limit: the statuses are lower bounds, and so is `all` unless a counter knows it. */
export interface CountedSuppliers {
  counts: SupplierCounts;
  isMore: boolean;
}

/** LIMIT of a counting subquery: one row beyond the window shows that there are more. */
export const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);

/** Reads the trigger-maintained counters. */
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

/** The suppliers of different values are disjoint, so the counters can be added up. */
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

/**
 * Counts the matches per status, ignoring the filter's own statuses. Exact if the counters cover the filter, or up to
 * `LIST_WINDOW` + 1 rows. The caller has authorized.
 */
export async function countMatches(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  { status: _status, ...filter }: SupplierListFilter,
): Promise<CountedSuppliers> {
  const ids = filteredWorkflows(workflowIds, filter);
  const counted = countedBy(filter);
  if (counted?.dim === 'total') return { counts: await readCounts(tx, companyId, ids), isMore: false };
  const counting = counted && sumCounters(tx, companyId, ids, counted);
  const where = await listCondition(tx, companyId, workflowIds, filter);
  const rows = await tx.$queryRaw<{ status: SupplierStatus; n: number }[]>`
    SELECT "status", count(*)::int AS "n" FROM (
      SELECT s."displayStatus" AS "status" FROM "Supplier" s WHERE ${where} ${COUNTED_ROWS}) matched GROUP BY 1`;
  const counts: SupplierCounts = { all: 0, pending: 0, in_progress: 0, completed: 0, archived: 0 };
  for (const { status, n } of rows) {
    counts[status] = n;
    counts.all += n;
  }
  const isMore = counts.all > LIST_WINDOW;
  if (isMore && counting) counts.all = await counting;
  return { counts, isMore };
}

/** Uses the conditions of the list that the number links to. */
export async function countUndelivered(tx: Queries, companyId: string, workflowIds: string[]): Promise<number> {
  const conditions = Prisma.join(supplierConditions(UNDELIVERED_INVITATIONS), ' AND ');
  const [row] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Supplier" s
    WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ANY(${workflowIds}::uuid[]) AND ${conditions}`;
  return row?.n ?? 0;
}
