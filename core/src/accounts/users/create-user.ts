import { checkNotOwnEmail } from '@homologa/domain/accounts/own-email-password';
import { checkNewPassword, type PasswordPolicy } from '@homologa/domain/accounts/password-rules';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { checkStaffRoles } from '@homologa/domain/companies/company-users';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { type AccountRole, type CompanyRole, isStaff } from '@homologa/domain/identity/actor';
import { isValidEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { type StaffRole, staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { audit } from '../../kernel/audit';
import { actorIdOf, authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isUniqueViolation, type Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { hashPassword } from '../../kernel/password-hashing';
import { lockUsersOfCompany } from '../company-access';
import { passwordPolicy } from '../credentials/password-policy';
import { tellAdminsOfNewUser } from './made-by-staff/tell-admins.steps';
import { mailUserInvitation } from './mail-user-invitation';

interface CreateUserInput {
  name: string;
  email: string;
  password: string;
  phone?: string;
  accountRole?: AccountRole;
  /** Roles of provider staff, at least one. */
  staffRoles?: readonly StaffRole[];
  companyId: string | null;
  role?: CompanyRole;
}

/**
 * Creates a client user of a company, or provider staff (also `homologa users create`). An admin whom staff add to a
 * company where somebody acts already joins by the mailed invitation alone: with the password that they chose, staff
 * would be a client's second person. The company's admins are told. Throws all validation errors, `email_taken`, `not_found` for an unknown company, `forbidden` unless the actor is staff or operator.
 */
export async function createUser(ctx: Context, input: CreateUserInput): Promise<{ id: string }> {
  authorize(canManageCompanies(ctx.actor));
  assertRules(checkUser(input, passwordPolicy(ctx)));
  const accountRole = input.accountRole ?? 'user';
  const staffRoles = accountRole === 'admin' ? staffRolesOf(input.staffRoles ?? []) : [];
  const passwordHash = await hashPassword(input.password);
  try {
    return await ctx.db.system(async (tx) => {
      const { companyId } = input;
      if (companyId && !(await tx.company.findUnique({ where: { id: companyId }, select: { id: true } }))) {
        throw new DomainError('not_found');
      }
      const id = newId();
      if (companyId) await lockUsersOfCompany(tx, companyId);
      const member = companyId ? await newMember(ctx, tx, { ...input, companyId }) : null;
      await tx.user.create({
        data: {
          id,
          email: normalizeEmail(input.email),
          name: input.name,
          phone: input.phone ?? null,
          passwordHash,
          accountRole,
          staffRoles,
          createdAt: ctx.now(),
          // Staff know this password, so it proves nothing about the owner of the e-mail.
          invitedAt: member && isStaff(ctx.actor) ? ctx.now() : null,
          ...(member ? { memberships: { create: member } } : {}),
        },
        select: { id: true },
      });
      await audit(ctx, tx, {
        companyId,
        action: 'user.create',
        objectType: 'user',
        objectId: id,
        facts: {
          account_role: accountRole,
          role: companyId ? (input.role ?? 'company_user') : null,
          staff_roles: staffRoles,
        },
      });
      if (!member) return { id };
      const about = { companyId: member.companyId, membershipId: member.id };
      if (!member.active) await mailUserInvitation(ctx, tx, about);
      await tellAdminsOfNewUser(ctx, tx, about);
      return { id };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('email_taken', { cause: error });
    throw error;
  }
}

async function newMember(ctx: Context, tx: Tx, input: CreateUserInput & { companyId: string }) {
  const { companyId, role = 'company_user', name } = input;
  const joins = role !== 'company_admin' || !isStaff(ctx.actor) || !(await hasArrivals(tx, companyId));
  const at = ctx.now();
  return {
    id: newId(),
    companyId,
    role,
    createdAt: at,
    active: joins,
    joinedAt: joins ? at : null,
    ...(joins ? {} : { invitedName: name, invitedAt: at, invitedById: actorIdOf(ctx.actor) }),
  };
}

/** True once somebody has acted for the company. Until then the provider is setting it up, its first admins included. */
const hasArrivals = async (tx: Tx, companyId: string): Promise<boolean> =>
  (await tx.membership.count({ where: { companyId, lastLoginAt: { not: null } } })) > 0;

function checkUser(input: CreateUserInput, policy: PasswordPolicy): Violation[] {
  const missing = (['name', 'email', 'password'] as const).filter((field) => !input[field].trim());
  if (missing.length > 0) return missing.map((field) => violation('all_fields_required', field));
  const found: Violation[] = input.accountRole === 'admin' ? checkStaffRoles(input.staffRoles ?? []) : [];
  if (!isValidEmail(input.email)) found.push(violation('email_invalid', 'email'));
  return [
    ...found,
    ...checkNewPassword(input.password, 'password', policy),
    ...checkNotOwnEmail(input.password, 'password', input.email),
  ];
}
