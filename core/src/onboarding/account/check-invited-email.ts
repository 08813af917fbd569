import { maskEmail, normalizeEmail } from '@homologa/domain/identity/email';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';

interface InvitedEmail {
  isInvited: boolean;
  /** Where it is not: the invited ones, enough of each to be known again by their owner. */
  hints: string[];
}

/**
 * POST …/account-check: whether an account of this e-mail may take the onboarding up, asked before one is made
 * (reference 7.6). For anyone who holds the link. Throws `unauthenticated` and `not_found` as the supplier's page does.
 */
export async function checkInvitedEmail(ctx: Context, key: OnboardingKey, email: string): Promise<InvitedEmail> {
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  const { emails } = await ctx.db.tenant(access.companyId, (tx) =>
    tx.supplier.findFirstOrThrow({
      where: { id: access.supplierId, companyId: access.companyId },
      select: { emails: true },
    }),
  );
  const invited = emails.map(normalizeEmail);
  const isInvited = invited.includes(normalizeEmail(email));
  return { isInvited, hints: isInvited ? [] : invited.map(maskEmail) };
}
