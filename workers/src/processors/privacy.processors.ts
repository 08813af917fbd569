import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { failRequest } from '@homologa/core/privacy/fail-request';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';
import type { ProcessorsOf } from './processor';

export const privacyProcessors: ProcessorsOf<'privacy'> = {
  /** At-least-once: however often it is delivered there is one file, whose id is the job's. */
  'privacy.export-data': {
    run: (ctx, { requestId }, run) => makeDataCopy(ctx, { requestId, run }),
    onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
  },
  /** Safe to repeat; what failed for good waits on the desk again. */
  'privacy.erase-account': {
    run: (ctx, { requestId }) => eraseAccount(ctx, requestId),
    onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
  },
};
