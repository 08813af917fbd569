import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canSeeLabels } from '@homologa/domain/suppliers/supplier.policy';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

export type ExportedWorkflow = { id: string; title: string } | null;

/**
 * Authorizes an export of suppliers by the policies of the supplier lists. Returns the exported workflow (null for all
 * workflows), whether its questionnaire is scored and whether the actor may see labels. Throws `forbidden`, `not_found`, and `invalid_input` for a filter by
 * labels that the actor cannot see.
 */
export async function getExportScope(
  ctx: Context,
  tx: Tx,
  companyId: string,
  { workflowId, filter }: { workflowId: string | null; filter: SupplierListFilter },
): Promise<{ workflow: ExportedWorkflow; isScored: boolean; showsLabels: boolean }> {
  const showsLabels = canSeeLabels(ctx.actor, companyId);
  if (!showsLabels && filter.tags) throw new RulesBrokenError([violation('invalid_input', 'filter.tags')]);
  if (!workflowId) {
    authorize(canListWorkflows(ctx.actor, companyId));
    return { workflow: null, isScored: false, showsLabels };
  }
  const workflow = await tx.workflow.findFirst({
    where: { id: workflowId, companyId },
    select: { id: true, title: true, status: true, companyId: true, scoring: true },
  });
  if (!workflow) throw new DomainError('not_found');
  authorize(canReadWorkflow(ctx.actor, workflow));
  return { workflow, isScored: workflow.scoring !== null, showsLabels };
}
