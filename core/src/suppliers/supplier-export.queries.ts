import {
  REPORT_FIELDS,
  type ReportFigures,
  SHOWN_FIGURES,
  type ShownFigure,
} from '@homologa/domain/reports/report-fields';
import type { Invite } from '@homologa/domain/suppliers/invite';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Report, Supplier, SupplierStatus } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database';
import { INVITE_OF_SUPPLIER } from './invite-columns.queries';
import { supplierConditions } from './supplier-filters';
import { supplierOrder } from './supplier-sort';

const ID_BYTES = 16;

/**
 * Ids in the order of a list, as `uuid_send` writes them one after the other, 16 bytes each: a million of them fit
 * where their rows would not.
 */
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

/** Which suppliers an export is of. */
interface SupplierSelection {
  /** One workflow's; null: those of all active workflows. */
  workflowId: string | null;
  filter: SupplierListFilter;
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
  const { join, key, orderBy } = supplierOrder(sort);
  const [found] = await tx.$queryRaw<{ ids: Uint8Array | null }[]>`
    SELECT string_agg(uuid_send(s."id"), ''::bytea ORDER BY ${orderBy(key, Prisma.sql`s."id"`)}) AS "ids"
    FROM "Supplier" s ${join} WHERE ${conditions(companyId, selection)}`;
  return new OrderedIds(found?.ids ?? new Uint8Array());
}

/** The figures of a delivered report that lists show; amounts as plain numbers. */
type ShownFigures = {
  [Name in ShownFigure]: (typeof REPORT_FIELDS)[Name]['kind'] extends 'day' ? Date | null : ReportFigures[Name];
};

/** A row of an export: what sheets show of a supplier, and nothing else. Without a report its fields are null. */
export interface ExportedSupplier
  extends Pick<
      Supplier,
      keyof Invite | 'website' | 'questionnaireStartedAt' | 'questionnaireCompletedAt' | 'screeningStatus' | 'decision'
    >,
    Pick<Report, 'deliveryDate'>,
    ShownFigures {
  displayStatus: SupplierStatus;
  workflowTitle: string;
  labelIds: string[];
  hasReport: boolean;
  reportDunsNumber: string | null;
  reportShareholders: string[];
  ccrRequestedAt: Date | null;
  ccrDeliveredAt: Date | null;
  ccrScore: string | null;
}

const FIGURES_OF_REPORT = Prisma.join(
  SHOWN_FIGURES.map((name) =>
    Prisma.raw(REPORT_FIELDS[name].kind === 'amount' ? `r."${name}"::float8` : `r."${name}"`),
  ),
  ', ',
);

/** Selected from "Supplier" s, "Workflow" w, "Report" r and the newest "CcrRequest" c. Amounts as plain numbers. */
const EXPORT_COLUMNS = Prisma.sql`
  ${INVITE_OF_SUPPLIER}, s."website",
  s."questionnaireStartedAt", s."questionnaireCompletedAt", s."screeningStatus", s."decision", s."displayStatus", w."title" AS "workflowTitle",
  ARRAY(SELECT l."labelId"::text FROM "SupplierLabel" l WHERE l."supplierId" = s."id") AS "labelIds",
  r."supplierId" IS NOT NULL AS "hasReport", r."dunsNumber" AS "reportDunsNumber",
  coalesce(r."shareholders", '{}') AS "reportShareholders", r."deliveryDate", ${FIGURES_OF_REPORT},
  c."requestedAt" AS "ccrRequestedAt", c."deliveredAt" AS "ccrDeliveredAt", c."score" AS "ccrScore"`;

/**
 * These suppliers in this order, without those that are gone. Each is looked up by its id: left to itself the database
 * may read the whole table for every batch, as long as it has not counted what a large import added.
 */
export function readSuppliersInOrder(tx: Tx, companyId: string, ids: string[]): Promise<ExportedSupplier[]> {
  return tx.$queryRaw<ExportedSupplier[]>`
    SELECT ${EXPORT_COLUMNS}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page("id", "place")
      CROSS JOIN LATERAL (SELECT * FROM "Supplier"
        WHERE "id" = page."id" AND "companyId" = ${companyId}::uuid LIMIT 1) s
      CROSS JOIN LATERAL (SELECT "title" FROM "Workflow"
        WHERE "id" = s."workflowId" AND "companyId" = ${companyId}::uuid LIMIT 1) w
      LEFT JOIN LATERAL (SELECT * FROM "Report"
        WHERE "supplierId" = s."id" AND "companyId" = s."companyId" LIMIT 1) r ON true
      LEFT JOIN LATERAL (SELECT * FROM "CcrRequest"
        WHERE "supplierId" = s."id" AND "companyId" = s."companyId" ORDER BY "requestedAt" DESC LIMIT 1) c ON true
    ORDER BY page."place"`;
}
