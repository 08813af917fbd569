import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { removeOrphanFiles } from '@homologa/core/maintenance/remove-orphan-files';
import { waitForNextRun } from './wait-for-next-run';

export const removeOrphanFilesProcessor: JobHandler<PayloadOf<'maintenance.remove-orphan-files'>> = {
  run: (ctx, _payload, run) => removeOrphanFiles(ctx, run.signal),
  onExhausted: waitForNextRun,
};
