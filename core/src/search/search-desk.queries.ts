import { SEARCH_RESULTS_MAX, SEARCH_TERM_MIN } from '@homologa/domain/search/limits';
import type { DeskSearchKind } from '@homologa/domain/search/search.contract';
import { canFind, canSearchDesk } from '@homologa/domain/search/search.policy';
import { receiptNumberIn } from '@homologa/domain/suppliers/receipts/receipt';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Reader } from '../kernel/database/database';
import { isId } from '../kernel/ids';

export interface DeskResult {
  kind: DeskSearchKind;
  id: string;
  name: string;
  status: string;
  country: string | null;
  company: string | null;
  supplierId: string | null;
}

interface FoundSupplier {
  id: string;
  name: string;
  status: string;
  country: string;
  company: string;
  requestId: string | null;
  requestStatus: string | null;
}

/**
 * Searches all companies for suppliers with their newest request, companies, report and receipt numbers, and jobs, with
 * one limited statement each. Returns only what the actor's roles may open: the desk finds requests, administration
 * everything else. Throws `forbidden`, `not_found` for staff with neither role.
 */
export async function searchDesk(ctx: Context, typed: string): Promise<DeskResult[]> {
  authorize(canSearchDesk(ctx.actor));
  const term = typed.trim();
  if (term.length < SEARCH_TERM_MIN) return [];
  const { read } = ctx.db;
  const [companies, suppliers, numbered, received, jobs] = await Promise.all([
    canFind(ctx.actor, 'company') ? findCompanies(read, term) : [],
    findSuppliers(read, term),
    findByNumber(read, term),
    findByReceipt(read, term),
    canFind(ctx.actor, 'job') ? findJobs(read, term) : [],
  ]);
  return [
    ...companies,
    ...[...received, ...numbered, ...suppliers].flatMap((row) => presentSupplier(ctx, row)),
    ...jobs,
  ];
}

async function findCompanies(read: Reader, term: string): Promise<DeskResult[]> {
  const contains = { contains: term, mode: 'insensitive' } as const;
  const rows = await read.company.findMany({
    where: { OR: [{ name: contains }, { legalName: contains }] },
    select: { id: true, name: true, legalName: true, country: true, deactivatedAt: true },
    orderBy: [{ legalName: 'asc' }, { id: 'asc' }],
    take: SEARCH_RESULTS_MAX,
  });
  return rows.map(({ id, name, legalName, country, deactivatedAt }) => ({
    kind: 'company',
    id,
    name: legalName || name,
    status: deactivatedAt ? 'deactivated' : 'active',
    country: country || null,
    company: null,
    supplierId: null,
  }));
}

const findSuppliers = (read: Reader, term: string): Promise<FoundSupplier[]> =>
  read.$queryRaw<FoundSupplier[]>`
    SELECT s."id", coalesce(nullif(s."companyName", ''), nullif(s."fullName", ''), s."emails"[1], s."taxId") AS "name",
      s."displayStatus" AS "status", s."country", c."name" AS "company", r."id" AS "requestId",
      r."status" AS "requestStatus"
    FROM "Supplier" s JOIN "Company" c ON c."id" = s."companyId"
    LEFT JOIN LATERAL (
      SELECT q."id", q."status" FROM "ReportRequest" q WHERE q."supplierId" = s."id" ORDER BY q."id" DESC LIMIT 1
    ) r ON true
    WHERE s."id" = ANY(ARRAY(SELECT search_all_supplier_ids(${term}, ${SEARCH_RESULTS_MAX}::integer)))
    ORDER BY s."companyNameFold" COLLATE "C", s."id"`;

const NUMBER = /^HR-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

async function findByNumber(read: Reader, term: string): Promise<FoundSupplier[]> {
  const number = term.toUpperCase();
  if (!NUMBER.test(number)) return [];
  const delivery = await read.reportDelivery.findFirst({
    where: { number },
    select: {
      requestId: true,
      request: { select: { status: true } },
      supplier: {
        select: { id: true, companyName: true, fullName: true, country: true, displayStatus: true, companyId: true },
      },
    },
  });
  if (!delivery) return [];
  const { supplier, request, requestId } = delivery;
  const company = await read.company.findUnique({ where: { id: supplier.companyId }, select: { name: true } });
  return [
    {
      id: supplier.id,
      name: `${supplier.companyName || supplier.fullName} · ${number}`,
      status: supplier.displayStatus ?? '',
      country: supplier.country,
      company: company?.name ?? '',
      requestId,
      requestStatus: request.status,
    },
  ];
}

async function findByReceipt(read: Reader, term: string): Promise<FoundSupplier[]> {
  const number = receiptNumberIn(term);
  if (!number) return [];
  return read.$queryRaw<FoundSupplier[]>`
    SELECT s."id", coalesce(nullif(s."companyName", ''), s."fullName") || ' · ' || s."receiptNumber" AS "name",
      s."displayStatus" AS "status", s."country", c."name" AS "company", r."id" AS "requestId",
      r."status" AS "requestStatus"
    FROM "Supplier" s JOIN "Company" c ON c."id" = s."companyId"
    LEFT JOIN LATERAL (
      SELECT q."id", q."status" FROM "ReportRequest" q WHERE q."supplierId" = s."id" ORDER BY q."id" DESC LIMIT 1
    ) r ON true
    WHERE s."receiptNumber" = ${number}`;
}

/**
 * Presents a supplier's request to the desk. Without a request, or without the desk's role, presents the supplier to
 * administration, and the result links to the audit trail, because there is no page for the supplier.
 */
function presentSupplier({ actor }: Context, row: FoundSupplier): DeskResult[] {
  const requestId = canFind(actor, 'request') ? row.requestId : null;
  if (requestId === null && !canFind(actor, 'supplier')) return [];
  return [
    {
      kind: requestId ? 'request' : 'supplier',
      id: requestId ?? row.id,
      name: row.name,
      status: (requestId ? row.requestStatus : null) ?? row.status,
      country: row.country || null,
      company: row.company,
      supplierId: row.id,
    },
  ];
}

/** Finds a job by its id, or the newest failed jobs whose name contains the term. */
async function findJobs(read: Reader, term: string): Promise<DeskResult[]> {
  const id = isId(term) ? term : null;
  const rows = await read.job.findMany({
    where: id ? { id } : { status: 'failed', name: { contains: term.toLowerCase() } },
    select: { id: true, name: true, status: true },
    orderBy: [{ finishedAt: 'desc' }, { id: 'asc' }],
    take: SEARCH_RESULTS_MAX,
  });
  return rows.map(({ id: found, name, status }) => ({
    kind: 'job',
    id: found,
    name,
    status: status === 'queued' || status === 'retry' ? 'waiting' : status,
    country: null,
    company: null,
    supplierId: null,
  }));
}
