import type { Context } from '../kernel/context';
import type { Prepared } from '../kernel/database/database';
import { newId, newSecret } from '../kernel/ids';
import { type Invitee, loadInviteeWithLink } from './load-invitee';

const DAY_MS = 86_400_000;

const DROP: Prepared<never> = {
  name: 'onboarding-link-drop',
  text: 'DELETE FROM "OnboardingLink" WHERE "id" = $1 AND "companyId" = $2',
};

interface OpenedLink {
  id: string;
  url: string;
}

/**
 * Loads the supplier of a mail and inserts a new link: the secret exists only in the URL, the database stores its hash.
 * Links of earlier mails stay valid until they expire. If the mail is not sent, the caller must delete the link with
 * `dropOnboardingLink`.
 * Throws `not_found` if the supplier was deleted.
 */
export async function openOnboardingLink(
  ctx: Context,
  companyId: string,
  supplierId: string,
): Promise<{ supplier: Invitee; link: OpenedLink }> {
  const { token, hash } = newSecret();
  const id = newId();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS);
  const supplier = await loadInviteeWithLink(ctx, companyId, supplierId, { id, tokenHash: hash, createdAt, expiresAt });
  const query = new URLSearchParams({ email: supplier.emails[0] ?? '', token });
  const path = `/onboarding/${supplier.workflowId}/suppliers/${supplier.id}`;
  return { supplier, link: { id, url: `${ctx.config.publicUrl}${path}?${query.toString()}` } };
}

export async function dropOnboardingLink(ctx: Context, companyId: string, link: OpenedLink): Promise<void> {
  await ctx.db.tenantStatement(companyId, DROP, [link.id, companyId]);
}
