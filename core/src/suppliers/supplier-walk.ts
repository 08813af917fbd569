import type { SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../kernel/database';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { supplierOrder } from './supplier-sort';

/** What a list is put in order by. */
interface Sorted {
  sort: { field: SupplierSortField; order: SortOrder };
}

/** What of a list is walked to. */
interface Walk {
  size: number;
  /** Rows before the page, counted from the end that the walk begins at. */
  skip: number;
  isFromEnd: boolean;
}

/** The usual lengths of a page, and steps by which a walk to a further one is ended. */
const LENGTHS = [10, 25, 50, 100, 250, 1_100, 5_500, 25_000, 125_000, 600_000];

/**
 * The ids of a walk that a page consists of. A length that is at least as long is written into the statement: where
 * none is known while it is planned, PostgreSQL plans the statement every time, which takes longer than running it.
 */
function cut(walk: Prisma.Sql, size: number, skip: number): Prisma.Sql {
  const length = LENGTHS.find((one) => one >= skip + size);
  if (length === undefined) return Prisma.sql`${walk} LIMIT ${size} OFFSET ${skip}`;
  const ended = Prisma.sql`${walk} LIMIT ${Prisma.raw(String(length))}`;
  return length === size ? ended : Prisma.sql`SELECT "id" FROM (${ended}) ended LIMIT ${size} OFFSET ${skip}`;
}

/** The lines of a page, in the order of the list. */
export function walkPage(tx: Queries, query: Sorted, where: Prisma.Sql, walk: Walk): Promise<SupplierRecord[]> {
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
    const all = Prisma.sql`SELECT s."id" FROM "Supplier" s ${join} WHERE ${where} ORDER BY ${order.valued}`;
    return Prisma.sql`WITH walked AS (SELECT ARRAY(${cut(all, size, skip)}) AS ids)`;
  }
  const ofKey = {
    from: Prisma.sql`"Supplier" s ${valued} WHERE ${where} AND ${key} IS NOT NULL`,
    order: order.valued,
  };
  const others = { from: Prisma.sql`"Supplier" s ${join} WHERE ${where} AND ${key} IS NULL`, order: order.others };
  const [begin, end] = isFromEnd ? [others, ofKey] : [ofKey, others];
  const idsOf = ({ from, order: by }: typeof begin) => Prisma.sql`SELECT s."id" FROM ${from} ORDER BY ${by}`;
  // How many the first walk holds is asked for only where the page reaches beyond it.
  const begun = skip === 0 ? Prisma.sql`0` : Prisma.sql`(SELECT count(*)::int FROM ${begin.from})`;
  return Prisma.sql`WITH begun AS MATERIALIZED (
      SELECT ARRAY(${cut(idsOf(begin), size, skip)}) AS ids),
    walked AS (SELECT ids || ARRAY(
        SELECT "id" FROM (${cut(idsOf(end), skip + size, 0)}) others
        LIMIT ${size} - cardinality(ids)
        OFFSET CASE WHEN cardinality(ids) = 0 THEN ${skip} - least(${begun}, ${skip}) ELSE 0 END) AS ids
      FROM begun)`;
}

/** Suppliers of a list who have the same value; `count` where it is known how many. */
interface ListedPart {
  condition: Prisma.Sql;
  count: number | undefined;
}

/**
 * A page of a list that goes part by part, each in the order of adding. Of a part whose count is known no more is asked
 * for than it has, which would walk the whole list; another's count is asked for where the page lies beyond it.
 */
export async function walkParts(
  tx: Queries,
  { sort: { order } }: Sorted,
  where: Prisma.Sql,
  parts: readonly ListedPart[],
  { size, skip, isFromEnd }: Walk,
): Promise<SupplierRecord[]> {
  const found = new Map<string, SupplierRecord>();
  let before = skip;
  for (const { condition, count = Number.POSITIVE_INFINITY } of isFromEnd ? parts.toReversed() : parts) {
    if (found.size >= size) break;
    if (count <= before) {
      before -= count;
      continue;
    }
    const those = Prisma.sql`${where} AND ${condition}`;
    const walk = { size: Math.min(size - found.size, count - before), skip: before, isFromEnd };
    const lines = await walkPage(tx, { sort: { field: 'created_at', order } }, those, walk);
    // Who has changed meanwhile from a part to the next stays where it was read.
    for (const line of isFromEnd ? lines.toReversed() : lines) if (!found.has(line.id)) found.set(line.id, line);
    if (lines.length > 0) before = 0;
    else if (before > 0) before -= Math.min(before, await countThose(tx, those));
  }
  const suppliers = [...found.values()];
  return isFromEnd ? suppliers.reverse() : suppliers;
}

async function countThose(tx: Queries, where: Prisma.Sql): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS "n" FROM "Supplier" s WHERE ${where}`;
  return row?.n ?? 0;
}
