import type { JobName, PayloadOf } from '@homologa/core/jobs';
import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';
import { isCancelled } from '@homologa/core/kernel/jobs/ended-jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** Requires exactly one processor for each job of an area (`mail.…`) at compile time. */
export type ProcessorsOf<Area extends string> = {
  readonly [Name in Extract<JobName, `${Area}.${string}`>]: JobHandler<PayloadOf<Name>>;
};

/** Returns the company id of the job. Throws `not_found` for a job without a company. */
export function tenantOf(run: Pick<JobRun, 'companyId'>): string {
  if (!run.companyId) throw new DomainError('not_found');
  return run.companyId;
}

/** Logs the end of a job that did not do its work: as an error, unless an operator cancelled it. */
export const logGivenUp = (ctx: Context, error: unknown, ids: object, text: string): void =>
  isCancelled(error) ? ctx.log.info(ids, `${text}: cancelled`) : ctx.log.error({ err: error, ...ids }, text);

/**
 * Logs the final failure of a scheduled job. No other action is needed, because the schedule's next run continues the
 * work.
 */
export async function waitForNextRun(
  ctx: Context,
  _payload: object,
  run: Pick<JobRun, 'jobId'>,
  error: unknown,
): Promise<void> {
  logGivenUp(ctx, error, { jobId: run.jobId }, 'maintenance waits for its next run');
}
