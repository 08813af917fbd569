import { giveUpExport } from '@homologa/core/exports/export-file';
import { makeWorkflowsExport } from '@homologa/core/exports/make-workflows-export';
import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { tenantOf } from '../tenant-of';

/** At-least-once: however often it is delivered there is one file, whose id is the job's. */
export const exportWorkflowsProcessor: JobHandler<PayloadOf<'exports.workflows'>> = {
  run: (ctx, payload, run) => makeWorkflowsExport(ctx, { ...payload, companyId: tenantOf(run), run }),
  onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: tenantOf(run) }),
};
