import {
  REPORT_FIELDS,
  type ReportFigures,
  SHOWN_FIGURES,
  type ShownFigure,
} from '@homologa/domain/reports/report-fields';
import type { ScreeningReview } from '@homologa/domain/screenings/screening-status';
import type { Invite } from '@homologa/domain/suppliers/invite';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { Report, Supplier, SupplierStatus } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';
import { INVITE_OF_SUPPLIER } from '../supplier-record/invite-columns.queries';
import { supplierConditions } from './list/filter';
import { supplierOrder } from './list/sort';

interface SupplierSelection {
  workflowId: string | null;
  filter: SupplierListFilter;
  /** Time until which the exported waiting times are measured. */
  now: Date;
}

function conditions(companyId: string, { workflowId, filter, now }: SupplierSelection): Prisma.Sql {
  const place = workflowId
    ? Prisma.sql`s."workflowId" = ${workflowId}::uuid`
    : Prisma.sql`s."workflowId" IN (SELECT "id" FROM "Workflow"
        WHERE "companyId" = ${companyId}::uuid AND "status" = 'active')`;
  return Prisma.join(
    [Prisma.sql`s."companyId" = ${companyId}::uuid`, place, ...supplierConditions(companyId, filter, now)],
    ' AND ',
  );
}

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

type ShownFigures = {
  [Name in ShownFigure]: (typeof REPORT_FIELDS)[Name]['kind'] extends 'day' ? Date | null : ReportFigures[Name];
};

export interface ExportedSupplier
  extends Pick<
      Supplier,
      | keyof Invite
      | 'website'
      | 'questionnaireStartedAt'
      | 'questionnaireCompletedAt'
      | 'screeningStatus'
      | 'decision'
      | 'scorePercent'
      | 'scoreOutcome'
      | 'computedPercent'
      | 'computedOutcome'
      | 'lastRemindedAt'
      | 'waitingFor'
      | 'waitingSince'
      | 'formDone'
      | 'formTotal'
      | 'answersDone'
      | 'answersTotal'
      | 'createdAt'
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
  screeningReview: ScreeningReview[];
  isSandbox: boolean;
}

const FIGURES_OF_REPORT = Prisma.join(
  SHOWN_FIGURES.map((name) => {
    const column = Prisma.raw(`"${name}"`);
    const { kind } = REPORT_FIELDS[name];
    if (kind === 'amount') return Prisma.sql`r.${column}::float8`;
    return kind === 'day'
      ? Prisma.sql`(r.${column}::timestamp AT TIME ZONE 'UTC') AS ${column}`
      : Prisma.sql`r.${column}`;
  }),
  ', ',
);

const EXPORT_COLUMNS = Prisma.sql`
  ${INVITE_OF_SUPPLIER}, s."website", s."lastRemindedAt", s."createdAt",
  CASE WHEN w."status" = 'active' THEN s."waitingFor" END AS "waitingFor",
  CASE WHEN w."status" = 'active' THEN s."waitingSince" END AS "waitingSince",
  s."formDone", s."formTotal", s."answersDone", s."answersTotal",
  s."questionnaireStartedAt", s."questionnaireCompletedAt", s."screeningStatus",
  coalesce(s."screeningReview", '{}') AS "screeningReview", s."decision", s."scorePercent", s."scoreOutcome",
  s."computedPercent", s."computedOutcome",
  s."displayStatus", w."title" AS "workflowTitle",
  ARRAY(SELECT l."labelId"::text FROM "SupplierLabel" l WHERE l."supplierId" = s."id") AS "labelIds",
  r."supplierId" IS NOT NULL AS "hasReport", r."dunsNumber" AS "reportDunsNumber",
  coalesce(r."shareholders", '{}') AS "reportShareholders", r."deliveryDate", ${FIGURES_OF_REPORT},
  c."requestedAt" AS "ccrRequestedAt", c."deliveredAt" AS "ccrDeliveredAt", c."score" AS "ccrScore",
  coalesce(r."isSandbox", false) OR coalesce(c."isSandbox", false) AS "isSandbox"`;

/**
 * Builds the statements that count the selected suppliers and read their rows (`ExportedSupplier`) in order. Only ids
 * are sorted, then each row is looked up by id: the first rows arrive at once, and no wide row is sorted.
 */
export function suppliersInOrder(
  companyId: string,
  selection: SupplierSelection,
  sort: { field: SupplierSortField; order: SortOrder },
): { count: Prisma.Sql; rows: Prisma.Sql } {
  const { join, key, orderBy } = supplierOrder(sort, selection.workflowId ?? undefined);
  const where = conditions(companyId, selection);
  return {
    count: Prisma.sql`SELECT count(*)::int AS "total" FROM "Supplier" s WHERE ${where}`,
    rows: Prisma.sql`
      SELECT ${EXPORT_COLUMNS}
      FROM unnest((SELECT array_agg(s."id" ORDER BY ${orderBy({ key, added: Prisma.sql`s."createdAt"`, id: Prisma.sql`s."id"` })})
          FROM "Supplier" s ${join} WHERE ${where})) WITH ORDINALITY AS page("id", "place")
        CROSS JOIN LATERAL (SELECT * FROM "Supplier"
          WHERE "id" = page."id" AND "companyId" = ${companyId}::uuid LIMIT 1) s
        CROSS JOIN LATERAL (SELECT "title", "status" FROM "Workflow"
          WHERE "id" = s."workflowId" AND "companyId" = ${companyId}::uuid LIMIT 1) w
        LEFT JOIN LATERAL (SELECT * FROM "Report"
          WHERE "supplierId" = s."id" AND "companyId" = s."companyId" LIMIT 1) r ON true
        LEFT JOIN LATERAL (SELECT * FROM "CcrRequest"
          WHERE "supplierId" = s."id" AND "companyId" = s."companyId" ORDER BY "requestedAt" DESC LIMIT 1) c ON true
      ORDER BY page."place"`,
  };
}

export async function hasSandboxData(tx: Tx, companyId: string): Promise<boolean> {
  const own = { companyId, isSandbox: true };
  // Scores have no `report` row; the delivery of a score shows whether it comes from the sandbox.
  const scored = { ...own, request: { kind: 'ccr' } } as const;
  const found = (await tx.report.findFirst({ where: own })) ?? (await tx.reportDelivery.findFirst({ where: scored }));
  return found !== null;
}
