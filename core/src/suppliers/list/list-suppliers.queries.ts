import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Queries } from '../../kernel/database/database';
import type { SupplierRecord } from '../supplier-record';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import { type CountedSuppliers, countMatches } from './count.queries';
import { readPage, type SupplierListQuery } from './page.queries';

export type { CountedSuppliers, SupplierListQuery };

/** `total` is exact, or `MORE_THAN_WINDOW` if no counter covers the filter and there are more. */
export interface SupplierPage {
  suppliers: SupplierRecord[];
  total: number;
  showsLabels: boolean;
}

/** Throws `not_found`, `page_out_of_window`. */
export async function listWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  query: SupplierListQuery,
): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  const showsLabels = validateLabelFilter(ctx, companyId, query.filter);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, page] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      readPage(tx, companyId, [workflowId], query),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return { ...page, showsLabels };
  });
}

/** Lists the suppliers of all active workflows. Throws `page_out_of_window`. */
export async function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const showsLabels = validateLabelFilter(ctx, companyId, query.filter);
  return ctx.db.tenantRead(companyId, async (tx) => ({
    ...(await readPage(tx, companyId, await listActiveWorkflowIds(tx, companyId), query)),
    showsLabels,
  }));
}

/** Throws `not_found`. */
export async function countWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  filter: SupplierListFilter,
): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  validateLabelFilter(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) => {
    const [workflow, counts] = await Promise.all([
      getSupplierWorkflow(tx, companyId, workflowId),
      countMatches(tx, companyId, [workflowId], filter),
    ]);
    authorize(canReadWorkflow(ctx.actor, workflow));
    return counts;
  });
}

export async function countSuppliers(ctx: Context, filter: SupplierListFilter): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  validateLabelFilter(ctx, companyId, filter);
  return ctx.db.tenantRead(companyId, async (tx) =>
    countMatches(tx, companyId, await listActiveWorkflowIds(tx, companyId), filter),
  );
}

/** Only company admins see labels. For all others a filter by labels is `invalid_input`, like an unknown filter. */
function validateLabelFilter(ctx: Context, companyId: string, filter: SupplierListFilter): boolean {
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  if (!showsLabels && filter.tags) throw new RulesBrokenError([violation('invalid_input', 'filter.tags')]);
  return showsLabels;
}

async function listActiveWorkflowIds(tx: Queries, companyId: string): Promise<string[]> {
  const workflows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Workflow" WHERE "companyId" = ${companyId}::uuid AND "status" = 'active'`;
  return workflows.map(({ id }) => id);
}
