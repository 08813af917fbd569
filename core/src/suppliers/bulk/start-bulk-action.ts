import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { canScreen } from '../../screenings/screening.queries';
import { bulkActionJob } from '../supplier.jobs';
import { type BulkOrderInput, readBulkOrder, requireBulkDecision } from './bulk-order';

/**
 * POST /api/workflows/{id}/suppliers/bulk-actions and /api/suppliers/bulk-actions: returns the job that changes the
 * selected suppliers. Throws `not_found`, `forbidden`, `invalid_input`, `job_not_finished`, `screening_without_lists`,
 * and the violations of a decision.
 */
export async function startBulkAction(ctx: Context, input: BulkOrderInput): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  if (input.action === 'screen' && !(await canScreen(ctx))) throw new DomainError('screening_without_lists');
  return ctx.db.tenant(companyId, async (tx) => {
    const { scope, action, labelIds, selection } = await readBulkOrder(ctx, tx, companyId, input);
    const decided = requireBulkDecision(input);
    const bulkActionId = newId();
    await tx.bulkAction.create({
      data: {
        id: bulkActionId,
        companyId,
        workflowId: scope.workflowId,
        action,
        labelIds,
        decision: decided?.decision ?? null,
        reason: decided?.reason ?? null,
        ...(selection.kind === 'filter' ? { filter: selection.filter } : {}),
        undoesId: selection.kind === 'changed_by' ? selection.bulkActionId : null,
        createdById: user.userId,
        behalfOfId: user.loggedInAsBy,
        createdAt: ctx.now(),
        collectedAt: selection.kind === 'ids' ? ctx.now() : null,
      },
      select: { id: true },
    });
    if (selection.kind === 'ids') {
      await tx.bulkActionItem.createMany({
        data: selection.ids.map((supplierId) => ({ companyId, bulkActionId, supplierId, labelIds })),
      });
    }
    const jobId = await ctx.jobs.enqueue(tx, bulkActionJob, { bulkActionId }, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.start_bulk_action',
      objectType: 'bulk_action',
      objectId: bulkActionId,
      facts: { action, workflowId: scope.workflowId, selection: selection.kind, jobId },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}
