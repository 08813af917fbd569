import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Hot } from '../../kernel/database/database';
import { requireFound } from '../../kernel/database/require-found';
import { prepare } from '../../kernel/database/statement';
import type { SupplierRecord } from '../supplier-record';
import { selectSupplierWorkflow } from '../supplier-workflow.queries';
import { type CountedSuppliers, planCount } from './count.queries';
import { planPage, type SupplierListQuery } from './page.queries';

export type { CountedSuppliers, SupplierListQuery };

/**
 * `total` is the number of suppliers if a counter covers the filter or the matches fit into the list window, otherwise
 * `MORE_THAN_WINDOW`.
 */
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
  const hot = ctx.db.hot(companyId);
  const { total, found, pageOf } = await planPage(hot, companyId, [workflowId], query, ctx.now());
  const { workflow, ...rows } = await hot.all({
    workflow: selectSupplierWorkflow(companyId, workflowId),
    total,
    found,
  });
  authorize(canReadWorkflow(ctx.actor, requireFound(workflow)));
  return { ...(await pageOf(rows)), showsLabels };
}

/** Lists the suppliers of all active workflows. Throws `page_out_of_window`. */
export async function listSuppliers(ctx: Context, query: SupplierListQuery): Promise<SupplierPage> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const showsLabels = validateLabelFilter(ctx, companyId, query.filter);
  const hot = ctx.db.hot(companyId);
  const ids = await listActiveWorkflowIds(hot, companyId);
  const { total, found, pageOf } = await planPage(hot, companyId, ids, query, ctx.now());
  return { ...(await pageOf(await hot.all({ total, found }))), showsLabels };
}

/** Throws `not_found`. */
export async function countWorkflowSuppliers(
  ctx: Context,
  workflowId: string,
  filter: SupplierListFilter,
): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  validateLabelFilter(ctx, companyId, filter);
  const hot = ctx.db.hot(companyId);
  const { countsOf, ...statements } = await planCount(hot, companyId, [workflowId], filter, ctx.now());
  const { workflow, ...rows } = await hot.all({
    ...statements,
    workflow: selectSupplierWorkflow(companyId, workflowId),
  });
  authorize(canReadWorkflow(ctx.actor, requireFound(workflow)));
  return countsOf(rows);
}

export async function countSuppliers(ctx: Context, filter: SupplierListFilter): Promise<CountedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  validateLabelFilter(ctx, companyId, filter);
  const hot = ctx.db.hot(companyId);
  const ids = await listActiveWorkflowIds(hot, companyId);
  const { countsOf, ...statements } = await planCount(hot, companyId, ids, filter, ctx.now());
  return countsOf(await hot.all(statements));
}

/**
 * Only company admins see labels. For other users a filter by labels is rejected with `invalid_input`, like an unknown
 * filter.
 */
function validateLabelFilter(ctx: Context, companyId: string, filter: SupplierListFilter): boolean {
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  if (!showsLabels && filter.tags) throw new RulesBrokenError([violation('invalid_input', 'filter.tags')]);
  return showsLabels;
}

const ACTIVE = prepare<{ id: string }>(`SELECT "id" FROM "Workflow" WHERE "companyId" = $1 AND "status" = 'active'`);

const listActiveWorkflowIds = async (hot: Hot, companyId: string): Promise<string[]> =>
  (await hot.rows(ACTIVE(companyId))).map(({ id }) => id);
