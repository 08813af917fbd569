import { exportSuppliersJob, exportWorkflowsJob } from '../exports/export.jobs';
import { giveUpExport } from '../exports/export-file';
import { makeSuppliersExport } from '../exports/make-suppliers-export';
import { makeWorkflowsExport } from '../exports/make-workflows-export';
import type { JobDefinition, JobRun } from '../kernel/jobs/define-job';
import { type BoundJob, type JobHandler, type JobOutcome, type RunJobDeps, runJob } from '../kernel/jobs/run-job';
import type { TestApp } from './test-database';

const ofTenant = (run: Pick<JobRun, 'jobId' | 'companyId'>) => ({ jobId: run.jobId, companyId: run.companyId ?? '' });

function bind<P>(definition: JobDefinition<string, P>, run: JobHandler<P>['run']): BoundJob {
  const handler: JobHandler<P> = { run, onExhausted: (ctx, _payload, lost) => giveUpExport(ctx, ofTenant(lost)) };
  return { definition: definition as BoundJob['definition'], handler };
}

const JOBS: Readonly<Record<string, BoundJob>> = {
  [exportSuppliersJob.name]: bind(exportSuppliersJob, (ctx, payload, run) =>
    makeSuppliersExport(ctx, { ...payload, ...ofTenant(run), run }),
  ),
  [exportWorkflowsJob.name]: bind(exportWorkflowsJob, (ctx, payload, run) =>
    makeWorkflowsExport(ctx, { ...payload, ...ofTenant(run), run }),
  ),
};

/** Runs one export's row as a worker does, for rooms that do not know the workers. */
export function runExport(app: TestApp, jobId: string): Promise<JobOutcome> {
  const deps: RunJobDeps = {
    contextFor: ({ name, requestId }) => app.contextFor({ kind: 'system', name }, requestId ?? undefined),
    find: (name) => JOBS[name],
    nudge: () => undefined,
  };
  return runJob(deps, jobId);
}
