import { gracefulEnd } from '@homologa/core/kernel/jobs/graceful-end';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { failRequest } from '@homologa/core/privacy/fail-request';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';
import { runRetentionJob } from '@homologa/core/privacy/privacy.jobs';
import { findRetention } from '@homologa/core/privacy/retention/find-retention';
import { runRetention } from '@homologa/core/privacy/retention/run-retention';
import { type ProcessorsOf, waitForNextRun } from './processor';

export const privacyProcessors: ProcessorsOf<'privacy'> = {
  /** Runs at least once; repeated runs store the same file, because the file's id is the job's id. */
  'privacy.export-data': {
    run: (ctx, { requestId }, run) => makeDataCopy(ctx, { requestId, run }),
    onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
  },
  /** Erases an account idempotently; after the final failure the request returns to the desk. */
  'privacy.erase-account': {
    run: (ctx, { requestId }) => eraseAccount(ctx, requestId),
    onExhausted: (ctx, { requestId }) => failRequest(ctx, requestId),
  },
  'privacy.find-retention': {
    run: (ctx) => findRetention(ctx),
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; what was let go of is no candidate any more. */
  'privacy.run-retention': {
    run: (ctx, { companyId, kind }, run) => runRetention(ctx, { companyId, kind }, gracefulEnd(run, runRetentionJob)),
    onExhausted: waitForNextRun,
  },
};
