import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canReadSupplier, canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import type { ListLength } from '@homologa/domain/wire/content-range';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Queries, Tx } from '../kernel/database';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';
import type { CountedSuppliers } from './supplier-counts.queries';
import { readDetail, type SupplierDetail } from './supplier-detail.queries';
import { countMatches, type ReadAgain, readPage, type SupplierListQuery } from './supplier-page';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';
import { getSupplierWorkflow } from './supplier-workflow.queries';

export type { CountedSuppliers, SupplierDetail, SupplierListQuery };

/** One page of suppliers, and how many there are in all. */
export interface SupplierPage extends ListLength {
  suppliers: SupplierRecord[];
  /** Whether the reader may see labels (reference 1.2). */
  showsLabels: boolean;
}

/** A page of one workflow's suppliers (reference 4.9). Throws `not_found`. */
export async function listWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  query: SupplierListQuery,
): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  const showsLabels = demandLabels(ctx, companyId, query.filter);
  const again = againIn(ctx, companyId);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, page] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      readPage(tx, companyId, [workflowId], query, again),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return { ...page, showsLabels };
  });
}

/** A page of the suppliers of all active workflows (reference 4.9). */
export async function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const showsLabels = demandLabels(ctx, companyId, query.filter);
  const again = againIn(ctx, companyId);
  return ctx.db.tenantRead(companyId, async (tx) => ({
    ...(await readPage(tx, companyId, await activeWorkflowIds(tx, companyId), query, again)),
    showsLabels,
  }));
}

/** One supplier with everything. Throws `not_found`. */
export async function getSupplier(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [subject, detail] = await Promise.all([
      getSupplierSubject(tx, companyId, place),
      readDetail(ctx, tx, companyId, place),
    ]);
    authorize(canReadSupplier(ctx.actor, subject));
    return detail;
  });
}

/**
 * The supplier as an answer needs it, after the transaction that changed it: nothing is held while it is read. The
 * caller has authorized. Throws `not_found` when it has gone since.
 */
export const readSupplierDetail = (ctx: Context, companyId: string, place: SupplierPlace): Promise<SupplierDetail> =>
  ctx.db.tenantRead(companyId, (tx) => readDetail(ctx, tx, companyId, place));

/** Counts for the tabs of one workflow's list as filter and search leave it, up to `upTo`. Throws `not_found`. */
export async function countWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  filter: SupplierListFilter,
  upTo?: number,
): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  demandLabels(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, counts] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      countMatches(tx, companyId, [workflowId], filter, upTo),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return counts;
  });
}

/** Counts for the tabs of the list over all active workflows with its filter and search, of the first `upTo` found. */
export async function countSuppliers(
  ctx: Context,
  filter: SupplierListFilter,
  upTo?: number,
): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  demandLabels(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) =>
    countMatches(tx, companyId, await activeWorkflowIds(tx, companyId), filter, upTo),
  );
}

/** Reads what a list is quicker to read by the next time. */
const againIn = (ctx: Context, companyId: string): ReadAgain => ({
  now: ctx.now(),
  later: (work) => ctx.db.tenantRead(companyId, work),
});

/** A company user knows of no labels, so that filtering by them is an unknown filter. */
function demandLabels(ctx: Context, companyId: string, filter: SupplierListFilter): boolean {
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  if (!showsLabels && filter.tags) throw new RulesBrokenError([violation('invalid_input', 'filter.tags')]);
  return showsLabels;
}

async function activeWorkflowIds(tx: Queries, companyId: string): Promise<string[]> {
  const workflows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Workflow" WHERE "companyId" = ${companyId}::uuid AND "status" = 'active'`;
  return workflows.map(({ id }) => id);
}

/**
 * The first suppliers of a workflow in the order of its form, for the workflow's own answer. The caller has authorized.
 */
export function readWorkflowSuppliers(
  tx: Tx,
  companyId: string,
  workflowId: string,
  limit: number,
): Promise<SupplierRecord[]> {
  const order = Prisma.sql`s."position", s."createdAt", s."id"`;
  return tx.$queryRaw<SupplierRecord[]>`
    SELECT ${RECORD_COLUMNS}
    FROM (SELECT s."id" FROM "Supplier" s
      WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      ORDER BY ${order} LIMIT ${limit}) page
    JOIN "Supplier" s ON s."id" = page."id"
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY ${order}`;
}
