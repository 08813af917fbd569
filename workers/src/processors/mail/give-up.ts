import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';

/**
 * The end of a mail that nothing waits for: no row shows it as under way, so the failed job and this line are all
 * that is left of it.
 */
export async function giveUp(
  ctx: Context,
  payload: object,
  run: Pick<JobRun, 'jobId' | 'companyId'>,
  error: unknown,
): Promise<void> {
  ctx.log.error({ err: error, ...payload, jobId: run.jobId }, 'mail given up');
}
