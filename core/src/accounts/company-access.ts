import { canManageUsers } from '@homologa/domain/companies/company.policy';
import { type CompanyAccess, isStandingAdmin } from '@homologa/domain/companies/company-users';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Membership } from '@homologa/prisma/models';
import { authorize, refuseActingAsOther, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Reader, Tx } from '../kernel/database/database';

const USERS_LOCK = 726_176;

/** What the rules ask of a membership. An account that the provider closed is deactivated everywhere. */
export const accessOf = (membership: Membership & { user: { active: boolean } }): CompanyAccess => ({
  role: membership.role,
  isActive: membership.active && membership.user.active,
  hasJoined: membership.joinedAt !== null,
  isDeactivated: membership.deactivatedAt !== null,
});

/**
 * Refuses anyone who is no admin of the company, and staff who are logged in as one: who may act for a company would
 * outlast their half hour. Throws `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export function authorizeUserChange(ctx: Context, companyId: string): void {
  authorize(canManageUsers(ctx.actor, companyId));
  refuseActingAsOther(ctx.actor);
}

/** Lets one change of a company's people run at a time. */
export async function holdCompanyUsers(tx: Tx, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${USERS_LOCK}, hashtext(${companyId}))`;
}

/**
 * The same for an admin of the company, asking again whether they still are one: a change that came first may have
 * made them none. Throws `forbidden`.
 */
export async function lockCompanyUsers(ctx: Context, tx: Tx, companyId: string): Promise<void> {
  await holdCompanyUsers(tx, companyId);
  const own = await tx.membership.findFirst({
    where: { companyId, userId: requireUser(ctx.actor).userId, active: true, role: 'company_admin' },
    select: { id: true },
  });
  if (!own) throw new DomainError('forbidden');
}

const MEMBER = { user: { select: { active: true, email: true } } } as const;

/** One of the company's people; the caller has authorized. Throws `not_found`. */
export async function getMember(tx: Pick<Reader, 'membership'>, companyId: string, membershipId: string) {
  const member = await tx.membership.findFirst({ where: { id: membershipId, companyId }, include: MEMBER });
  if (!member) throw new DomainError('not_found');
  return member;
}
export type Member = Awaited<ReturnType<typeof getMember>>;

/** How many admins the company would keep without this member. */
export async function countOtherAdmins(tx: Tx, companyId: string, membershipId: string): Promise<number> {
  const others = await tx.membership.findMany({
    where: { companyId, id: { not: membershipId }, role: 'company_admin' },
    include: MEMBER,
  });
  return others.filter((membership) => isStandingAdmin(accessOf(membership))).length;
}

/**
 * Whether the account is known to belong to its e-mail's owner: a company's member, made by the provider or come
 * through a mailed link. Anyone who registered as a supplier chose the e-mail freely and has shown nothing yet.
 */
export const isProvenAccount = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.membership.count({ where: { userId, joinedAt: { not: null } } })) > 0;
