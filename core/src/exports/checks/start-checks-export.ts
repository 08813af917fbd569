import { filterFacts } from '@homologa/domain/audit/filter-words';
import { canReadChecks } from '@homologa/domain/compliance/compliance.policy';
import type { ChecksExport } from '@homologa/domain/exports/export.contract';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { authorize, requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { enqueueExport } from '../enqueue-export.steps';
import { exportChecksJob } from '../export.jobs';
import { readPreferences } from '../reader';

interface StartChecksExportInput extends Omit<ChecksExport, 'locale'> {
  spoken: string | null;
}

/** Enqueues an export of the compliance checks, or returns the user's open export job for the same request. */
export async function startChecksExport(ctx: Context, input: StartChecksExportInput): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const { filter, sort } = input;
  const { locale } = await readPreferences(ctx, user.userId, input.spoken);
  return ctx.db.tenant(companyId, async (tx) => {
    const payload = { userId: user.userId, request: { filter, sort, locale } };
    const jobId = await enqueueExport(ctx, tx, exportChecksJob, payload, companyId);
    await audit(ctx, tx, {
      companyId,
      action: 'compliance.export',
      objectType: 'company',
      objectId: companyId,
      facts: { jobId, filters: filterFacts(filter) },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}
