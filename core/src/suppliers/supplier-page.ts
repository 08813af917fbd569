import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { COUNTED_UP_TO } from '@homologa/domain/suppliers/limits';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { ListLength } from '@homologa/domain/wire/content-range';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../kernel/database';
import { type AnchoredList, findWalkStart, readAnchors } from './page-anchors';
import { type CountedSuppliers, readCounts, type SupplierCounts, sumCounters } from './supplier-counts.queries';
import { type Counted, countedBy, searchedTerm, supplierConditions } from './supplier-filters';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { listSearchCondition } from './supplier-search';
import { supplierOrder } from './supplier-sort';
import { walkPage, walkParts } from './supplier-walk';

export interface SupplierListQuery extends ListQuery<SupplierSortField, SupplierListFilter> {
  /** How many are counted of what only a look at them can count; `COUNTED_UP_TO` unless fewer are enough. */
  upTo?: number | undefined;
}

/** How to read a list once more, and when it is read. */
export type ReadAgain = Pick<AnchoredList, 'later' | 'now'>;

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
  const ids = namedOf(workflowIds, query.filter);
  const counted = countedBy(query.filter);
  const condition = listCondition(tx, companyId, workflowIds, query.filter);
  if (!counted) {
    const asked = query.upTo !== undefined && query.range.end < query.upTo ? query.upTo : COUNTED_UP_TO;
    const [where, enough] = await Promise.all([condition, countingEnd(tx, companyId, ids, asked)]);
    return readMatchedPage(tx, query, where, Math.min(enough, COUNTED_UP_TO));
  }
  const where = await condition;
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
 * names itself do not matter. From the counters where they know; otherwise by a look at so many as are found first. The
 * caller has authorized.
 */
export async function countMatches(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  { status: _status, ...filter }: SupplierListFilter,
  upTo?: number,
): Promise<CountedSuppliers> {
  const ids = namedOf(workflowIds, filter);
  if (countedBy(filter)?.dim === 'total') return { counts: await readCounts(tx, companyId, ids), isMore: false };
  const [where, enough] = await Promise.all([
    listCondition(tx, companyId, workflowIds, filter),
    countingEnd(tx, companyId, ids, upTo),
  ]);
  const end = Number.isFinite(enough) ? enoughOf(enough) : Prisma.empty;
  const rows = await tx.$queryRaw<{ status: SupplierStatus; n: number }[]>`
    SELECT "status", count(*)::int AS "n" FROM (
      SELECT s."displayStatus" AS "status" FROM "Supplier" s WHERE ${where} ${end}) matched GROUP BY 1`;
  const counts: SupplierCounts = { all: 0, pending: 0, in_progress: 0, completed: 0, archived: 0 };
  for (const { status, n } of rows) {
    counts[status] = n;
    counts.all += n;
  }
  const isMore = counts.all > enough;
  return { counts: isMore ? { ...counts, all: enough } : counts, isMore };
}

/** How far matches are counted of which `upTo` are enough; among few all of them are counted as soon. */
async function countingEnd(tx: Queries, companyId: string, ids: string[], upTo = Infinity): Promise<number> {
  if (upTo >= COUNTED_UP_TO) return upTo;
  const total = await sumCounters(tx, companyId, ids, { dim: 'total', values: ['all'] });
  return total > COUNTED_UP_TO ? upTo : Infinity;
}

/** Those of the workflows that a filter names; all of them where it names none. */
const namedOf = (workflowIds: string[], { workflow_id: named }: SupplierListFilter): string[] =>
  named?.length ? workflowIds.filter((id) => named.includes(id)) : workflowIds;

/** Rows up to which a whole list is walked from its beginning: its length need not be known first. */
const SHALLOW = 250;

/** Rows from the nearer end beyond which a page is looked for from a place in between; of fewer a list is sorted. */
const DEEP = 5_000;

const NEWEST_FIRST = { sort: { field: 'created_at', order: 'DESC' } } as const;

const MATCHED = { key: Prisma.sql`k`, added: Prisma.sql`added`, id: Prisma.sql`id` };

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
  if (end < SHALLOW && counted.dim === 'total' && !supplierOrder(query.sort).parts) {
    const walking = walkPage(tx, query, where, { size: end + 1 - start, skip: start, isFromEnd: false });
    const [total, suppliers] = await Promise.all([counting, walking]);
    return { suppliers, total };
  }
  const isAnchored = counted.dim === 'total' && query.sort.field === 'created_at' && start > DEEP;
  const [total, anchors] = await Promise.all([counting, isAnchored ? readAnchors(tx, list) : null]);
  const size = Math.min(end + 1, total) - start;
  if (size <= 0) return { suppliers: [], total };
  const fromEnd = total - start - size;
  if (isAnchored && fromEnd > DEEP) {
    const isNewestFirst = query.sort.order === 'DESC';
    const from = findWalkStart(list, anchors, { total, newest: isNewestFirst ? total - start : start + size });
    if (from) {
      const after = Prisma.sql`${where} AND ${from.condition}`;
      const suppliers = await walkPage(tx, NEWEST_FIRST, after, { size, skip: from.skip, isFromEnd: false });
      return { suppliers: isNewestFirst ? suppliers : suppliers.reverse(), total };
    }
  }
  const isFromEnd = fromEnd < start;
  const walk = { size, skip: isFromEnd ? fromEnd : start, isFromEnd };
  const { parts } = supplierOrder(query.sort);
  // A short list is sorted sooner than it is taken apart.
  if (!parts || counted.dim !== 'total' || total < DEEP) {
    return { suppliers: await walkPage(tx, query, where, walk), total };
  }
  const counts = parts.some(({ status }) => status) ? await readCounts(tx, companyId, workflowIds) : null;
  const known = parts.map(({ condition, status }) => ({ condition, count: status && counts?.[status] }));
  return { suppliers: await walkParts(tx, query, where, known, walk), total };
}

/** One more than is counted: written into the statement, so that it is planned for as few. */
const enoughOf = (upTo: number): Prisma.Sql => Prisma.sql`LIMIT ${Prisma.raw(String(upTo + 1))}`;

/**
 * A page of a list that only a look at its lines can count: one look finds, counts and cuts. Where more are found than
 * are counted, the page is walked to instead, which ends soon among so many.
 */
async function readMatchedPage(tx: Queries, query: SupplierListQuery, where: Prisma.Sql, upTo: number): Promise<Page> {
  const { start, end } = query.range;
  const { join, key, orderBy } = supplierOrder(query.sort);
  const isCountedWhole = end >= upTo;
  const matched = Prisma.sql`WITH matched AS MATERIALIZED (
    SELECT s."id" AS id, ${key} AS k, s."createdAt" AS added FROM "Supplier" s ${join} WHERE ${where} ${isCountedWhole ? Prisma.empty : enoughOf(upTo)})`;
  const rows = await tx.$queryRaw<(SupplierRecord & { total: number })[]>`
    ${matched}
    SELECT (SELECT count(*)::int FROM matched) AS "total", ${RECORD_COLUMNS}
    FROM unnest(ARRAY(SELECT id FROM matched ORDER BY ${orderBy(MATCHED)} LIMIT ${end - start + 1} OFFSET ${start}))
      WITH ORDINALITY AS page (id, place)
    JOIN "Supplier" s ON s."id" = page.id
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page.place`;
  const [first] = rows;
  if (first && !isCountedWhole && first.total > upTo) {
    const suppliers = await walkPage(tx, query, where, { size: end + 1 - start, skip: start, isFromEnd: false });
    return { suppliers, total: upTo, isMore: true };
  }
  if (first) return { suppliers: rows, total: first.total };
  if (start === 0) return { suppliers: [], total: 0 };
  // Past the end: what was asked for has no line to carry the count.
  const [counted] = await tx.$queryRaw<{ n: number }[]>`${matched} SELECT count(*)::int AS n FROM matched`;
  return { suppliers: [], total: counted?.n ?? 0 };
}
