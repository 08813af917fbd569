import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { checkStaffRoles, checkUserInvitation } from '@homologa/domain/companies/company-users';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { type StaffRole, staffRolesOf } from '@homologa/domain/identity/staff-roles';
import type { Locale } from '@homologa/domain/language/locales';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isUniqueViolation, type Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';
import { hashPassword } from '../../kernel/password-hashing';
import { sendStaffInvitationJob } from '../account.jobs';
import { lockUsersOfCompany } from '../company-access';
import { limitInvitations } from '../credentials/credential-limits';
import { writePasswordReset } from '../credentials/password-reset.steps';
import { inviteMember } from './invite-member.steps';

interface InviteDeskUserInput {
  name: string;
  email: string;
  /** Company of the invited user; null invites a member of the provider's staff. */
  companyId: string | null;
  role: CompanyRole;
  /** Roles of a member of staff, at least one; not used for client users. */
  staffRoles: readonly StaffRole[];
  language: Locale | undefined;
}

const PROVIDER = 'provider';

/**
 * POST /api/desk/users/invitations: invites a user to a client company, or a new staff member, whose e-mail address
 * must have no account yet. Throws an error for each invalid field, `email_taken`, `user_already_member`,
 * `user_not_invitable`, `rate_limited`, `not_found` for an unknown company, `forbidden`.
 */
export async function inviteDeskUser(ctx: Context, input: InviteDeskUserInput): Promise<{ id: string }> {
  authorize(canManageCompanies(ctx.actor));
  const { companyId } = input;
  assertRules([...checkUserInvitation(input), ...(companyId ? [] : checkStaffRoles(input.staffRoles))]);
  const email = normalizeEmail(input.email);
  if (companyId && !(await ctx.db.read.company.findUnique({ where: { id: companyId }, select: { id: true } }))) {
    throw new DomainError('not_found');
  }
  await limitInvitations(ctx, companyId ?? PROVIDER, email);
  const passwordHash = await hashPassword(newSecret().token);
  const run = () =>
    ctx.db.system(async (tx) => {
      if (!companyId) return inviteStaff(ctx, tx, { ...input, email, passwordHash });
      await lockUsersOfCompany(tx, companyId);
      const { userId } = await inviteMember(ctx, tx, { ...input, companyId, email, passwordHash });
      return { id: userId };
    });
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error)) return run();
    throw error;
  }
}

async function inviteStaff(
  ctx: Context,
  tx: Tx,
  { name, email, language, staffRoles: wanted, passwordHash }: InviteDeskUserInput & { passwordHash: string },
): Promise<{ id: string }> {
  if (await tx.user.findUnique({ where: { email }, select: { id: true } })) throw new DomainError('email_taken');
  const staffRoles = staffRolesOf(wanted);
  const id = newId();
  await tx.user.create({
    data: {
      id,
      email,
      name,
      passwordHash,
      accountRole: 'admin',
      staffRoles,
      preferences: language ? { language } : {},
      invitedAt: ctx.now(),
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
  await mailStaffInvitation(ctx, tx, id);
  await audit(ctx, tx, {
    companyId: null,
    action: 'user.invite_staff',
    objectType: 'user',
    objectId: id,
    facts: { staff_roles: staffRoles },
  });
  return { id };
}

export async function mailStaffInvitation(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const passwordResetId = await writePasswordReset(ctx, tx, {
    userId,
    minutes: INVITATION_LINK_DAYS * 24 * 60,
  });
  await ctx.jobs.enqueue(tx, sendStaffInvitationJob, { passwordResetId }, { companyId: null });
}
