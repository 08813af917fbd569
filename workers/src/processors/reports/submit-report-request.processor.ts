import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { fallBackToDesk, submitReportRequest } from '@homologa/core/reports/submit-report-request';

/** Hands a report request to the gateway; one that cannot be reached leaves it to the provider's own desk. */
export const submitReportRequestProcessor: JobHandler<PayloadOf<'reports.submit-request'>> = {
  run: (ctx, payload, run) => submitReportRequest(ctx, payload, run.signal),
  onExhausted: (ctx, payload) => fallBackToDesk(ctx, payload),
};
