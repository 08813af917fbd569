import { filterFacts } from '@homologa/domain/audit/filter-words';
import type { WorkflowsExport } from '@homologa/domain/exports/export.contract';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize, requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { enqueueExport } from './enqueue-export.steps';
import { exportWorkflowsJob } from './export.jobs';
import { readPreferences } from './reader';

interface StartWorkflowsExportInput extends Omit<WorkflowsExport, 'locale'> {
  spoken: string | null;
}

/** Enqueues an export of the workflow list, or returns the user's open job for the same request. */
export async function startWorkflowsExport(ctx: Context, input: StartWorkflowsExportInput): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const { filter, sort } = input;
  const { locale } = await readPreferences(ctx, user.userId, input.spoken);
  return ctx.db.tenant(companyId, async (tx) => {
    const payload = { userId: user.userId, request: { filter, sort, locale } };
    const jobId = await enqueueExport(ctx, tx, exportWorkflowsJob, payload, companyId);
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.export',
      objectType: 'company',
      objectId: companyId,
      facts: { jobId, filters: filterFacts(filter) },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}
