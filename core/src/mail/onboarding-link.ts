import type { Context } from '../kernel/context';
import { newId, newSecret } from '../kernel/ids';
import type { Invitee } from './load-invitee';

const DAY_MS = 86_400_000;

interface OpenedLink {
  id: string;
  url: string;
}

/**
 * A fresh link for one mail (reference 7.4): its secret is in the address alone, its hash in the database. Links of
 * earlier mails stay valid until they expire, as people open the mail they find first.
 */
export async function openOnboardingLink(ctx: Context, supplier: Invitee): Promise<OpenedLink> {
  const { token, hash } = newSecret();
  const id = newId();
  const createdAt = ctx.now();
  await ctx.db.tenant(supplier.companyId, (tx) =>
    tx.onboardingLink.create({
      data: {
        id,
        companyId: supplier.companyId,
        workflowId: supplier.workflowId,
        supplierId: supplier.id,
        tokenHash: hash,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS),
      },
      select: { id: true },
    }),
  );
  const query = new URLSearchParams({ email: supplier.emails[0] ?? '', token });
  const path = `/onboarding/${supplier.workflowId}/suppliers/${supplier.id}`;
  return { id, url: `${ctx.config.publicUrl}${path}?${query.toString()}` };
}

/** Takes back the link of a mail that was not accepted. */
export async function dropOnboardingLink(ctx: Context, supplier: Invitee, link: OpenedLink): Promise<void> {
  await ctx.db.tenant(supplier.companyId, (tx) =>
    tx.onboardingLink.deleteMany({ where: { id: link.id, companyId: supplier.companyId } }),
  );
}
