import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { expireSecrets } from '@homologa/core/maintenance/expire-secrets';
import { waitForNextRun } from './wait-for-next-run';

export const expireSecretsProcessor: JobHandler<PayloadOf<'maintenance.expire-secrets'>> = {
  run: (ctx, _payload, run) => expireSecrets(ctx, run.signal),
  onExhausted: waitForNextRun,
};
