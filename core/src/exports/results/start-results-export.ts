import type { Job } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { enqueueExport } from '../enqueue-export.steps';
import { exportResultsJob } from '../export.jobs';
import { readPreferences } from '../reader';
import { getReadableWorkflow, requireSupplier } from './results.queries';

interface StartResultsExportInput {
  workflowId: string;
  supplierId: string | null;
  spoken: string | null;
}

/** Enqueues an export of files and answers, or returns the user's open job for the same request. Throws `not_found`. */
export async function startResultsExport(ctx: Context, input: StartResultsExportInput): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  const { workflowId, supplierId } = input;
  const { locale } = await readPreferences(ctx, user.userId, input.spoken);
  return ctx.db.tenant(companyId, async (tx) => {
    await getReadableWorkflow(ctx, tx, companyId, workflowId);
    if (supplierId) await requireSupplier(tx, companyId, { workflowId, supplierId });
    const request = { workflowId, supplierId, locale };
    const jobId = await enqueueExport(ctx, tx, exportResultsJob, { userId: user.userId, request }, companyId);
    await audit(ctx, tx, {
      companyId,
      action: 'results.export',
      objectType: supplierId ? 'supplier' : 'workflow',
      objectId: supplierId ?? workflowId,
      facts: { jobId },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}
