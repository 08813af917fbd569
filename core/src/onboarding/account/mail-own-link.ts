import { DomainError } from '@homologa/domain/errors/domain-error';
import { OWN_LINK_MAILS, OWN_LINK_WINDOW_SECONDS } from '@homologa/domain/onboarding/limits';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';
import { sendOwnLinkJob } from '../onboarding.jobs';
import { lockOnboarding } from '../onboarding-record.steps';

const PER_SUPPLIER = { name: 'own-link', points: OWN_LINK_MAILS, seconds: OWN_LINK_WINDOW_SECONDS };

/**
 * Mails a new link to the connected account, or otherwise to the invited e-mail addresses, so that the supplier can
 * continue on another device. Never mails to an address given by the caller. Older links and the state of the
 * invitation do not change. Throws `onboarding_finished`, `rate_limited`, `workflow_closed`, `email_not_confirmed`,
 * `not_while_logged_in_as`.
 */
export async function mailOwnLink(ctx: Context, key: OnboardingKey): Promise<void> {
  requireNotActingAsOther(ctx.actor);
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  const { companyId, supplierId } = access;
  await ctx.limits.consume(PER_SUPPLIER, supplierId);
  await ctx.db.tenant(companyId, async (tx) => {
    const { supplier } = await lockOnboarding(tx, access);
    if (supplier.unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
    // The mail job skips finished suppliers, so this call rejects them. Otherwise they would wait for a mail that never
    // arrives.
    if (supplier.status === 'completed' || supplier.status === 'archived') throw new DomainError('onboarding_finished');
    await ctx.jobs.enqueue(tx, sendOwnLinkJob, { supplierId }, { companyId });
    await audit(access.ctx, tx, {
      companyId,
      action: 'onboarding.mail_own_link',
      objectType: 'supplier',
      objectId: supplierId,
    });
  });
}
