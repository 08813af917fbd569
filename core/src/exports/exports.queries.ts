import { EXPORT_RETENTION } from '@homologa/domain/exports/limits';
import type { Job, StoredFile } from '@homologa/prisma/models';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/** Exports that one answer lists at most, the newest. */
const MAX_LISTED = 100;

/** An export of one's own, with the file it has made as long as that is kept. */
export interface OwnExport {
  job: Job;
  file: Pick<StoredFile, 'name' | 'size' | 'createdAt'> | null;
}

/** What the person has asked for in this company and is kept still, the newest first (reference 9.12). */
export async function listOwnExports(ctx: Context): Promise<OwnExport[]> {
  const { user, companyId } = requireCompany(ctx.actor);
  const since = new Date(ctx.now().getTime() - EXPORT_RETENTION);
  return ctx.db.tenant(companyId, async (tx) => {
    const jobs = await tx.job.findMany({
      where: { companyId, queue: 'exports', createdById: user.userId, createdAt: { gte: since } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_LISTED,
    });
    // A file that an export has made has its job's id.
    const files = await tx.storedFile.findMany({
      where: { companyId, id: { in: jobs.map(({ id }) => id) }, orphanedAt: null },
      select: { id: true, name: true, size: true, createdAt: true },
    });
    const made = new Map(files.map((file) => [file.id, file]));
    return jobs.map((job) => ({ job, file: (job.status === 'completed' && made.get(job.id)) || null }));
  });
}
