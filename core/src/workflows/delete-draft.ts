import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canDeleteWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { orphanUnusedFiles } from './orphan-files';
import { loadItems } from './questionnaire.queries';
import { lockWorkflow } from './workflow.queries';

/**
 * Deletes a draft with its questionnaire and suppliers. Throws `not_found`, `workflow_not_draft`, `workflow_closed`.
 */
export async function deleteDraft(ctx: Context, id: string): Promise<void> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const workflow = await lockWorkflow(tx, companyId, id);
    authorize(canDeleteWorkflow(ctx.actor, workflow));
    const refusal = statusRefusal(workflow.status, 'delete');
    if (refusal) throw new DomainError(refusal);
    const items = await loadItems(tx, companyId, id);
    await tx.workflow.delete({ where: { id, companyId }, select: { id: true } });
    const files = [workflow.coverFileId, ...items.map(({ fileId }) => fileId)];
    await orphanUnusedFiles(
      ctx,
      tx,
      companyId,
      files.filter((fileId) => fileId !== null),
    );
    const facts = { object_name: workflow.title };
    await audit(ctx, tx, { companyId, action: 'workflow.delete_draft', objectType: 'workflow', objectId: id, facts });
  });
}
