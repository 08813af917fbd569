import type { CompanyRole } from '@homologa/domain/identity/actor';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { mayAnswerInvitations } from '../company-access';

/** Condition for memberships that wait for the person's own agreement. */
export const PENDING = {
  active: false,
  joinedAt: null,
  deactivatedAt: null,
  company: { deactivatedAt: null },
} as const;

export interface OwnInvitation {
  id: string;
  companyName: string;
  role: CompanyRole;
  /** Null if the inviting account no longer exists. */
  inviterName: string | null;
  invitedAt: Date | null;
}

/**
 * GET /auth/invitations: the companies that the caller was invited to and has not joined, newest first. Empty for an
 * account whose e-mail nobody has proven, which must not learn who invites the address.
 */
export async function listOwnInvitations(ctx: Context): Promise<OwnInvitation[]> {
  const { userId } = requireUser(ctx.actor);
  if (!(await mayAnswerInvitations(ctx.db.read, userId))) return [];
  const rows = await ctx.db.read.membership.findMany({
    where: { userId, ...PENDING },
    select: {
      id: true,
      role: true,
      invitedAt: true,
      invitedById: true,
      company: { select: { name: true, legalName: true } },
    },
    orderBy: { createdAt: 'desc' },
  });
  const inviters = await ctx.db.read.user.findMany({
    where: { id: { in: rows.flatMap(({ invitedById }) => invitedById ?? []) } },
    select: { id: true, name: true },
  });
  return rows.map(({ id, role, invitedAt, invitedById, company }) => ({
    id,
    role,
    invitedAt,
    companyName: company.name || company.legalName,
    inviterName: inviters.find((inviter) => inviter.id === invitedById)?.name ?? null,
  }));
}
