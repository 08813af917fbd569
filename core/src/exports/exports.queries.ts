import { EXPORT_RETENTION } from '@homologa/domain/exports/limits';
import { CLIENT_TASKS } from '@homologa/domain/jobs/client-tasks';
import type { Prisma } from '@homologa/prisma/client';
import type { Job, StoredFile } from '@homologa/prisma/models';
import { requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const MAX_LISTED = 100;

/** An export of the user; `file` is null before completion and after the retention period. */
export interface OwnExport {
  job: Job;
  file: Pick<StoredFile, 'name' | 'size' | 'createdAt'> | null;
}

const inQueueOfExports = { queue: 'exports' };
const isTask = { name: { in: [...CLIENT_TASKS] } };

/** Lists the exports that the user asked for in the last week, the newest first. */
export const listOwnExports = (ctx: Context): Promise<OwnExport[]> => listOwn(ctx, inQueueOfExports);

/** Lists the exports, imports and actions on many suppliers that the user asked for in the last week, the newest first. */
export const listOwnTasks = (ctx: Context): Promise<OwnExport[]> => listOwn(ctx, isTask);

async function listOwn(ctx: Context, kind: Prisma.JobWhereInput): Promise<OwnExport[]> {
  const { user, companyId } = requireMember(ctx.actor);
  const since = new Date(ctx.now().getTime() - EXPORT_RETENTION);
  return ctx.db.tenant(companyId, async (tx) => {
    const jobs = await tx.job.findMany({
      where: { ...kind, companyId, createdById: user.userId, createdAt: { gte: since } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_LISTED,
    });
    const files = await tx.storedFile.findMany({
      where: { companyId, id: { in: jobs.map(({ id }) => id) }, orphanedAt: null },
      select: { id: true, name: true, size: true, createdAt: true },
    });
    const made = new Map(files.map((file) => [file.id, file]));
    return jobs.map((job) => ({ job, file: (job.status === 'completed' && made.get(job.id)) || null }));
  });
}
