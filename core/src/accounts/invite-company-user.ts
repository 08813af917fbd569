import { checkUserInvitation } from '@homologa/domain/companies/company-users';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/email';
import type { Locale } from '@homologa/domain/language/locales';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isUniqueViolation, type Tx } from '../kernel/database';
import { newId, newSecret } from '../kernel/ids';
import { hashPassword } from '../kernel/password-hashing';
import { authorizeUserChange, isProvenAccount, lockCompanyUsers } from './company-access';
import { type CompanyUser, readCompanyUser } from './company-user.queries';
import { limitInvitations } from './credential-limits';
import { mailUserInvitation } from './mail-user-invitation';

interface InviteCompanyUserInput {
  companyId: string;
  name: string;
  email: string;
  role: CompanyRole;
  language: Locale | undefined;
}

/**
 * POST /api/companies/{id}/users: invites a colleague by e-mail. An e-mail without an account gets one that nobody
 * can sign in to before its owner has chosen a password by the mailed link. An account that is there keeps its
 * password, profile and other companies; one whose e-mail nobody has proven yet is let in by the mailed link alone.
 * The answer is the same for all of them. Throws the form's rules, `user_already_member`, `user_not_invitable` for
 * provider staff and closed accounts, `rate_limited`, `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export async function inviteCompanyUser(ctx: Context, input: InviteCompanyUserInput): Promise<CompanyUser> {
  authorizeUserChange(ctx, input.companyId);
  assertRules(checkUserInvitation(input));
  const email = normalizeEmail(input.email);
  await limitInvitations(ctx, input.companyId, email);
  // Made for everybody, so that the time it takes tells nothing; nobody knows what was hashed.
  const passwordHash = await hashPassword(newSecret().token);
  const run = () => ctx.db.system((tx) => invite(ctx, tx, { ...input, email, passwordHash }));
  try {
    return await run();
  } catch (error) {
    // Another company invited the same new person at this moment: now the account is there.
    if (isUniqueViolation(error)) return run();
    throw error;
  }
}

async function invite(
  ctx: Context,
  tx: Tx,
  input: InviteCompanyUserInput & { passwordHash: string },
): Promise<CompanyUser> {
  const { companyId, role } = input;
  await lockCompanyUsers(ctx, tx, companyId);
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
      active: await isProvenAccount(tx, userId),
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
  await audit(ctx, tx, {
    companyId,
    action: 'company.invite_user',
    objectType: 'membership',
    objectId: id,
    facts: { role },
  });
  return readCompanyUser(tx, companyId, id);
}

async function findOrMakeAccount(
  ctx: Context,
  tx: Tx,
  input: InviteCompanyUserInput & { passwordHash: string },
): Promise<string> {
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
