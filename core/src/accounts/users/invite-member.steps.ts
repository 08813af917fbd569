import { DomainError } from '@homologa/domain/errors/domain-error';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import type { Locale } from '@homologa/domain/language/locales';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { tellAdminsOfNewUser } from './made-by-staff/tell-admins.steps';
import { mailUserInvitation } from './mail-user-invitation';

export interface MemberInvitation {
  companyId: string;
  name: string;
  email: string;
  role: CompanyRole;
  language: Locale | undefined;
  passwordHash: string;
}

/**
 * Inserts a membership, which counts once the user accepts it, and mails its invitation; the company's admins are told
 * of one by the provider's staff. The caller must have authorized the actor and locked the company's members. Throws `user_already_member`, `user_not_invitable`.
 */
export async function inviteMember(
  ctx: Context,
  tx: Tx,
  input: MemberInvitation,
): Promise<{ membershipId: string; userId: string }> {
  const { companyId, role } = input;
  const userId = await findOrMakeAccount(ctx, tx, input);
  if (await tx.membership.findFirst({ where: { companyId, userId }, select: { id: true } })) {
    throw new DomainError('user_already_member');
  }
  const id = newId();
  await tx.membership.create({
    data: {
      id,
      companyId,
      userId,
      role,
      active: false,
      createdAt: ctx.now(),
      joinedAt: null,
      invitedName: input.name,
      invitedLocale: input.language ?? null,
      invitedAt: ctx.now(),
      invitedById: actorIdOf(ctx.actor),
    },
    select: { id: true },
  });
  await mailUserInvitation(ctx, tx, { companyId, membershipId: id });
  await tellAdminsOfNewUser(ctx, tx, { companyId, membershipId: id });
  await audit(ctx, tx, {
    companyId,
    action: 'company.invite_user',
    objectType: 'membership',
    objectId: id,
    facts: { role },
  });
  return { membershipId: id, userId };
}

async function findOrMakeAccount(ctx: Context, tx: Tx, input: MemberInvitation): Promise<string> {
  const { email, name, language, passwordHash } = input;
  const existing = await tx.user.findUnique({
    where: { email },
    select: { id: true, active: true, accountRole: true },
  });
  if (existing) {
    if (!existing.active || existing.accountRole === 'admin') throw new DomainError('user_not_invitable');
    return existing.id;
  }
  const id = newId();
  const preferences = language ? { language } : {};
  await tx.user.create({
    data: { id, email, name, passwordHash, preferences, createdAt: ctx.now() },
    select: { id: true },
  });
  return id;
}
