import { SUPPRESSIONS_SHOWN } from '@homologa/domain/desk/limits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { MailSuppression } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { domainOf } from '../kernel/mail/mail-pace';
import { liftSuppression, listSuppressions } from '../kernel/mail/suppressions';

/** Lists the newest addresses that get no mail any more; `address` finds one of them. */
export async function listMailSuppressions(ctx: Context, address?: string): Promise<MailSuppression[]> {
  authorize(canManageJobs(ctx.actor));
  return listSuppressions(ctx.db, ctx.config.suppressionSeeds, { limit: SUPPRESSIONS_SHOWN, address });
}

/**
 * POST /api/desk/mail/lifts: lets mail go to an address again. Failed mail is not sent again by it. The audit entry has
 * the address's domain alone, because the trail outlives the person's data, and nothing for the hash of an erased one. Throws `not_found`.
 */
export async function liftMailSuppression(ctx: Context, address: string): Promise<void> {
  authorize(canManageJobs(ctx.actor));
  await ctx.db.system(async (tx) => {
    if (!(await liftSuppression(tx, ctx.config.suppressionSeeds, address))) throw new DomainError('not_found');
    await audit(ctx, tx, {
      companyId: null,
      action: 'mail.lift_suppression',
      objectType: 'job',
      objectId: null,
      facts: { name: address.includes('@') ? domainOf(address.trim()) : null },
    });
  });
}
