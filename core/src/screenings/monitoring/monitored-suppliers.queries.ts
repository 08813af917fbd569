import { Prisma } from '@homologa/prisma/client';
import type { Reader } from '../../kernel/database/database';
import { SCREENINGS_OF_SUPPLIER } from '../newest-screening.queries';

export interface MonitoredSupplier {
  id: string;
  companyId: string;
  companyName: string;
  country: string;
  taxId: string;
  shareholders: string[];
  asked: {
    country: string | null;
    shareholders: string[];
    shareholderFacts: Prisma.JsonValue;
    options: string[];
    watched: Prisma.JsonValue;
    hasFailed: boolean;
  } | null;
}

const MONITORED = Prisma.sql`
  "Supplier" s
  JOIN "Workflow" w ON w."id" = s."workflowId"
  JOIN "Company" c ON c."id" = s."companyId"
  JOIN "CompanyProduct" p ON p."companyId" = s."companyId" AND p."type" = 'cfr' AND p."enabled"
  WHERE COALESCE(s."monitoring", w."monitoring") AND s."status" <> 'archived' AND w."status" <> 'draft'
    AND c."deactivatedAt" IS NULL`;

const ofCompany = (companyId: string | null) =>
  Prisma.sql`(${companyId}::uuid IS NULL OR s."companyId" = ${companyId}::uuid)`;

export async function countMonitored(db: Pick<Reader, '$queryRaw'>, companyId: string | null = null): Promise<number> {
  const [row] = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM ${MONITORED} AND ${ofCompany(companyId)}`;
  return row?.n ?? 0;
}

export function nextMonitored(
  db: Pick<Reader, '$queryRaw'>,
  { after, limit, companyId = null }: { after: string; limit: number; companyId?: string | null },
): Promise<MonitoredSupplier[]> {
  return db.$queryRaw<MonitoredSupplier[]>`
    SELECT s."id", s."companyId", s."companyName", s."country", s."taxId", s."shareholders",
      (SELECT json_build_object('country', n."companyCountry", 'shareholders', n."shareholders",
          'shareholderFacts', n."shareholderFacts", 'options', n."options", 'watched', n."watched",
          'hasFailed', n."status" = 'failed')
        ${SCREENINGS_OF_SUPPLIER} LIMIT 1) AS "asked"
    FROM ${MONITORED} AND s."id" > ${after}::uuid AND ${ofCompany(companyId)}
    ORDER BY s."id" LIMIT ${limit}`;
}
