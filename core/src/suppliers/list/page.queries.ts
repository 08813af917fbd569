import { LIST_WINDOW, MORE_THAN_WINDOW, requireInWindow } from '@homologa/domain/catalog/list-window';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Hot } from '../../kernel/database/database';
import { type Statement, toStatement } from '../../kernel/database/statement';
import { RECORD_COLUMNS, type SupplierRecord } from '../supplier-record';
import { filteredWorkflows, listCondition } from './condition.queries';
import { COUNTED_ROWS, sumCounters } from './count.queries';
import { countedBy } from './filter';
import { type OrderedPart, type SupplierOrder, supplierOrder } from './sort';

export type SupplierListQuery = ListQuery<SupplierSortField, SupplierListFilter>;

interface Page {
  suppliers: SupplierRecord[];
  total: number;
}

interface Slice {
  size: number;
  skip: number;
  isFromEnd: boolean;
}

interface FoundRecord extends SupplierRecord {
  total?: number;
}

interface PagePlan {
  total: Statement<{ n: number }> | undefined;
  found: Statement<FoundRecord> | undefined;
  pageOf: (rows: { total: { n: number }[]; found: FoundRecord[] }) => Promise<Page>;
}

const totalOf = ([row]: readonly { n: number }[]): number => row?.n ?? 0;

/**
 * Plans the queries of one page of suppliers: they sort only ids, and then read the other columns of the page's rows.
 * `pageOf` throws `page_out_of_window`. The caller must have authorized the actor.
 */
export async function planPage(
  hot: Hot,
  companyId: string,
  workflowIds: string[],
  query: SupplierListQuery,
  now: Date,
): Promise<PagePlan> {
  const { start, end } = query.range;
  const slice: Slice = { size: end + 1 - start, skip: start, isFromEnd: false };
  const counted = countedBy(query.filter);
  const order = supplierOrder(query.sort, workflowIds.length === 1 ? workflowIds[0] : undefined);
  const where = await listCondition(hot, companyId, workflowIds, query.filter, now);
  if (!counted && start < LIST_WINDOW) return readUncounted(hot, order, where, slice);
  const total = counted
    ? sumCounters(companyId, filteredWorkflows(workflowIds, query.filter), counted)
    : countAll(where);
  // Without filters the page does not depend on the total, so both are read in one round trip.
  if (counted?.dim === 'total' && end < LIST_WINDOW) {
    const pageOf: PagePlan['pageOf'] = async (rows) => ({ suppliers: rows.found, total: totalOf(rows.total) });
    return { total, found: selectSlice(order, where, slice), pageOf };
  }
  const pageOf: PagePlan['pageOf'] = async (rows) => {
    const total = totalOf(rows.total);
    requireInWindow(start, total);
    const size = Math.min(slice.size, total - start);
    // Returns early, because a LIMIT greater than the number of remaining rows would scan the whole list.
    if (size <= 0) return { suppliers: [], total };
    const fromEnd = total - start - size;
    const isFromEnd = fromEnd < start;
    const skip = isFromEnd ? fromEnd : start;
    return { suppliers: await hot.rows(selectSlice(order, where, { size, skip, isFromEnd })), total };
  };
  return { total, found: undefined, pageOf };
}

/**
 * Reads a page whose filter no counter covers. One statement finds, counts and sorts up to `LIST_WINDOW` matches. If
 * more suppliers match, the sort is incomplete and the page is read again in the order of the list.
 */
function readUncounted(hot: Hot, order: SupplierOrder, where: Prisma.Sql, slice: Slice): PagePlan {
  const { join, key, orderBy } = order;
  const sorted = orderBy({ key: Prisma.sql`k`, added: Prisma.sql`added`, id: Prisma.sql`id` });
  const matched = Prisma.sql`WITH matched AS MATERIALIZED (
    SELECT s."id" AS id, ${key} AS k, s."createdAt" AS added FROM "Supplier" s ${join} WHERE ${where} ${COUNTED_ROWS})`;
  const found = toStatement<FoundRecord>(Prisma.sql`
    ${matched}
    SELECT (SELECT count(*)::int FROM matched) AS "total", ${RECORD_COLUMNS}
    FROM unnest(ARRAY(SELECT id FROM matched ORDER BY ${sorted} LIMIT ${slice.size} OFFSET ${slice.skip}))
      WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place`);
  const pageOf: PagePlan['pageOf'] = async ({ found: suppliers }) => {
    // Each row of the page contains the total, so a page past the end does not provide it.
    const isPastEnd = suppliers.length === 0 && slice.skip > 0;
    const total = isPastEnd ? totalOf(await hot.rows(countAll(where))) : (suppliers[0]?.total ?? 0);
    if (total <= LIST_WINDOW) return { suppliers, total };
    return { suppliers: await hot.rows(selectSlice(order, where, slice)), total: MORE_THAN_WINDOW };
  };
  return { total: undefined, found, pageOf };
}

const countAll = (where: Prisma.Sql): Statement<{ n: number }> =>
  toStatement(Prisma.sql`SELECT count(*)::int AS n FROM "Supplier" s WHERE ${where}`);

function selectSlice(
  order: SupplierOrder,
  where: Prisma.Sql,
  { size, skip, isFromEnd }: Slice,
): Statement<SupplierRecord> {
  const rowsNeeded = plannedRows(skip + size);
  const ids = order.parts(isFromEnd).map(
    ({ from, condition, orderBy }: OrderedPart) => Prisma.sql`(SELECT s."id" FROM ${from}
      WHERE ${where} ${condition ? Prisma.sql`AND ${condition}` : Prisma.empty} ORDER BY ${orderBy} ${rowsNeeded})`,
  );
  return toStatement(Prisma.sql`
    WITH page AS (SELECT ARRAY(
      SELECT "id" FROM (${Prisma.join(ids, ' UNION ALL ')}) ordered LIMIT ${size} OFFSET ${skip}) AS ids)
    SELECT ${RECORD_COLUMNS}
    FROM unnest((SELECT ids FROM page)) WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place ${isFromEnd ? Prisma.sql`DESC` : Prisma.sql`ASC`}`);
}

const PLANNED_ROWS = [25, 50, 100, 1_000];

/**
 * Builds the LIMIT of each subquery as a literal. With a parameter, PostgreSQL would plan the query again for each
 * call, which takes longer than the query. A literal far above the number of rows needed would make PostgreSQL sort all
 * rows instead of using the index.
 */
const plannedRows = (rows: number): Prisma.Sql =>
  Prisma.raw(`LIMIT ${PLANNED_ROWS.find((planned) => planned >= rows) ?? LIST_WINDOW + 1_000}`);
