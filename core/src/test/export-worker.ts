import type { Adapters } from '../compose';
import { makeChecksExport } from '../exports/checks/make-checks-export';
import {
  exportAuditTrailJob,
  exportChecksJob,
  exportQuestionnaireJob,
  exportResultsJob,
  exportSuppliersJob,
  exportWorkflowsJob,
} from '../exports/export.jobs';
import { giveUpExport } from '../exports/export-file';
import { makeAuditExport } from '../exports/make-audit-export';
import { makeSuppliersExport } from '../exports/make-suppliers-export';
import { makeWorkflowsExport } from '../exports/make-workflows-export';
import { makeQuestionnaireExport } from '../exports/results/make-questionnaire-export';
import { makeResultsExport } from '../exports/results/make-results-export';
import type { JobDefinition, JobRun } from '../kernel/jobs/define-job';
import { type BoundJob, type JobHandler, type JobOutcome, type RunJobDeps, runJob } from '../kernel/jobs/run-job';
import type { TestApp } from './test-database';

const ofTenant = (run: Pick<JobRun, 'jobId' | 'companyId'>) => ({ jobId: run.jobId, companyId: run.companyId ?? '' });

function bind<P>(definition: JobDefinition<string, P>, run: JobHandler<P>['run']): BoundJob {
  const handler: JobHandler<P> = { run, onExhausted: (ctx, _payload, lost) => giveUpExport(ctx, ofTenant(lost)) };
  return { definition: definition as BoundJob['definition'], handler };
}

const jobsWith = ({ sheetProgram }: Adapters): Readonly<Record<string, BoundJob>> => ({
  [exportSuppliersJob.name]: bind(exportSuppliersJob, (ctx, payload, run) =>
    makeSuppliersExport(ctx, sheetProgram, { ...payload, ...ofTenant(run), run }),
  ),
  [exportWorkflowsJob.name]: bind(exportWorkflowsJob, (ctx, payload, run) =>
    makeWorkflowsExport(ctx, sheetProgram, { ...payload, ...ofTenant(run), run }),
  ),
  [exportChecksJob.name]: bind(exportChecksJob, (ctx, payload, run) =>
    makeChecksExport(ctx, sheetProgram, { ...payload, ...ofTenant(run), run }),
  ),
  [exportResultsJob.name]: bind(exportResultsJob, (ctx, payload, run) =>
    makeResultsExport(ctx, { ...payload, ...ofTenant(run), run }),
  ),
  [exportQuestionnaireJob.name]: bind(exportQuestionnaireJob, (ctx, payload, run) =>
    makeQuestionnaireExport(ctx, { ...payload, ...ofTenant(run), run }),
  ),
  [exportAuditTrailJob.name]: bind(exportAuditTrailJob, (ctx, payload, run) =>
    makeAuditExport(ctx, { ...payload, companyId: run.companyId, run }),
  ),
});

function interrupted(job: BoundJob | undefined, meanwhile?: () => Promise<unknown>): BoundJob | undefined {
  if (!job || !meanwhile) return job;
  const { definition, handler } = job;
  const run: typeof handler.run = (ctx, payload, attempt) =>
    handler.run(ctx, payload, {
      ...attempt,
      progress: async (progress) => {
        await attempt.progress(progress);
        await meanwhile();
      },
    });
  return { definition, handler: { ...handler, run } };
}

/**
 * Runs an export's job row as a worker does, for packages that cannot import the workers. Calls `meanwhile` after each
 * progress step.
 */
export function runExport(app: TestApp, jobId: string, meanwhile?: () => Promise<unknown>): Promise<JobOutcome> {
  const deps: RunJobDeps = {
    contextFor: ({ name, requestId }) => app.contextFor({ kind: 'system', name }, requestId ?? undefined),
    find: (name) => interrupted(jobsWith(app.adapters)[name], meanwhile),
    nudge: () => undefined,
  };
  return runJob(deps, jobId);
}
