import type { Context } from '../kernel/context';

/**
 * Finds the recipient of a mail; null for a closed account and for users who left the company or the provider's staff.
 */
export async function findReader(ctx: Context, userId: string, companyId: string | null) {
  const works = companyId
    ? { memberships: { some: { companyId, active: true, company: { deactivatedAt: null } } } }
    : { accountRole: 'admin' as const };
  return ctx.db.read.user.findFirst({
    where: { id: userId, active: true, ...works },
    select: { email: true, name: true, preferences: true },
  });
}
