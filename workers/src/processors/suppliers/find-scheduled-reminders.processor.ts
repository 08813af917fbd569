import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { findScheduledReminders } from '@homologa/core/suppliers/find-scheduled-reminders';
import { waitForNextRun } from '../maintenance/wait-for-next-run';

export const findScheduledRemindersProcessor: JobHandler<PayloadOf<'suppliers.find-scheduled-reminders'>> = {
  run: (ctx, _payload, run) => findScheduledReminders(ctx, run.signal),
  onExhausted: waitForNextRun,
};
