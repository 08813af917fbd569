import { checkUserInvitation } from '@homologa/domain/companies/company-users';
import { assertRules } from '@homologa/domain/errors/domain-error';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Locale } from '@homologa/domain/language/locales';
import type { Context } from '../../kernel/context';
import { isUniqueViolation } from '../../kernel/database/database';
import { newSecret } from '../../kernel/ids';
import { hashPassword } from '../../kernel/password-hashing';
import { authorizeUserChange, lockCompanyUsers } from '../company-access';
import { limitInvitations } from '../credentials/credential-limits';
import { type CompanyUser, readCompanyUser } from './company-user.queries';
import { inviteMember } from './invite-member.steps';

interface InviteCompanyUserInput {
  companyId: string;
  name: string;
  email: string;
  role: CompanyRole;
  language: Locale | undefined;
}

/**
 * POST /api/companies/{id}/users: invites a user by e-mail. A new account cannot sign in before its owner chooses a
 * password through the mailed link. An existing account keeps its password, profile and companies and joins once its
 * owner agrees: in a session, or through the mailed link if its address is unproven. The response is the same in all cases. Throws an error for each
 * invalid field, `user_already_member`, `user_not_invitable` for staff and deactivated accounts, `rate_limited`,
 * `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export async function inviteCompanyUser(ctx: Context, input: InviteCompanyUserInput): Promise<CompanyUser> {
  authorizeUserChange(ctx, input.companyId);
  assertRules(checkUserInvitation(input));
  const email = normalizeEmail(input.email);
  await limitInvitations(ctx, input.companyId, email);
  // Hash of a discarded secret. Computed for existing accounts too, so that the response time does not reveal them.
  const passwordHash = await hashPassword(newSecret().token);
  const { companyId } = input;
  const run = () =>
    ctx.db.system(async (tx) => {
      await lockCompanyUsers(ctx, tx, companyId);
      const { membershipId } = await inviteMember(ctx, tx, { ...input, email, passwordHash });
      return readCompanyUser(tx, companyId, membershipId);
    });
  try {
    return await run();
  } catch (error) {
    // Another request created the same account concurrently, and the second run finds this account.
    if (isUniqueViolation(error)) return run();
    throw error;
  }
}
