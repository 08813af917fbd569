import { DomainError } from '@homologa/domain/errors/domain-error';
import type { JobStatus } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';

const SUMMARY = {
  id: true,
  name: true,
  queue: true,
  status: true,
  attempts: true,
  maxAttempts: true,
  retryUntil: true,
  errorCode: true,
  errorMessage: true,
  companyId: true,
  createdAt: true,
  runAt: true,
  finishedAt: true,
} as const;

interface OperatorJobFilter {
  status?: JobStatus;
  name?: string;
  companyId?: string;
  limit: number;
}

export const listJobs = (ctx: Context, filter: OperatorJobFilter) =>
  ctx.db.read.job.findMany({
    where: { status: filter.status, name: filter.name, companyId: filter.companyId },
    select: SUMMARY,
    orderBy: { createdAt: 'desc' },
    take: filter.limit,
  });

/** Returns a job with its payload, progress and result. Throws `not_found`. */
export async function getJobForOperator(ctx: Context, id: string) {
  const job = isId(id)
    ? await ctx.db.read.job.findUnique({
        where: { id },
        select: { ...SUMMARY, payload: true, progress: true, result: true, dispatchedAt: true, startedAt: true },
      })
    : null;
  if (!job) throw new DomainError('not_found');
  return job;
}
