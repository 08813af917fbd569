import { canManageUsers } from '@homologa/domain/companies/company.policy';
import { type CompanyAccess, isStandingAdmin } from '@homologa/domain/companies/company-users';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import type { Membership } from '@homologa/prisma/models';
import { authorize, requireNotActingAsOther, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Reader, Tx } from '../kernel/database/database';

const USERS_LOCK = 726_176;

/** An account that the provider has deactivated counts as inactive in all its companies. */
export const accessOf = (membership: Membership & { user: { active: boolean } }): CompanyAccess => ({
  role: membership.role,
  isActive: membership.active && membership.user.active,
  hasJoined: membership.joinedAt !== null,
  isDeactivated: membership.deactivatedAt !== null,
});

/**
 * Requires an admin of the company. Rejects staff logged in as an admin, because access that they grant would outlast
 * their half-hour session. Throws `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export function authorizeUserChange(ctx: Context, companyId: string): void {
  authorize(canManageUsers(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
}

export async function lockUsersOfCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${USERS_LOCK}, hashtext(${companyId}))`;
}

/**
 * Like `lockUsersOfCompany`, but also requires that the actor is still an admin: an earlier change may have revoked the
 * role. Throws `forbidden`.
 */
export async function lockCompanyUsers(ctx: Context, tx: Tx, companyId: string): Promise<void> {
  await lockUsersOfCompany(tx, companyId);
  const own = await tx.membership.findFirst({
    where: { companyId, userId: requireUser(ctx.actor).userId, active: true, role: 'company_admin' },
    select: { id: true },
  });
  if (!own) throw new DomainError('forbidden');
}

const MEMBER = { user: { select: { active: true, email: true } } } as const;

/** Loads a membership; the caller must have authorized the actor. Throws `not_found`. */
export async function getMember(tx: Pick<Reader, 'membership'>, companyId: string, membershipId: string) {
  const member = await tx.membership.findFirst({ where: { id: membershipId, companyId }, include: MEMBER });
  if (!member) throw new DomainError('not_found');
  return member;
}
export type Member = Awaited<ReturnType<typeof getMember>>;

export async function countOtherAdmins(tx: Tx, companyId: string, membershipId: string): Promise<number> {
  const others = await tx.membership.findMany({
    where: { companyId, id: { not: membershipId }, role: 'company_admin' },
    include: MEMBER,
  });
  return others.filter((membership) => isStandingAdmin(accessOf(membership))).length;
}

/**
 * Returns true if the owner of the account's e-mail address is known to control the account: the user has joined a
 * company through an account created by the provider or through a mailed link. Suppliers who register themselves may
 * have entered another person's address, and `invitedAt` marks accounts whose password staff have chosen.
 */
export const isProvenAccount = async (tx: Pick<Reader, 'user'>, userId: string): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, ...PROVEN_MEMBER } })) > 0;

const PROVEN_MEMBER = {
  invitedAt: null,
  memberships: { some: { joinedAt: { not: null } } },
} as const satisfies Prisma.UserWhereInput;

/**
 * Returns true if the account may answer invitations in its own session: it is proven, or a mailed code or link has
 * proven its e-mail. Anybody else joins by the mailed link alone: whoever registered the address may be a stranger.
 */
export const mayAnswerInvitations = async (tx: Pick<Reader, 'user'>, userId: string): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, OR: [PROVEN_MEMBER, { emailProvenAt: { not: null } }] } })) > 0;
