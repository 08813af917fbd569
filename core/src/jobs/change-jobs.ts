import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { JobStatus } from '@homologa/prisma/models';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { cancelJob } from './cancel-job';
import { retryJob } from './retry-job';

const BATCH = 500;

/** What a job answers that has changed since it was chosen, or whose data are gone. Other errors end the call. */
const LEFT_AS_IT_IS: ReadonlySet<ErrorCode> = new Set([
  'job_not_waiting',
  'job_not_failed',
  'job_not_repeatable',
  'not_found',
]);

export interface JobSelection {
  name?: string;
  companyId?: string;
  status?: JobStatus;
  /** Excludes jobs created or failed later; the time of the call if absent. */
  before?: Date;
}

export interface ChangedJobs {
  changed: number;
  /** Jobs that another process changed first, or that cannot be changed any more. */
  skipped: number;
}

const CHANGES = {
  retry: { statuses: ['failed'], change: retryJob },
  cancel: { statuses: ['queued', 'retry'], change: cancelJob },
} as const satisfies Record<string, { statuses: readonly JobStatus[]; change: typeof retryJob }>;

/**
 * Retries the failed jobs, or cancels the waiting jobs, that match the selection: each in its own transaction, so that
 * the call may be interrupted and repeated. Excludes jobs created after the call began. Throws `forbidden`, and
 * `service_unavailable` when the database goes away meanwhile.
 */
export async function changeJobs(
  ctx: Context,
  kind: keyof typeof CHANGES,
  { name, companyId, status, before = ctx.now() }: JobSelection,
  signal?: AbortSignal,
): Promise<ChangedJobs> {
  authorize(canManageJobs(ctx.actor));
  const { statuses, change } = CHANGES[kind];
  const chosen = statuses.filter((each) => status === undefined || each === status);
  const result = { changed: 0, skipped: 0 };
  for (let after: string | null = null; ; ) {
    const jobs: { id: string }[] = await ctx.db.read.job.findMany({
      where: {
        name,
        companyId,
        status: { in: [...chosen] },
        createdAt: { lte: before },
        ...(kind === 'retry' ? { finishedAt: { lte: before } } : {}),
        ...(after ? { id: { gt: after } } : {}),
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const { id } of jobs) {
      signal?.throwIfAborted();
      if (await isChanged(change(ctx, id))) result.changed += 1;
      else result.skipped += 1;
    }
    after = jobs.at(-1)?.id ?? null;
    if (after === null) return result;
  }
}

/**
 * Retries or cancels the chosen jobs, each in its own transaction. Idempotent: jobs whose state does not allow the change
 * are skipped. Throws `forbidden`, and `service_unavailable` when the database goes away meanwhile.
 */
export async function changeChosenJobs(
  ctx: Context,
  kind: keyof typeof CHANGES,
  ids: readonly string[],
): Promise<ChangedJobs> {
  authorize(canManageJobs(ctx.actor));
  const result = { changed: 0, skipped: 0 };
  for (const id of new Set(ids)) {
    if (await isChanged(CHANGES[kind].change(ctx, id))) result.changed += 1;
    else result.skipped += 1;
  }
  return result;
}

async function isChanged(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof DomainError && LEFT_AS_IT_IS.has(error.code)) return false;
    throw error;
  }
}
