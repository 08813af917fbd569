import { DomainError } from '@homologa/domain/errors/domain-error';
import { OWN_LINK_MAILS, OWN_LINK_WINDOW_SECONDS } from '@homologa/domain/onboarding/limits';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { queueInvitations } from '../../supplier-record/invitations.steps';
import { sendInvitationJob } from '../../suppliers/supplier.jobs';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';
import { lockOnboarding } from '../onboarding-record.steps';

const PER_SUPPLIER = { name: 'own-link', points: OWN_LINK_MAILS, seconds: OWN_LINK_WINDOW_SECONDS };

/**
 * Mails a new link to the invited e-mails, to continue on another device; never to an address that the caller names.
 * Older links stay valid. Throws `onboarding_finished`, `rate_limited`, `workflow_closed`, `email_not_confirmed`.
 */
export async function mailOwnLink(ctx: Context, key: OnboardingKey): Promise<void> {
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  const { companyId, supplierId } = access;
  await ctx.limits.consume(PER_SUPPLIER, supplierId);
  await ctx.db.tenant(companyId, async (tx) => {
    const { supplier } = await lockOnboarding(tx, access);
    if (supplier.unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
    // A mail that is not sent would leave the invitation of a finished supplier as never sent.
    if (supplier.status === 'completed' || supplier.status === 'archived') throw new DomainError('onboarding_finished');
    await queueInvitations(tx, { companyId, ids: [supplierId] });
    await ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId }, { companyId });
    await audit(access.ctx, tx, {
      companyId,
      action: 'onboarding.mail_own_link',
      objectType: 'supplier',
      objectId: supplierId,
    });
  });
}
