import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canAddSuppliers } from '@homologa/domain/workflows/workflow.policy';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { lockRow } from '../kernel/database/lock-rows';
import { getSupplierWorkflow, type SupplierWorkflow } from './supplier-workflow.queries';

/**
 * Returns the workflow if the actor and the workflow's status allow adding suppliers. Takes a shared lock on its row
 * until the transaction ends, so that a concurrent launch or close waits and counts every supplier once. A draft is
 * locked exclusively and its version incremented, so that users who have the edit page open get a conflict.
 */
export async function getWorkflowToAddTo(
  ctx: Context,
  tx: Tx,
  companyId: string,
  workflowId: string,
): Promise<SupplierWorkflow> {
  const { count: drafts } = await tx.workflow.updateMany({
    where: { id: workflowId, companyId, status: 'draft' },
    data: { version: { increment: 1 } },
  });
  if (drafts === 0) await lockRow(tx, 'Workflow', companyId, workflowId, 'share');
  const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
  authorize(canAddSuppliers(ctx.actor, workflow));
  const refusal = statusRefusal(workflow.status, 'add_suppliers');
  if (refusal) throw new DomainError(refusal);
  return workflow;
}
