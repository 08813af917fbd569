import type { Adapters } from '@homologa/core/compose';
import { makeChecksExport } from '@homologa/core/exports/checks/make-checks-export';
import { giveUpExport } from '@homologa/core/exports/export-file';
import { makeAuditExport } from '@homologa/core/exports/make-audit-export';
import { makeSuppliersExport } from '@homologa/core/exports/make-suppliers-export';
import { makeWorkflowsExport } from '@homologa/core/exports/make-workflows-export';
import { makeQuestionnaireExport } from '@homologa/core/exports/results/make-questionnaire-export';
import { makeResultsExport } from '@homologa/core/exports/results/make-results-export';
import type { Context } from '@homologa/core/kernel/context';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { type ProcessorsOf, tenantOf } from './processor';

const onExhausted: JobHandler<object>['onExhausted'] = (ctx, _payload, { jobId, companyId }) =>
  giveUpExport(ctx, { jobId, companyId });

const companyExport = <Input extends { companyId: string; run: object }>(
  make: (ctx: Context, input: Input) => Promise<unknown>,
): JobHandler<Omit<Input, 'companyId' | 'run'>> => ({
  run: (ctx, payload, run) => make(ctx, { ...payload, companyId: tenantOf(run), run } as unknown as Input),
  onExhausted,
});

/** Runs at least once; repeated runs store the same file, because the file's id is the job's id. */
export const exportProcessors = ({ sheetProgram }: Adapters): ProcessorsOf<'exports'> => ({
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
