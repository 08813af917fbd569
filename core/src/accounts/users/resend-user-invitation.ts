import { companyUserStatus } from '@homologa/domain/companies/company-users';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { accessOf, authorizeUserChange, getMember, lockCompanyUsers } from '../company-access';
import { limitInvitations } from '../credentials/credential-limits';
import { type CompanyUser, readCompanyUser } from './company-user.queries';
import { mailUserInvitation } from './mail-user-invitation';

/**
 * POST /api/companies/{id}/users/{user_id}/invitation: resends a pending invitation. Throws
 * `user_invitation_not_possible`, `rate_limited`, `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export async function resendUserInvitation(
  ctx: Context,
  { companyId, membershipId }: { companyId: string; membershipId: string },
): Promise<CompanyUser> {
  authorizeUserChange(ctx, companyId);
  const { user } = await getMember(ctx.db.read, companyId, membershipId);
  await limitInvitations(ctx, companyId, user.email);
  return ctx.db.system(async (tx) => {
    await lockCompanyUsers(ctx, tx, companyId);
    const member = await getMember(tx, companyId, membershipId);
    if (companyUserStatus(accessOf(member)) !== 'invited' || !member.user.active) {
      throw new DomainError('user_invitation_not_possible');
    }
    await tx.membership.updateMany({ where: { id: membershipId, companyId }, data: { invitedAt: ctx.now() } });
    await mailUserInvitation(ctx, tx, { companyId, membershipId });
    await audit(ctx, tx, {
      companyId,
      action: 'company.resend_user_invitation',
      objectType: 'membership',
      objectId: membershipId,
    });
    return readCompanyUser(tx, companyId, membershipId);
  });
}
