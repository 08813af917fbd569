import type { ListQuery, SortOrder } from '@homologa/domain/wire/list-query';
import type { WorkflowListFilter, WorkflowSortField } from '@homologa/domain/workflows/workflow.contract';
import { canListWorkflows, canSeeDrafts } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import type { Workflow } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { IS_EMPTY_DRAFT } from './empty-drafts';
import { type ItemWithFile, QUESTION_FILE } from './questionnaire.queries';

const MAX_SUPPLIER_IDS = 1000;

export type WorkflowListRow = Workflow & {
  companyName: string;
  companyLogoId: string | null;
  suppliersCount: number;
  suppliersCompletedCount: number;
  questionnaire?: ItemWithFile[];
  suppliers?: string[];
};

interface WorkflowPage {
  rows: WorkflowListRow[];
  total: number;
}

const SORT: Readonly<Record<WorkflowSortField, Prisma.Sql>> = {
  created_at: Prisma.sql`w."createdAt"`,
  modified_at: Prisma.sql`w."modifiedAt"`,
  'info.title': Prisma.sql`search_fold(w."title")`,
  suppliers_count: Prisma.sql`coalesce(t."n", 0)`,
  launched_at: Prisma.sql`w."launchedAt"`,
  closed_at: Prisma.sql`w."closedAt"`,
};

const orderOf = ({ field, order }: { field: WorkflowSortField; order: SortOrder }): Prisma.Sql =>
  Prisma.sql`${SORT[field]} ${order === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`} NULLS LAST, w."id" DESC`;

const COLUMNS = Prisma.sql`w.*, c."name" AS "companyName", c."logoFileId" AS "companyLogoId", coalesce(t."n", 0) AS "suppliersCount",
  coalesce(d."n", 0) AS "suppliersCompletedCount"`;
const WORKFLOWS = Prisma.sql`"Workflow" w
  JOIN "Company" c ON c."id" = w."companyId"
  LEFT JOIN LATERAL (SELECT sum("n")::int AS "n" FROM "SupplierStat"
    WHERE "workflowId" = w."id" AND "dim" = 'total' AND "val" = 'all') t ON true
  LEFT JOIN LATERAL (SELECT sum("n")::int AS "n" FROM "SupplierStat"
    WHERE "workflowId" = w."id" AND "dim" = 'status' AND "val" = 'completed') d ON true`;

/** Lists a page of the company's workflows. Company users see no drafts. */
export async function listWorkflows(
  ctx: Context,
  query: ListQuery<WorkflowSortField, WorkflowListFilter>,
  parts: { questionnaire: boolean; suppliers: boolean },
): Promise<WorkflowPage> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const where = conditions(ctx, companyId, query.filter);
  const { sort, range } = query;
  return ctx.db.tenant(companyId, async (tx) => {
    const rows = await tx.$queryRaw<WorkflowListRow[]>`
      SELECT ${COLUMNS} FROM ${WORKFLOWS} WHERE ${where}
      ORDER BY ${orderOf(sort)} LIMIT ${range.end - range.start + 1} OFFSET ${range.start}`;
    const [count] = await tx.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM "Workflow" w WHERE ${where}`;
    await addParts(tx, companyId, rows, parts);
    return { rows, total: count?.total ?? 0 };
  });
}

export type WorkflowExportRow = Pick<
  WorkflowListRow,
  | 'title'
  | 'status'
  | 'type'
  | 'product'
  | 'reportType'
  | 'payment'
  | 'pricePerSupplier'
  | 'suppliersCount'
  | 'suppliersCompletedCount'
  | 'createdAt'
  | 'modifiedAt'
  | 'launchedAt'
  | 'closedAt'
>;

/**
 * Builds the statements that count the workflows visible to the actor and read their rows (`WorkflowExportRow`) in
 * order. Throws `forbidden`.
 */
export function workflowsInOrder(
  ctx: Context,
  { filter, sort }: Pick<ListQuery<WorkflowSortField, WorkflowListFilter>, 'filter' | 'sort'>,
): { count: Prisma.Sql; rows: Prisma.Sql } {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const where = conditions(ctx, companyId, filter);
  return {
    count: Prisma.sql`SELECT count(*)::int AS "total" FROM "Workflow" w WHERE ${where}`,
    rows: Prisma.sql`SELECT ${COLUMNS} FROM ${WORKFLOWS} WHERE ${where} ORDER BY ${orderOf(sort)}`,
  };
}

function conditions(ctx: Context, companyId: string, filter: WorkflowListFilter): Prisma.Sql {
  const all = [Prisma.sql`w."companyId" = ${companyId}::uuid`];
  if (!canSeeDrafts(ctx.actor, companyId)) all.push(Prisma.sql`w."status" <> 'draft'`);
  if (filter.id) all.push(Prisma.sql`w."id" = ANY(${filter.id}::uuid[])`);
  // Excludes the workflow that holds the company's compliance checks, because the checks have a page of their own.
  else all.push(Prisma.sql`NOT w."holdsChecks"`);
  if (filter.status) all.push(Prisma.sql`w."status"::text = ANY(${filter.status}::text[])`);
  if (filter.type) all.push(Prisma.sql`w."type"::text = ANY(${filter.type}::text[])`);
  if (filter.report_type) all.push(Prisma.sql`w."reportType" = ANY(${filter.report_type}::text[])`);
  if (filter.touched !== undefined) all.push(filter.touched ? Prisma.sql`NOT ${IS_EMPTY_DRAFT}` : IS_EMPTY_DRAFT);
  const term = filter.q?.trim();
  if (term) {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(Prisma.sql`search_fold(w."title") LIKE search_fold(${pattern})`);
  }
  return Prisma.join(all, ' AND ');
}

/**
 * Adds the requested questionnaires and suppliers to the rows, with one query for each of the two instead of one query
 * per row.
 */
async function addParts(
  tx: Tx,
  companyId: string,
  rows: WorkflowListRow[],
  parts: { questionnaire: boolean; suppliers: boolean },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  if (parts.questionnaire) {
    const items = await tx.questionnaireItem.findMany({
      where: { companyId, workflowId: { in: ids } },
      include: { file: QUESTION_FILE },
      orderBy: { position: 'asc' },
    });
    const byWorkflow = groupByWorkflow(items);
    for (const row of rows) row.questionnaire = byWorkflow.get(row.id) ?? [];
  }
  if (parts.suppliers) {
    const suppliers = await tx.$queryRaw<{ id: string; workflowId: string }[]>`
      SELECT s."id", s."workflowId" FROM unnest(${ids}::uuid[]) AS page(id), LATERAL (
        SELECT "id", "workflowId", "position", "createdAt" FROM "Supplier"
        WHERE "companyId" = ${companyId}::uuid AND "workflowId" = page.id
        ORDER BY "position", "createdAt", "id" LIMIT ${MAX_SUPPLIER_IDS}) AS s
      ORDER BY s."position", s."createdAt", s."id"`;
    const byWorkflow = groupByWorkflow(suppliers);
    for (const row of rows) row.suppliers = (byWorkflow.get(row.id) ?? []).map(({ id }) => id);
  }
}

function groupByWorkflow<Entry extends { workflowId: string }>(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.workflowId);
    if (group) group.push(entry);
    else groups.set(entry.workflowId, [entry]);
  }
  return groups;
}
