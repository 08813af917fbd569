import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Context } from '../kernel/context';

/**
 * Finds the recipient of a mail; null for a closed account, for users who left the company or the provider's staff, and
 * for staff who lost the role for it.
 */
export async function findReader(
  ctx: Context,
  userId: string,
  companyId: string | null,
  role: StaffRole | null = null,
) {
  const works = companyId
    ? { memberships: { some: { companyId, active: true, company: { deactivatedAt: null } } } }
    : { accountRole: 'admin' as const, ...(role ? { staffRoles: { has: role } } : {}) };
  return ctx.db.read.user.findFirst({
    where: { id: userId, active: true, ...works },
    select: { email: true, name: true, preferences: true },
  });
}
