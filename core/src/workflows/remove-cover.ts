import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { orphanUnusedFiles } from './orphan-files';
import { lockEditable, readWorkflow, type WorkflowDetail } from './workflow.queries';

/** Idempotent. Throws `not_found`, `forbidden`, `workflow_closed`. */
export async function removeCover(ctx: Context, id: string): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const { coverFileId } = await lockEditable(ctx, tx, companyId, id);
    if (!coverFileId) return readWorkflow(ctx, tx, companyId, id);
    await tx.workflow.update({
      where: { id, companyId },
      data: { coverFileId: null, modifiedAt: ctx.now(), version: { increment: 1 } },
      select: { id: true },
    });
    await orphanUnusedFiles(ctx, tx, companyId, [coverFileId]);
    await audit(ctx, tx, { companyId, action: 'workflow.remove_cover', objectType: 'workflow', objectId: id });
    return readWorkflow(ctx, tx, companyId, id);
  });
}
