import type { AuditExport } from '@homologa/domain/audit/audit.contract';
import { filterFacts } from '@homologa/domain/audit/filter-words';
import type { Job } from '@homologa/prisma/models';
import { authorizeTrail } from '../audit/audit-trail.queries';
import type { Trail } from '../audit/entry-subjects.queries';
import { audit } from '../kernel/audit';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { enqueueExport } from './enqueue-export.steps';
import { exportAuditTrailJob } from './export.jobs';
import { readPreferences } from './reader';

interface StartAuditExportInput extends Omit<AuditExport, 'locale'> {
  trail: Trail;
  spoken: string | null;
}

/**
 * Enqueues an export of the audit trail, or returns the user's open job for the same filter. Throws `forbidden`,
 * `not_found`.
 */
export async function startAuditExport(ctx: Context, input: StartAuditExportInput): Promise<Job> {
  const { trail, filter, order } = input;
  authorizeTrail(ctx, trail);
  const { userId } = requireUser(ctx.actor);
  const { locale } = await readPreferences(ctx, userId, input.spoken);
  const start = async (tx: Tx) => {
    const payload = { userId, request: { filter, order, locale } };
    const jobId = await enqueueExport(ctx, tx, exportAuditTrailJob, payload, trail);
    await audit(ctx, tx, {
      companyId: trail,
      action: 'audit.export',
      objectType: 'job',
      objectId: jobId,
      facts: { filters: filterFacts(filter) },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  };
  return trail === null ? ctx.db.system(start) : ctx.db.tenant(trail, start);
}
