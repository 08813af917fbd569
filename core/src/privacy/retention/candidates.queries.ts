import type { RetentionKind } from '@homologa/domain/privacy/retention';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../../kernel/database/database';

/**
 * Condition on a supplier `s` of a workflow `w`: its process ended before the cutoff and nothing has changed since. An
 * erasure by retention is no change (`keepsModifiedAt`), so that files and documents are counted from the same end. A
 * monitored supplier, an open request at the desk and a payment to check are processes under way.
 */
const hasEnded = (before: Date): Prisma.Sql => Prisma.sql`
  s."modifiedAt" < ${before} AND (s."status" = 'archived' OR (w."status" = 'closed' AND w."closedAt" < ${before}))
  AND NOT coalesce(s."monitoring", w."monitoring")
  AND NOT EXISTS (
    SELECT FROM "ReportRequest" r WHERE r."supplierId" = s."id" AND r."companyId" = s."companyId"
      AND r."status"::text = ANY (${[...OPEN_REQUEST_STATUSES]}))
  AND NOT EXISTS (
    SELECT FROM "Charge" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId" AND c."state" = 'to_check')`;

const ofSuppliers = (companyId: string): Prisma.Sql => Prisma.sql`
  "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
  AND s."companyId" = ${companyId}::uuid`;

/** Ids of what a rule would let go, as SQL. Suppliers whose data were erased before are none. */
const SOURCES = {
  suppliers: (companyId, before) => Prisma.sql`
    SELECT s."id" FROM ${ofSuppliers(companyId)}
    WHERE ${hasEnded(before)} AND (s."fullName" <> '' OR s."emails" <> '{}' OR s."phone" <> '' OR s."address" <> ''
      OR s."shareholders" <> '{}' OR s."accountPhone" IS NOT NULL
      OR EXISTS (SELECT FROM "Answer" a WHERE a."supplierId" = s."id" AND a."companyId" = s."companyId")
      OR EXISTS (SELECT FROM "RetiredAnswer" a WHERE a."supplierId" = s."id" AND a."companyId" = s."companyId"))`,
  files: (companyId, before) => Prisma.sql`
    SELECT f."id" FROM ${ofSuppliers(companyId)}
    JOIN "SupplierFile" f ON f."supplierId" = s."id" AND f."companyId" = s."companyId"
    WHERE ${hasEnded(before)} AND f."createdAt" < ${before}`,
  reports: (companyId, before) => Prisma.sql`
    SELECT f."id" FROM ${ofSuppliers(companyId)}
    JOIN "ReportFile" f ON f."supplierId" = s."id" AND f."companyId" = s."companyId"
    WHERE ${hasEnded(before)} AND f."createdAt" < ${before} AND f."sinceVersion" IS NOT NULL`,
  audit: (companyId, before) => Prisma.sql`
    SELECT e."id" FROM "AuditEntry" e WHERE e."companyId" = ${companyId}::uuid AND e."createdAt" < ${before}`,
} as const satisfies Record<RetentionKind, (companyId: string, before: Date) => Prisma.Sql>;

interface Wanted {
  companyId: string;
  kind: RetentionKind;
  /** Cutoff: what has ended since then is kept. */
  before: Date;
}

/** Counts what a rule would let go of now. */
export async function countCandidates(tx: Tx, { companyId, kind, before }: Wanted): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (${SOURCES[kind](companyId, before)}) candidates`;
  return row?.count ?? 0;
}

export async function listCandidates(tx: Tx, { companyId, kind, before }: Wanted, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM (${SOURCES[kind](companyId, before)}) candidates ORDER BY "id" LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** True if the supplier's process still counts as ended, asked again under the supplier's lock. */
export async function isStillCandidate(tx: Tx, wanted: Wanted, id: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT FROM (${SOURCES[wanted.kind](wanted.companyId, wanted.before)}) candidates WHERE "id" = ${id}::uuid) AS "found"`;
  return row?.found ?? false;
}
