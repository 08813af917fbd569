import { giveUpExport } from '@homologa/core/exports/export-file';
import { makeAuditExport } from '@homologa/core/exports/make-audit-export';
import { makeSuppliersExport } from '@homologa/core/exports/make-suppliers-export';
import { makeWorkflowsExport } from '@homologa/core/exports/make-workflows-export';
import { makeQuestionnaireExport } from '@homologa/core/exports/results/make-questionnaire-export';
import { makeResultsExport } from '@homologa/core/exports/results/make-results-export';
import { type ProcessorsOf, tenantOf } from './processor';

/** At least once; repeated runs produce one file, whose id is the job's id. */
export const exportProcessors: ProcessorsOf<'exports'> = {
  'exports.suppliers': {
    run: (ctx, payload, run) => makeSuppliersExport(ctx, { ...payload, companyId: tenantOf(run), run }),
    onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: tenantOf(run) }),
  },
  'exports.workflows': {
    run: (ctx, payload, run) => makeWorkflowsExport(ctx, { ...payload, companyId: tenantOf(run), run }),
    onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: tenantOf(run) }),
  },
  'exports.results': {
    run: (ctx, payload, run) => makeResultsExport(ctx, { ...payload, companyId: tenantOf(run), run }),
    onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: tenantOf(run) }),
  },
  'exports.questionnaire': {
    run: (ctx, payload, run) => makeQuestionnaireExport(ctx, { ...payload, companyId: tenantOf(run), run }),
    onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: tenantOf(run) }),
  },
  'exports.audit-trail': {
    run: (ctx, payload, run) => makeAuditExport(ctx, { ...payload, companyId: run.companyId, run }),
    onExhausted: (ctx, _payload, run) => giveUpExport(ctx, { jobId: run.jobId, companyId: run.companyId }),
  },
};
