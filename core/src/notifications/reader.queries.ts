import type { Context } from '../kernel/context';

/** Who is mailed; null for a closed account, for anyone who left the company, and for staff who are none any more. */
export async function findReader(ctx: Context, userId: string, companyId: string | null) {
  const works = companyId
    ? { memberships: { some: { companyId, active: true, company: { deactivatedAt: null } } } }
    : { accountRole: 'admin' as const };
  return ctx.db.read.user.findFirst({
    where: { id: userId, active: true, ...works },
    select: { email: true, name: true, preferences: true },
  });
}
