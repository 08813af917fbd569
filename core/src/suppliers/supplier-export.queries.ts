import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database';
import { supplierConditions, supplierOrder } from './supplier-filters';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';

export type { SupplierRecord };

/** Which suppliers an export is of. */
export interface SupplierSelection {
  /** One workflow's; null: those of all active workflows. */
  workflowId: string | null;
  filter: SupplierListFilter;
}

const ID_BYTES = 16;

/** Ids of suppliers in the order of a list, 16 bytes each: a million of them fit where their rows would not. */
export class OrderedIds {
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#bytes.length / ID_BYTES;
  }

  /** The ids from one place to before another, as texts. */
  slice(start: number, end: number): string[] {
    const ids: string[] = [];
    for (let at = start; at < Math.min(end, this.length); at += 1) {
      const hex = this.#bytes.toString('hex', at * ID_BYTES, (at + 1) * ID_BYTES);
      ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
    }
    return ids;
  }
}

function conditions(companyId: string, { workflowId, filter }: SupplierSelection): Prisma.Sql {
  const place = workflowId
    ? Prisma.sql`s."workflowId" = ${workflowId}::uuid`
    : Prisma.sql`s."workflowId" IN (SELECT "id" FROM "Workflow"
        WHERE "companyId" = ${companyId}::uuid AND "status" = 'active')`;
  return Prisma.join([Prisma.sql`s."companyId" = ${companyId}::uuid`, place, ...supplierConditions(filter)], ' AND ');
}

/** How many suppliers a selection has, counted no further than `limit`. */
export async function countSelection(
  tx: Tx,
  companyId: string,
  selection: SupplierSelection,
  limit: number,
): Promise<number> {
  const [counted] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n
    FROM (SELECT 1 FROM "Supplier" s WHERE ${conditions(companyId, selection)} LIMIT ${limit}) AS found`;
  return counted?.n ?? 0;
}

/**
 * The order of a selection as it is now. Sorted once, where a key that moves with the pages would sort anew for every
 * page and could miss or repeat a supplier that changes meanwhile.
 */
export async function findOrderedIds(
  tx: Tx,
  companyId: string,
  selection: SupplierSelection,
  sort: { field: SupplierSortField; order: SortOrder },
): Promise<OrderedIds> {
  const [found] = await tx.$queryRaw<{ ids: Uint8Array | null }[]>`
    SELECT string_agg(uuid_send(s."id"), ''::bytea ORDER BY ${supplierOrder(sort)}) AS "ids"
    FROM "Supplier" s WHERE ${conditions(companyId, selection)}`;
  return new OrderedIds(found?.ids ?? new Uint8Array());
}

/** These suppliers in this order, without those that are gone. */
export function readSuppliersInOrder(tx: Tx, companyId: string, ids: string[]): Promise<SupplierRecord[]> {
  return tx.$queryRaw<SupplierRecord[]>`
    SELECT ${RECORD_COLUMNS}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page("id", "place")
      JOIN "Supplier" s ON s."id" = page."id" AND s."companyId" = ${companyId}::uuid
      JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY page."place"`;
}
