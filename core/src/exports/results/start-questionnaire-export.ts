import { DomainError } from '@homologa/domain/errors/domain-error';
import type { QuestionnaireExport } from '@homologa/domain/exports/export.contract';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { enqueueExport } from '../enqueue-export.steps';
import { exportQuestionnaireJob } from '../export.jobs';
import { readPreferences } from '../reader';
import { getReadableWorkflow } from './results.queries';

/**
 * Enqueues an export of the questionnaire's answers, or returns the user's open job for the same request. Throws
 * `not_found`, also if the workflow has no questionnaire.
 */
export async function startQuestionnaireExport(
  ctx: Context,
  { workflowId, type, spoken }: { workflowId: string; type: QuestionnaireExport['type']; spoken: string | null },
): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  const { locale } = await readPreferences(ctx, user.userId, spoken);
  return ctx.db.tenant(companyId, async (tx) => {
    await getReadableWorkflow(ctx, tx, companyId, workflowId);
    if ((await tx.questionnaireItem.count({ where: { companyId, workflowId } })) === 0) {
      throw new DomainError('not_found');
    }
    const request = { workflowId, type, locale };
    const jobId = await enqueueExport(ctx, tx, exportQuestionnaireJob, { userId: user.userId, request }, companyId);
    await audit(ctx, tx, {
      companyId,
      action: 'questionnaire.export',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { jobId },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}
