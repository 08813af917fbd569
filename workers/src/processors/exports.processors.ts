import type { Adapters } from '@homologa/core/compose';
import { makeChecksExport } from '@homologa/core/exports/checks/make-checks-export';
import { giveUpExport } from '@homologa/core/exports/export-file';
import { makeAuditExport } from '@homologa/core/exports/make-audit-export';
import { makeSuppliersExport } from '@homologa/core/exports/make-suppliers-export';
import { makeWorkflowsExport } from '@homologa/core/exports/make-workflows-export';
import { makeQuestionnaireExport } from '@homologa/core/exports/results/make-questionnaire-export';
import { makeResultsExport } from '@homologa/core/exports/results/make-results-export';
import type { Context } from '@homologa/core/kernel/context';
import { isCancelled } from '@homologa/core/kernel/jobs/ended-jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import type { Metrics } from '@homologa/core/kernel/telemetry/metrics';
import { type ProcessorsOf, tenantOf } from './processor';

const onExhausted: JobHandler<object>['onExhausted'] = (ctx, _payload, { jobId, companyId }) =>
  giveUpExport(ctx, { jobId, companyId });

const companyExport = <Input extends { companyId: string; run: object }>(
  make: (ctx: Context, input: Input) => Promise<unknown>,
): JobHandler<Omit<Input, 'companyId' | 'run'>> => ({
  run: (ctx, payload, run) => make(ctx, { ...payload, companyId: tenantOf(run), run } as unknown as Input),
  onExhausted,
});

/** Counts the exports of each kind, which is the part of the job's name after `exports.`. */
function counted<P extends Record<string, JobHandler<never>>>(processors: P, metrics: Metrics): P {
  const entries = Object.entries(processors).map(([name, handler]) => {
    const kind = name.slice(name.indexOf('.') + 1);
    const watched: JobHandler<never> = {
      async run(ctx, payload, run) {
        const made = await handler.run(ctx, payload, run);
        metrics.exported(kind, 'completed');
        return made;
      },
      async onExhausted(ctx, payload, run, error) {
        await handler.onExhausted(ctx, payload, run, error);
        if (!isCancelled(error)) metrics.exported(kind, 'failed');
      },
    };
    return [name, watched];
  });
  return Object.fromEntries(entries) as P;
}

/** Runs at least once; repeated runs store the same file, because the file's id is the job's id. */
export const exportProcessors = ({ sheetProgram, metrics }: Adapters): ProcessorsOf<'exports'> =>
  counted(exportsWith(sheetProgram), metrics);

const exportsWith = (sheetProgram: Adapters['sheetProgram']): ProcessorsOf<'exports'> => ({
  'exports.suppliers': {
    run: (ctx, payload, run) => makeSuppliersExport(ctx, sheetProgram, { ...payload, companyId: tenantOf(run), run }),
    onExhausted,
  },
  'exports.workflows': {
    run: (ctx, payload, run) => makeWorkflowsExport(ctx, sheetProgram, { ...payload, companyId: tenantOf(run), run }),
    onExhausted,
  },
  'exports.checks': {
    run: (ctx, payload, run) => makeChecksExport(ctx, sheetProgram, { ...payload, companyId: tenantOf(run), run }),
    onExhausted,
  },
  'exports.results': companyExport(makeResultsExport),
  'exports.questionnaire': companyExport(makeQuestionnaireExport),
  'exports.audit-trail': {
    run: (ctx, payload, run) => makeAuditExport(ctx, { ...payload, companyId: run.companyId, run }),
    onExhausted,
  },
});
