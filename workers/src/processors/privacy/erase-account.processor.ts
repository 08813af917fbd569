import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { failRequest } from '@homologa/core/privacy/fail-request';

/** Safe to repeat; what failed for good waits on the desk again. */
export const eraseAccountProcessor: JobHandler<PayloadOf<'privacy.erase-account'>> = {
  run: (ctx, { requestId }) => eraseAccount(ctx, requestId),
  onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
};
