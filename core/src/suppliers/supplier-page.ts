import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import { COUNTED_UP_TO, type ListLength } from '@homologa/domain/wire/content-range';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../kernel/database';
import { type AnchoredList, findWalkStart } from './page-anchors';
import { readCounts, type SupplierCounts, sumCounters } from './supplier-counts.queries';
import { type Counted, countedBy, searchedTerm, supplierConditions } from './supplier-filters';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { listSearchCondition } from './supplier-search';
import { supplierOrder } from './supplier-sort';

export type SupplierListQuery = ListQuery<SupplierSortField, SupplierListFilter>;

/** How to read a list once more, and when it is read. */
export type ReadAgain = Pick<AnchoredList, 'later' | 'now'>;

type Sorted = Pick<SupplierListQuery, 'sort'>;

interface Page extends ListLength {
  suppliers: SupplierRecord[];
}

/**
 * One page of these workflows' suppliers, and how many there are; what only a look at its lines can count is counted up
 * to `COUNTED_UP_TO`, and further for a page that lies beyond. Only ids are sorted and cut; what belongs to a supplier
 * is gathered for the page's own lines. `again` reads once this is answered. The caller has authorized.
 */
export async function readPage(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  query: SupplierListQuery,
  again: ReadAgain,
): Promise<Page> {
  const where = await listCondition(tx, companyId, workflowIds, query.filter);
  const counted = countedBy(query.filter);
  if (!counted) return readMatchedPage(tx, query, where);
  const ids = namedOf(workflowIds, query.filter);
  const key = [companyId, ...ids.toSorted()].join(' ');
  return readCountedPage(tx, companyId, ids, query, { where, counted, key, ...again });
}

/** The condition of a list over these workflows' suppliers on "Supplier" s. */
async function listCondition(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  filter: SupplierListFilter,
): Promise<Prisma.Sql> {
  const term = searchedTerm(filter);
  const search = term === undefined ? undefined : await listSearchCondition(tx, term);
  return Prisma.join(
    [
      Prisma.sql`s."companyId" = ${companyId}::uuid`,
      workflowIds.length === 1
        ? Prisma.sql`s."workflowId" = ${workflowIds[0]}::uuid`
        : Prisma.sql`s."workflowId" = ANY(${workflowIds}::uuid[])`,
      ...supplierConditions(filter, search),
    ],
    ' AND ',
  );
}

/**
 * How many of these workflows' suppliers a list's filter and search leave in each status; the statuses that the filter
 * names itself do not matter. From the counters where they know. The caller has authorized.
 */
export async function countMatches(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  { status: _status, ...filter }: SupplierListFilter,
): Promise<SupplierCounts> {
  if (countedBy(filter)?.dim === 'total') return readCounts(tx, companyId, namedOf(workflowIds, filter));
  const where = await listCondition(tx, companyId, workflowIds, filter);
  const rows = await tx.$queryRaw<{ status: SupplierStatus; n: number }[]>`
    SELECT s."displayStatus" AS "status", count(*)::int AS "n" FROM "Supplier" s WHERE ${where} GROUP BY 1`;
  const counts: SupplierCounts = { all: 0, pending: 0, in_progress: 0, completed: 0, archived: 0 };
  for (const { status, n } of rows) {
    counts[status] = n;
    counts.all += n;
  }
  return counts;
}

/** Those of the workflows that a filter names; all of them where it names none. */
const namedOf = (workflowIds: string[], { workflow_id: named }: SupplierListFilter): string[] =>
  named?.length ? workflowIds.filter((id) => named.includes(id)) : workflowIds;

/** Rows up to which a whole list is walked from its beginning: its length need not be known first. */
const SHALLOW = 250;

/** Rows from the nearer end beyond which a page is looked for from a place in between. */
const DEEP = 5_000;

const NEWEST_FIRST = { sort: { field: 'created_at', order: 'DESC' } } as const;

const KEY = Prisma.sql`k`;
const ID = Prisma.sql`id`;

/** A page of a list whose length the counters know: walked from its nearer end, in its index where it has one. */
async function readCountedPage(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  query: SupplierListQuery,
  { counted, ...list }: AnchoredList & { counted: Counted },
): Promise<Page> {
  const { where } = list;
  const { start, end } = query.range;
  const counting = sumCounters(tx, companyId, workflowIds, counted);
  // Of a status or a country there may be few or none: looking for more than there are would walk the whole list.
  if (end < SHALLOW && counted.dim === 'total') {
    const walking = walkPage(tx, query, where, { size: end + 1 - start, skip: start, isFromEnd: false });
    const [total, suppliers] = await Promise.all([counting, walking]);
    return { suppliers, total };
  }
  const total = await counting;
  const size = Math.min(end + 1, total) - start;
  if (size <= 0) return { suppliers: [], total };
  const fromEnd = total - start - size;
  if (counted.dim === 'total' && query.sort.field === 'created_at' && Math.min(start, fromEnd) > DEEP) {
    const suppliers = await readDeepPage(tx, list, { total, size, start, isNewestFirst: query.sort.order === 'DESC' });
    if (suppliers) return { suppliers, total };
  }
  const isFromEnd = fromEnd < start;
  return { suppliers: await walkPage(tx, query, where, { size, skip: isFromEnd ? fromEnd : start, isFromEnd }), total };
}

/** A page between both ends, walked from a supplier near it that is known by its rank; null while none is. */
async function readDeepPage(
  tx: Queries,
  list: AnchoredList,
  { total, size, start, isNewestFirst }: { total: number; size: number; start: number; isNewestFirst: boolean },
): Promise<SupplierRecord[] | null> {
  const from = await findWalkStart(tx, list, { total, newest: isNewestFirst ? total - start : start + size });
  if (!from) return null;
  const where = Prisma.sql`${list.where} AND ${from.condition}`;
  const suppliers = await walkPage(tx, NEWEST_FIRST, where, { size, skip: from.skip, isFromEnd: false });
  return isNewestFirst ? suppliers : suppliers.reverse();
}

interface Walk {
  size: number;
  /** Rows before the page, counted from the end that the walk begins at. */
  skip: number;
  isFromEnd: boolean;
}

const FIRST_PAGES: Readonly<Record<number, Prisma.Sql>> = {
  10: Prisma.sql`LIMIT 10`,
  25: Prisma.sql`LIMIT 25`,
  50: Prisma.sql`LIMIT 50`,
  100: Prisma.sql`LIMIT 100`,
};

/**
 * What is cut out of a walk. A first page of a usual length says so in the statement itself: with a length that is not
 * known while it is planned, PostgreSQL plans the statement every time, which takes half as long as running it.
 */
const cutOf = (size: number, skip: number): Prisma.Sql =>
  (skip === 0 ? FIRST_PAGES[size] : undefined) ?? Prisma.sql`LIMIT ${size} OFFSET ${skip}`;

function walkPage(tx: Queries, query: Sorted, where: Prisma.Sql, walk: Walk): Promise<SupplierRecord[]> {
  return tx.$queryRaw<SupplierRecord[]>`
    ${walked(query, where, walk)}
    SELECT ${RECORD_COLUMNS}
    FROM unnest((SELECT ids FROM walked)) WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place ${walk.isFromEnd ? Prisma.sql`DESC` : Prisma.sql`ASC`}`;
}

/**
 * The ids of a page as `walked`. Where not everybody has a value, two walks in a row: an index holds those with one in
 * both directions, but not with the others behind them in both. The second is for what the first leaves over.
 */
function walked(query: Sorted, where: Prisma.Sql, { size, skip, isFromEnd }: Walk): Prisma.Sql {
  const { join, valued, key, walkBy } = supplierOrder(query.sort);
  const order = walkBy(isFromEnd);
  if (!valued) {
    return Prisma.sql`WITH walked AS (SELECT ARRAY(SELECT s."id" FROM "Supplier" s ${join} WHERE ${where}
      ORDER BY ${order.valued} ${cutOf(size, skip)}) AS ids)`;
  }
  const ofKey = {
    from: Prisma.sql`"Supplier" s ${valued} WHERE ${where} AND ${key} IS NOT NULL`,
    order: order.valued,
  };
  const others = { from: Prisma.sql`"Supplier" s ${join} WHERE ${where} AND ${key} IS NULL`, order: order.others };
  const [begin, end] = isFromEnd ? [others, ofKey] : [ofKey, others];
  // How many the first walk holds is asked for only where the page reaches beyond it.
  const begun = skip === 0 ? Prisma.sql`0` : Prisma.sql`(SELECT count(*)::int FROM ${begin.from})`;
  return Prisma.sql`WITH begun AS MATERIALIZED (
      SELECT ARRAY(SELECT s."id" FROM ${begin.from} ORDER BY ${begin.order} ${cutOf(size, skip)}) AS ids),
    walked AS (SELECT ids || ARRAY(
        SELECT "id" FROM (SELECT s."id" FROM ${end.from} ORDER BY ${end.order} ${cutOf(skip + size, 0)}) others
        LIMIT ${size} - cardinality(ids)
        OFFSET CASE WHEN cardinality(ids) = 0 THEN ${skip} - least(${begun}, ${skip}) ELSE 0 END) AS ids
      FROM begun)`;
}

/** One more than is counted: written into the statement, so that it is planned for as few. */
const ENOUGH = Prisma.sql`LIMIT ${Prisma.raw(String(COUNTED_UP_TO + 1))}`;

/**
 * A page of a list that only a look at its lines can count: one look finds, counts and cuts. Where more are found than
 * are counted, the page is walked to instead, which ends soon among so many.
 */
async function readMatchedPage(tx: Queries, query: SupplierListQuery, where: Prisma.Sql): Promise<Page> {
  const { start, end } = query.range;
  const { join, key, orderBy } = supplierOrder(query.sort);
  const isCountedWhole = end >= COUNTED_UP_TO;
  const matched = Prisma.sql`WITH matched AS MATERIALIZED (
    SELECT s."id" AS id, ${key} AS k FROM "Supplier" s ${join} WHERE ${where} ${isCountedWhole ? Prisma.empty : ENOUGH})`;
  const rows = await tx.$queryRaw<(SupplierRecord & { total: number })[]>`
    ${matched}
    SELECT (SELECT count(*)::int FROM matched) AS "total", ${RECORD_COLUMNS}
    FROM unnest(ARRAY(SELECT id FROM matched ORDER BY ${orderBy(KEY, ID)} LIMIT ${end - start + 1} OFFSET ${start}))
      WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place`;
  const [first] = rows;
  if (first && !isCountedWhole && first.total > COUNTED_UP_TO) {
    const suppliers = await walkPage(tx, query, where, { size: end + 1 - start, skip: start, isFromEnd: false });
    return { suppliers, total: COUNTED_UP_TO, isMore: true };
  }
  if (first) return { suppliers: rows, total: first.total };
  if (start === 0) return { suppliers: [], total: 0 };
  // Past the end: what was asked for has no line to carry the count.
  const [counted] = await tx.$queryRaw<{ n: number }[]>`${matched} SELECT count(*)::int AS n FROM matched`;
  return { suppliers: [], total: counted?.n ?? 0 };
}
