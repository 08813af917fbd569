import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { UNDELIVERED_INVITATIONS } from '@homologa/domain/suppliers/invitation-errors';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Hot, Tx } from '../../kernel/database/database';
import { type Statement, toStatement } from '../../kernel/database/statement';
import { filteredWorkflows, listCondition } from './condition.queries';
import { type Counted, countedBy, supplierConditions } from './filter';

export type SupplierCounts = Record<'all' | SupplierStatus, number>;

/**
 * If `isMore`, counting stopped at the limit: the counts per status are lower bounds, and so is `all` unless counters
 * cover the filter.
 */
export interface CountedSuppliers {
  counts: SupplierCounts;
  isMore: boolean;
}

interface CounterRow {
  val: string;
  n: number;
}

/**
 * LIMIT of a counting subquery. Counting stops one row beyond `LIST_WINDOW`, the number of rows that users can reach by
 * paging: that extra row proves that more rows match.
 */
export const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);

const countersSql = (companyId: string, workflowIds: string[]): Prisma.Sql => Prisma.sql`
  SELECT "val", sum("n")::int AS "n" FROM "SupplierStat"
  WHERE "companyId" = ${companyId}::uuid AND "workflowId" = ANY(${workflowIds}::uuid[])
    AND "dim" IN ('total', 'status')
  GROUP BY "val"`;

function countsOf(rows: readonly CounterRow[]): SupplierCounts {
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

export const readCounts = async (tx: Tx, companyId: string, workflowIds: string[]): Promise<SupplierCounts> =>
  countsOf(await tx.$queryRaw<CounterRow[]>(countersSql(companyId, workflowIds)));

export const sumCounters = (
  companyId: string,
  workflowIds: string[],
  { dim, values }: Counted,
): Statement<{ n: number }> =>
  toStatement(Prisma.sql`
    SELECT coalesce(sum("n"), 0)::int AS "n" FROM "SupplierStat"
    WHERE "companyId" = ${companyId}::uuid AND "workflowId" = ANY(${workflowIds}::uuid[])
      AND "dim" = ${dim} AND "val" = ANY(${values}::text[])`);

interface StatusCount {
  status: SupplierStatus;
  n: number;
}

interface CountPlan {
  counters: Statement<CounterRow> | undefined;
  sum: Statement<{ n: number }> | undefined;
  statuses: Statement<StatusCount> | undefined;
  countsOf: (rows: { counters: CounterRow[]; sum: { n: number }[]; statuses: StatusCount[] }) => CountedSuppliers;
}

/**
 * Counts the matches per status, ignoring the filter's own statuses. The counts are exact if counters cover the filter
 * or at most `LIST_WINDOW` rows match. The caller must have authorized the actor.
 */
export async function planCount(
  hot: Hot,
  companyId: string,
  workflowIds: string[],
  { status: _status, ...filter }: SupplierListFilter,
  now: Date,
): Promise<CountPlan> {
  const ids = filteredWorkflows(workflowIds, filter);
  const counted = countedBy(filter);
  if (counted?.dim === 'total') {
    const counters = toStatement<CounterRow>(countersSql(companyId, ids));
    return {
      counters,
      sum: undefined,
      statuses: undefined,
      countsOf: (rows) => ({ counts: countsOf(rows.counters), isMore: false }),
    };
  }
  const where = await listCondition(hot, companyId, workflowIds, filter, now);
  return {
    counters: undefined,
    sum: counted ? sumCounters(companyId, ids, counted) : undefined,
    statuses: toStatement<StatusCount>(Prisma.sql`
      SELECT "status", count(*)::int AS "n" FROM (
        SELECT s."displayStatus" AS "status" FROM "Supplier" s WHERE ${where} ${COUNTED_ROWS}) matched GROUP BY 1`),
    countsOf({ sum, statuses }) {
      const counts: SupplierCounts = { all: 0, pending: 0, in_progress: 0, completed: 0, archived: 0 };
      for (const { status, n } of statuses) {
        counts[status] = n;
        counts.all += n;
      }
      const isMore = counts.all > LIST_WINDOW;
      const [exact] = sum;
      if (isMore && exact) counts.all = exact.n;
      return { counts, isMore };
    },
  };
}

export async function countUndelivered(tx: Tx, companyId: string, workflowIds: string[], now: Date): Promise<number> {
  const conditions = Prisma.join(supplierConditions(companyId, UNDELIVERED_INVITATIONS, now), ' AND ');
  const [row] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Supplier" s
    WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ANY(${workflowIds}::uuid[]) AND ${conditions}`;
  return row?.n ?? 0;
}
