import type { JobName, PayloadOf } from '@homologa/core/jobs';
import type { Context } from '@homologa/core/kernel/context';
import type { JobRun } from '@homologa/core/kernel/jobs/define-job';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** A processor for each job of an area (`mail.…`): neither one too few nor one too many compiles. */
export type ProcessorsOf<Area extends string> = {
  readonly [Name in Extract<JobName, `${Area}.${string}`>]: JobHandler<PayloadOf<Name>>;
};

/** The company a job works for. Throws `not_found` for one that was enqueued without any: there is nothing to do. */
export function tenantOf(run: Pick<JobRun, 'companyId'>): string {
  if (!run.companyId) throw new DomainError('not_found');
  return run.companyId;
}

/** The end of a scheduled run: what it left undone is found by the schedule's next one. */
export async function waitForNextRun(
  ctx: Context,
  _payload: object,
  run: Pick<JobRun, 'jobId'>,
  error: unknown,
): Promise<void> {
  ctx.log.error({ err: error, jobId: run.jobId }, 'maintenance waits for its next run');
}
