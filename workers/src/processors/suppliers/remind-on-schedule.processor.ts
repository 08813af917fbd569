import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { remindOnSchedule } from '@homologa/core/suppliers/remind-on-schedule';
import { waitForNextRun } from '../maintenance/wait-for-next-run';
import { tenantOf } from '../tenant-of';

export const remindOnScheduleProcessor: JobHandler<PayloadOf<'suppliers.remind-on-schedule'>> = {
  run: (ctx, payload, run) => remindOnSchedule(ctx, { ...payload, companyId: tenantOf(run) }),
  onExhausted: waitForNextRun,
};
