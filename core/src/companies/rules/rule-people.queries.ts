import { confirmerSince, type TwoPersonRule } from '@homologa/domain/companies/rule-proposals';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Prisma } from '@homologa/prisma/client';
import type { Reader } from '../../kernel/database/database';

/** Admins of a company who joined before a time. */
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
 * Returns the ids of the admins of a company who joined before a moment and whose role and access are older, too: a
 * proposer may raise a colleague, or let a former one in again, as well as invite one. The audit trail has the times of
 * such changes.
 */
async function adminsSince(reader: Reader, companyId: string, since: Date): Promise<string[]> {
  const members = await reader.membership.findMany({
    where: adminsBefore(companyId, since),
    select: { id: true, userId: true },
  });
  const changed = await reader.auditEntry.findMany({
    where: {
      companyId,
      objectType: 'membership',
      objectId: { in: members.map(({ id }) => id) },
      action: 'company.update_user',
      createdAt: { gte: since },
    },
    select: { objectId: true },
  });
  const changedIds = new Set(changed.map(({ objectId }) => objectId));
  return members.filter(({ id }) => !changedIds.has(id)).map(({ userId }) => userId);
}

/** Returns the ids of the staff whose account, and administration among their roles, are older than a moment. */
async function administratorsSince(reader: Reader, since: Date): Promise<string[]> {
  const people = await reader.user.findMany({
    where: { ...ADMINISTRATORS, createdAt: { lt: since } },
    select: { id: true },
  });
  const ids = people.map(({ id }) => id);
  const changed = await reader.auditEntry.findMany({
    where: {
      objectType: 'user',
      objectId: { in: ids },
      action: 'user.set_staff_roles',
      createdAt: { gte: since },
    },
    select: { objectId: true },
  });
  const changedIds = new Set(changed.map(({ objectId }) => objectId));
  return ids.filter((id) => !changedIds.has(id));
}

/** True for an admin of a company of long standing when the proposal was made. */
export const isEarlierAdmin = async (
  reader: Reader,
  { companyId, createdAt }: { companyId: string; createdAt: Date },
  userId: string,
): Promise<boolean> => (await adminsSince(reader, companyId, confirmerSince(createdAt))).includes(userId);

/**
 * True for staff who had administration when the proposal was made, for long if one of them proposed. A company's admins
 * do not make staff, so that administration of any standing confirms what they propose.
 */
export async function isEarlierAdministrator(
  reader: Reader,
  { rule, createdAt }: { rule: string; createdAt: Date },
  userId: string,
): Promise<boolean> {
  const since = rule === ('second_look' satisfies TwoPersonRule) ? confirmerSince(createdAt) : createdAt;
  return (await administratorsSince(reader, since)).includes(userId);
}

/** Counts the people of both sides who could confirm what the proposer proposes now. */
export async function countSecondPeople(
  reader: Reader,
  { companyId, proposerId, at }: { companyId: string; proposerId: string; at: Date },
): Promise<{ companyAdmins: number; administrators: number }> {
  const since = confirmerSince(at);
  const others = (ids: readonly string[]) => ids.filter((id) => id !== proposerId).length;
  return {
    companyAdmins: others(await adminsSince(reader, companyId, since)),
    administrators: others(await administratorsSince(reader, since)),
  };
}
