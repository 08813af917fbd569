import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../../kernel/database/database';

/**
 * Admins of a company who joined before a time: whoever comes after a proposal does not count as its second person, as
 * the proposer may have invited them for it.
 */
export const adminsBefore = (companyId: string, at: Date) =>
  ({
    companyId,
    role: 'company_admin',
    active: true,
    joinedAt: { lt: at },
    user: { active: true },
  }) as const satisfies Prisma.MembershipWhereInput;

const ADMINISTRATORS = {
  accountRole: 'admin',
  active: true,
  invitedAt: null,
  staffRoles: { has: 'administration' satisfies StaffRole },
} as const satisfies Prisma.UserWhereInput;

/**
 * True for an admin of a company who joined before a moment and whose role and access are older, too: the proposer may
 * raise a colleague as well as invite one.
 */
export async function isCompanyAdminSince(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  at: Date,
): Promise<boolean> {
  const member = await tx.membership.findFirst({
    where: { ...adminsBefore(companyId, at), userId },
    select: { id: true },
  });
  if (!member) return false;
  const changed = { objectType: 'membership', objectId: member.id, action: 'company.update_user' };
  return (await tx.auditEntry.count({ where: { ...changed, companyId, createdAt: { gte: at } } })) === 0;
}

/**
 * True for staff whose account and roles are older than a moment. Whoever gets administration after a proposal does not
 * count as its second person, as for a company's admins. The audit trail has the times of changed roles.
 */
export async function isAdministratorSince(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const people = await tx.user.count({ where: { ...ADMINISTRATORS, id: userId, createdAt: { lt: at } } });
  const changes = await tx.auditEntry.count({
    where: { objectType: 'user', objectId: userId, action: 'user.set_staff_roles', createdAt: { gte: at } },
  });
  return people > 0 && changes === 0;
}

/** Counts the people of both sides who could confirm what the proposer proposes now. */
export async function countSecondPeople(
  tx: Tx,
  { companyId, proposerId, at }: { companyId: string; proposerId: string; at: Date },
): Promise<{ companyAdmins: number; administrators: number }> {
  return {
    companyAdmins: await tx.membership.count({
      where: { ...adminsBefore(companyId, at), userId: { not: proposerId } },
    }),
    administrators: await tx.user.count({ where: { ...ADMINISTRATORS, id: { not: proposerId } } }),
  };
}
