import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canCloseWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { withdrawInvitations } from '../supplier-record/invitations.steps';
import { type CloseEffects, countCloseEffects } from './close-effects.queries';
import { lockWorkflow, readWorkflow, type WorkflowDetail } from './workflow.queries';

/**
 * Closes an active workflow and ends its invitations and onboardings. Report requests that the provider's desk is
 * processing or that the supplier has paid are still delivered. Returns the numbers of ended invitations and
 * onboardings and of continuing requests. Throws `not_found`, `workflow_not_active`, `workflow_closed`.
 */
export async function closeWorkflow(ctx: Context, id: string): Promise<WorkflowDetail & { effects: CloseEffects }> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await lockWorkflow(tx, companyId, id);
    authorize(canCloseWorkflow(ctx.actor, workflow));
    const refusal = statusRefusal(workflow.status, 'close');
    if (refusal) throw new DomainError(refusal);
    const effects = await countCloseEffects(tx, workflow);
    const now = ctx.now();
    await tx.workflow.update({
      where: { id, companyId },
      data: { status: 'closed', closedAt: now, modifiedAt: now },
      select: { id: true },
    });
    // The queued mail jobs check the workflow's status and send nothing. Onboarding links stay valid and show that the
    // workflow is closed.
    await withdrawInvitations(tx, { companyId, workflowId: id });
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.close',
      objectType: 'workflow',
      objectId: id,
      facts: { ...effects },
    });
    return { ...(await readWorkflow(ctx, tx, companyId, id)), effects };
  });
}
