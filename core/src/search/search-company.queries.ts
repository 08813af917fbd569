import { SEARCH_RESULTS_MAX } from '@homologa/domain/search/limits';
import type { SearchKind } from '@homologa/domain/search/search.contract';
import { canSearchCompany } from '@homologa/domain/search/search.policy';
import { canSeeDrafts } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

interface FoundMatch {
  kind: Exclude<SearchKind, 'workflow'>;
  supplierId: string;
  found: string;
  context: string;
}

interface FoundSupplier {
  id: string;
  name: string;
  status: string;
  country: string;
  workflowId: string;
  title: string;
  workflowStatus: string;
  startsWithTerm: boolean;
}

export interface CompanyResult {
  kind: SearchKind;
  id: string;
  name: string;
  found: string | null;
  question: string | null;
  status: string;
  country: string | null;
  workflow: { id: string; title: string; status: string } | null;
}

/**
 * Number of matches read per search; larger than the number returned, so that matches at the start of a name and
 * visible drafts can be ranked first.
 */
const LOOKED_AT = 50;

/**
 * Searches a company's workflow titles, suppliers, shareholders, answers, and report and receipt numbers in three
 * indexed statements with limits. Only admins find drafts and their suppliers. Throws `forbidden`.
 */
export async function searchCompany(ctx: Context, term: string): Promise<CompanyResult[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canSearchCompany(ctx.actor, companyId));
  const seesDrafts = canSeeDrafts(ctx.actor, companyId);
  if (term.trim() === '') return [];
  return ctx.db.tenant(companyId, async (tx) => {
    const workflows = await findWorkflows(tx, companyId, term, seesDrafts);
    const matches = await tx.$queryRaw<FoundMatch[]>`SELECT * FROM search_company(${term}, ${LOOKED_AT}::integer)`;
    const suppliers = await loadSuppliers(tx, companyId, { term, matches, seesDrafts });
    return [...workflows, ...resultsOf(matches, suppliers)];
  });
}

async function findWorkflows(tx: Tx, companyId: string, term: string, seesDrafts: boolean): Promise<CompanyResult[]> {
  const rows = await tx.$queryRaw<{ id: string; title: string; status: string }[]>`
    SELECT w."id", w."title", w."status" FROM "Workflow" w
    WHERE w."companyId" = ${companyId}::uuid AND search_fold(w."title") LIKE ANY(search_patterns(${term}))
      AND (${seesDrafts} OR w."status" <> 'draft') AND NOT w."holdsChecks"
    ORDER BY w."status" = 'closed', w."createdAt" DESC, w."id" LIMIT ${SEARCH_RESULTS_MAX}`;
  return rows.map(({ id, title, status }) => ({
    kind: 'workflow',
    id,
    name: title,
    found: null,
    question: null,
    status,
    country: null,
    workflow: null,
  }));
}

async function loadSuppliers(
  tx: Tx,
  companyId: string,
  { term, matches, seesDrafts }: { term: string; matches: readonly FoundMatch[]; seesDrafts: boolean },
): Promise<ReadonlyMap<string, FoundSupplier>> {
  const ids = [...new Set(matches.map(({ supplierId }) => supplierId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<FoundSupplier[]>`
    SELECT s."id", coalesce(nullif(s."companyName", ''), nullif(s."fullName", ''), s."emails"[1], s."taxId") AS "name",
      s."displayStatus" AS "status", s."country", w."id" AS "workflowId", w."title", w."status" AS "workflowStatus",
      coalesce(starts_with(s."companyNameFold", search_fold(btrim(${term}))), false) AS "startsWithTerm"
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."companyId" = ${companyId}::uuid AND s."id" = ANY(${ids}::uuid[])
      AND (${seesDrafts} OR w."status" <> 'draft')
    ORDER BY "startsWithTerm" DESC, s."companyNameFold" COLLATE "C", s."id"`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns at most `SEARCH_RESULTS_MAX` results of each kind, in the order of the suppliers. */
function resultsOf(matches: readonly FoundMatch[], suppliers: ReadonlyMap<string, FoundSupplier>): CompanyResult[] {
  const order = new Map([...suppliers.keys()].map((id, place) => [id, place]));
  const place = ({ supplierId }: FoundMatch): number => order.get(supplierId) ?? 0;
  const count = new Map<string, number>();
  return [...matches]
    .sort((a, b) => place(a) - place(b))
    .flatMap((match) => {
      const supplier = suppliers.get(match.supplierId);
      const before = count.get(match.kind) ?? 0;
      if (!supplier || before >= SEARCH_RESULTS_MAX) return [];
      count.set(match.kind, before + 1);
      return [presentMatch(match, supplier)];
    });
}

const presentMatch = ({ kind, found, context }: FoundMatch, supplier: FoundSupplier): CompanyResult => ({
  kind,
  id: supplier.id,
  name: supplier.name,
  found: found || null,
  question: context || null,
  status: supplier.status,
  country: supplier.country || null,
  workflow: { id: supplier.workflowId, title: supplier.title, status: supplier.workflowStatus },
});
