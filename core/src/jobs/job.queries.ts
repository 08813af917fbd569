import { DomainError } from '@homologa/domain/errors/domain-error';
import { hasStaffRole, isStaff, type UserActor } from '@homologa/domain/identity/actor';
import { canFollowAllJobs, canOpenJobFile } from '@homologa/domain/jobs/job.policy';
import type { Prisma } from '@homologa/prisma/client';
import type { Job } from '@homologa/prisma/models';
import { z } from 'zod';
import { type OpenFile, openFile } from '../files/open-file';
import { auditStaffReading } from '../kernel/audit-reading';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';
import { importWatchlistJob } from '../screenings/lists/watchlist.jobs';

export type JobRow = Job;

/**
 * Loads a job. Throws `not_found` unless the actor belongs to the job's company, or is staff with administration or who
 * started the job. An import of a list is followed by everybody with the role for lists, as whoever asks for one that
 * already runs gets that job.
 */
export async function getJob(ctx: Context, id: string): Promise<Job> {
  const user = requireUser(ctx.actor);
  const companyId = user.membership?.companyId;
  if (!isStaff(user) && !companyId) throw new DomainError('not_found');
  const job = await ctx.db.read.job.findFirst({ where: { id, ...visibleTo(user) } });
  if (!job) throw new DomainError('not_found');
  return job;
}

function visibleTo(user: UserActor): Prisma.JobWhereInput {
  if (!isStaff(user)) return { companyId: user.membership?.companyId ?? null };
  if (canFollowAllJobs(user)) return {};
  const isTheirs = { createdById: user.userId };
  return hasStaffRole(user, 'watchlists') ? { OR: [isTheirs, { name: importWatchlistJob.name }] } : isTheirs;
}

const resultWithFile = z.object({ file_id: z.string().refine(isId) });

/**
 * Opens the file produced by a job and audits access by staff. Throws `not_found` until the job has completed with a
 * file.
 */
export async function openJobFile(ctx: Context, id: string): Promise<OpenFile> {
  const job = await getJob(ctx, id);
  authorize(canOpenJobFile(ctx.actor, job));
  const result = resultWithFile.safeParse(job.result);
  if (job.status !== 'completed' || !result.success) throw new DomainError('not_found');
  const file = await ctx.db.read.storedFile.findFirst({
    where: { id: result.data.file_id, companyId: job.companyId, orphanedAt: null },
  });
  if (file && job.companyId) {
    await auditStaffReading(ctx, {
      companyId: job.companyId,
      action: 'job.open_file',
      objectType: 'job',
      objectId: job.id,
      fileId: file.id,
    });
  }
  return openFile(ctx, file);
}
