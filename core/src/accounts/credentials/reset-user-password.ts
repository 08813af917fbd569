import { RESET_LINK_MINUTES } from '@homologa/domain/accounts/limits';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { sendPasswordResetJob } from '../account.jobs';
import { getDeskUser } from '../users/desk-user.queries';
import { mailStaffInvitation } from '../users/invite-desk-user';
import { limitResets } from './credential-limits';
import { writePasswordReset } from './password-reset.steps';

/**
 * POST /api/desk/users/{id}/password-reset: mails a password reset link, or resends the invitation of invited staff.
 * The password and sessions stay valid until the link is used. Throws `not_found`, `user_invitation_not_possible` for a
 * deactivated account, `rate_limited`, `forbidden`.
 */
export async function resetUserPassword(ctx: Context, userId: string): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  const user = await getDeskUser(ctx, userId);
  if (!user.active) throw new DomainError('user_invitation_not_possible');
  await limitResets(ctx, user.email);
  await ctx.db.system(async (tx) => {
    if (user.accountRole === 'admin' && user.invitedAt) {
      await mailStaffInvitation(ctx, tx, userId);
    } else {
      const passwordResetId = await writePasswordReset(ctx, tx, { userId, minutes: RESET_LINK_MINUTES });
      await ctx.jobs.enqueue(tx, sendPasswordResetJob, { passwordResetId }, { companyId: null });
    }
    await audit(ctx, tx, { companyId: null, action: 'user.mail_reset', objectType: 'user', objectId: userId });
  });
}
