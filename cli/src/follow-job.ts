import { setTimeout as sleep } from 'node:timers/promises';
import { getJobForOperator } from '@homologa/core/jobs/operator-jobs.queries';
import type { Context } from '@homologa/core/kernel/context';
import { ERRORS, type ErrorCode } from '@homologa/domain/errors/error-codes';
import { RefusedError } from './exit-codes';
import type { Progress } from './progress';

const POLL_MS = 300;

export type FollowedJob = Awaited<ReturnType<typeof getJobForOperator>>;

export async function followJob(
  ctx: Context,
  id: string,
  { seconds, progress }: { seconds: number; progress?: Progress },
): Promise<FollowedJob> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const job = await getJobForOperator(ctx, id);
    if (job.progress) progress?.show(job.progress as { done: number; total: number });
    if (job.finishedAt || Date.now() > until) {
      progress?.end();
      return job;
    }
    await sleep(POLL_MS);
  }
}

/** True for a domain error (status below 500), because a retry would fail with the same error. */
const isRule = (code: string | null): code is ErrorCode =>
  code !== null && Object.hasOwn(ERRORS, code) && ERRORS[code as ErrorCode].status < 500;

/** Returns the job's result. Throws the job's error, or an error if the job has not finished. */
export function resultOf<T>(job: FollowedJob): T {
  if (!job.finishedAt) throw new Error(`not finished yet (${job.status}): homologa jobs show ${job.id}`);
  if (job.status === 'completed') return job.result as T;
  const said = job.errorMessage ?? `failed: homologa jobs show ${job.id}`;
  throw isRule(job.errorCode) ? new RefusedError(said, [], job.errorCode) : new Error(said);
}
