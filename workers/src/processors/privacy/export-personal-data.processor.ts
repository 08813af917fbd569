import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { failRequest } from '@homologa/core/privacy/fail-request';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';

/** At-least-once: however often it is delivered there is one file, whose id is the job's. */
export const exportPersonalDataProcessor: JobHandler<PayloadOf<'privacy.export-data'>> = {
  run: (ctx, { requestId }, run) => makeDataCopy(ctx, { requestId, run }),
  onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
};
