import { OWN_LINK_WINDOW_SECONDS, SHOWN_LINKS } from '@homologa/domain/onboarding/limits';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { insertLink } from '../../suppliers/invitations/onboarding-link.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { lockOnboarding } from '../onboarding-record.steps';

const PER_SUPPLIER = { name: 'shown-link', points: SHOWN_LINKS, seconds: OWN_LINK_WINDOW_SECONDS };

/**
 * Returns a new link as `mailOwnLink` mails it, to be shown as a QR code to another device of the connected account.
 * The link is no session: once an account is connected it opens nothing without a code or the password. Throws
 * `unauthenticated`, `onboarding_step_not_reached`, `rate_limited`, `workflow_closed`, `not_while_logged_in_as`.
 */
export async function showOwnLink(ctx: Context, key: OnboardingKey): Promise<string> {
  requireNotActingAsOther(ctx.actor);
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId, workflowId } = access;
  await ctx.limits.consume(PER_SUPPLIER, supplierId);
  const token = await ctx.db.tenant(companyId, async (tx) => {
    await lockOnboarding(tx, access);
    await audit(access.ctx, tx, {
      companyId,
      action: 'onboarding.show_own_link',
      objectType: 'supplier',
      objectId: supplierId,
    });
    return insertLink(ctx, tx, access);
  });
  const query = new URLSearchParams({ email: requireUser(ctx.actor).email, token });
  return `${ctx.config.publicUrl}/onboarding/${workflowId}/suppliers/${supplierId}?${query.toString()}`;
}
