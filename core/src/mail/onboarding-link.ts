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
 * The supplier of a mail with a fresh link for it (reference 7.4), whose secret is in the address alone, its hash in
 * the database. Links of earlier mails stay valid until they expire, as people open the mail they find first. Anyone
 * who sends no mail after all takes the link back. Throws `not_found` when the supplier is gone.
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

/** Takes back the link of a mail that was not accepted, or never sent. */
export async function dropOnboardingLink(ctx: Context, companyId: string, link: OpenedLink): Promise<void> {
  await ctx.db.tenantStatement(companyId, DROP, [link.id, companyId]);
}
