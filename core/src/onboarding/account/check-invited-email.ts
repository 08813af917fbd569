import { maskEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';

interface InvitedEmail {
  isInvited: boolean;
  hints: string[];
}

/**
 * Checks, before an account is created, whether an account with this e-mail address could be connected. Throws
 * `unauthenticated`, `not_found`.
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
