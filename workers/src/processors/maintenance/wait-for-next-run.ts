import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';

/** The end of a scheduled run: what it left undone is found by the schedule's next one. */
export async function waitForNextRun(
  ctx: Context,
  _payload: object,
  run: Pick<JobRun, 'jobId'>,
  error: unknown,
): Promise<void> {
  ctx.log.error({ err: error, jobId: run.jobId }, 'maintenance waits for its next run');
}
