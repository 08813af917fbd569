import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/** GET …/workflows/{id}/monitoring. Throws `not_found`. */
export async function getWorkflowMonitoring(ctx: Context, workflowId: string): Promise<{ monitored: boolean }> {
  const { companyId } = requireCompany(ctx.actor);
  const workflow = await ctx.db.tenant(companyId, (tx) =>
    tx.workflow.findFirst({
      where: { id: workflowId, companyId },
      select: { companyId: true, status: true, monitoring: true },
    }),
  );
  if (!workflow) throw new DomainError('not_found');
  authorize(canReadWorkflow(ctx.actor, workflow));
  return { monitored: workflow.monitoring };
}
