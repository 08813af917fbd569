import { LIST_WINDOW, MORE_THAN_WINDOW, requireInWindow } from '@homologa/domain/catalog/list-window';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../../kernel/database/database';
import { RECORD_COLUMNS, type SupplierRecord } from '../supplier-record';
import { filteredWorkflows, listCondition } from './condition.queries';
import { COUNTED_ROWS, sumCounters } from './count.queries';
import { countedBy } from './filter';
import { type OrderedPart, supplierOrder } from './sort';

export type SupplierListQuery = ListQuery<SupplierSortField, SupplierListFilter>;

interface Page {
  suppliers: SupplierRecord[];
  /** Exact from the counters or up to `LIST_WINDOW`; otherwise `MORE_THAN_WINDOW`. */
  total: number;
}

/** `skip` counts rows from the start of the list, or from the end if `isFromEnd`. */
interface Slice {
  size: number;
  skip: number;
  isFromEnd: boolean;
}

/**
 * Sorts ids only, and reads the other columns for the rows of the page. Throws `page_out_of_window`. The caller has
 * authorized.
 */
export async function readPage(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  query: SupplierListQuery,
): Promise<Page> {
  const { start, end } = query.range;
  const slice: Slice = { size: end + 1 - start, skip: start, isFromEnd: false };
  const counted = countedBy(query.filter);
  const reading = listCondition(tx, companyId, workflowIds, query.filter);
  if (!counted && start < LIST_WINDOW) return readUncounted(tx, query, await reading, slice);
  // Only the window at the end of an uncounted list needs the whole count.
  const counting = counted
    ? sumCounters(tx, companyId, filteredWorkflows(workflowIds, query.filter), counted)
    : reading.then((where) => countAll(tx, where));
  const where = await reading;
  // Without filters the page does not depend on the total: both are read in one round trip.
  if (counted?.dim === 'total' && end < LIST_WINDOW) {
    const [total, suppliers] = await Promise.all([counting, readSlice(tx, query, where, slice)]);
    return { suppliers, total };
  }
  const total = await counting;
  requireInWindow(start, total);
  const size = Math.min(slice.size, total - start);
  // A LIMIT beyond the matching rows would scan the whole list for them.
  if (size <= 0) return { suppliers: [], total };
  const fromEnd = total - start - size;
  const isFromEnd = fromEnd < start;
  const suppliers = await readSlice(tx, query, where, { size, skip: isFromEnd ? fromEnd : start, isFromEnd });
  return { suppliers, total };
}

/**
 * Reads a page whose filter no counter covers: one statement finds, counts and sorts up to `LIST_WINDOW` matches. For
 * more matches that sort would be incomplete, so the page is read again in the order of the list.
 */
async function readUncounted(tx: Queries, query: SupplierListQuery, where: Prisma.Sql, slice: Slice): Promise<Page> {
  const { join, key, orderBy } = supplierOrder(query.sort);
  const sorted = orderBy({ key: Prisma.sql`k`, added: Prisma.sql`added`, id: Prisma.sql`id` });
  const matched = Prisma.sql`WITH matched AS MATERIALIZED (
    SELECT s."id" AS id, ${key} AS k, s."createdAt" AS added FROM "Supplier" s ${join} WHERE ${where} ${COUNTED_ROWS})`;
  const suppliers = await tx.$queryRaw<(SupplierRecord & { total: number })[]>`
    ${matched}
    SELECT (SELECT count(*)::int FROM matched) AS "total", ${RECORD_COLUMNS}
    FROM unnest(ARRAY(SELECT id FROM matched ORDER BY ${sorted} LIMIT ${slice.size} OFFSET ${slice.skip}))
      WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place`;
  // A page past the end returns no row to hold the total.
  const total = suppliers[0]?.total ?? (slice.skip === 0 ? 0 : await countAll(tx, where));
  if (total <= LIST_WINDOW) return { suppliers, total };
  return { suppliers: await readSlice(tx, query, where, slice), total: MORE_THAN_WINDOW };
}

async function countAll(tx: Queries, where: Prisma.Sql): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM "Supplier" s WHERE ${where}`;
  return row?.n ?? 0;
}

function readSlice(
  tx: Queries,
  { sort }: Pick<SupplierListQuery, 'sort'>,
  where: Prisma.Sql,
  { size, skip, isFromEnd }: Slice,
): Promise<SupplierRecord[]> {
  const rowsNeeded = plannedRows(skip + size);
  const ids = supplierOrder(sort)
    .parts(isFromEnd)
    .map(
      ({ from, condition, orderBy }: OrderedPart) => Prisma.sql`(SELECT s."id" FROM ${from}
      WHERE ${where} ${condition ? Prisma.sql`AND ${condition}` : Prisma.empty} ORDER BY ${orderBy} ${rowsNeeded})`,
    );
  return tx.$queryRaw<SupplierRecord[]>`
    WITH page AS (SELECT ARRAY(
      SELECT "id" FROM (${Prisma.join(ids, ' UNION ALL ')}) ordered LIMIT ${size} OFFSET ${skip}) AS ids)
    SELECT ${RECORD_COLUMNS}
    FROM unnest((SELECT ids FROM page)) WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place ${isFromEnd ? Prisma.sql`DESC` : Prisma.sql`ASC`}`;
}

/** LIMITs to plan for: the page sizes of the console, a few pages, the whole window. */
const PLANNED_ROWS = [25, 50, 100, 1_000];

/**
 * LIMIT of a part as a literal. With a parameter PostgreSQL replans each call, which takes longer than the query, and
 * with a much larger literal it prefers sorting everything to the index.
 */
const plannedRows = (rows: number): Prisma.Sql =>
  Prisma.raw(`LIMIT ${PLANNED_ROWS.find((planned) => planned >= rows) ?? LIST_WINDOW + 1_000}`);
