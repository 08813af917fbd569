import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { expireExports } from '@homologa/core/maintenance/expire-exports';
import { waitForNextRun } from './wait-for-next-run';

export const expireExportsProcessor: JobHandler<PayloadOf<'maintenance.expire-exports'>> = {
  run: (ctx, _payload, run) => expireExports(ctx, run.signal),
  onExhausted: waitForNextRun,
};
