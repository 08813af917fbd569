import { canMonitor } from '@homologa/domain/compliance/compliance.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { lockWorkflow } from '../workflow.queries';

/**
 * PUT …/workflows/{id}/monitoring: sets monitoring for suppliers without their own setting. Idempotent. Throws
 * `not_found`, `forbidden`.
 */
export async function setWorkflowMonitoring(
  ctx: Context,
  { workflowId, monitored }: { workflowId: string; monitored: boolean },
): Promise<{ monitored: boolean }> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await lockWorkflow(tx, companyId, workflowId);
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(canMonitor(ctx.actor, { workflow, isComplianceEnabled: product?.enabled === true }));
    const { count } = await tx.workflow.updateMany({
      where: { id: workflowId, companyId, monitoring: !monitored },
      data: { monitoring: monitored },
    });
    if (count === 0) return { monitored };
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.set_monitoring',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { from: !monitored, to: monitored },
    });
    return { monitored };
  });
}
