import { checkNotOwnEmail } from '@homologa/domain/accounts/own-email-password';
import { checkPasswordRecovery } from '@homologa/domain/accounts/password-rules';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret } from '../../kernel/ids';
import { hashPassword } from '../../kernel/password-hashing';
import { isProvenAccount } from '../company-access';
import { endSessions } from '../sessions/open-session';
import { clearFailures, limitAddress } from './credential-limits';
import { forgetDevices, rememberDevice } from './known-devices.steps';
import { passwordPolicy } from './password-policy';

interface SetNewPasswordInput {
  token: string;
  password: string;
  confirm: string | undefined;
  ip: string;
  device: string | null;
}

/**
 * POST /password-new: sets the password with a single-use mailed token and ends every session of the account. Accepts
 * pending company invitations of an account whose address was unproven, resets the counter of failed logins and forgets all devices except the current device,
 * whose cookie secret it returns. Throws 'Both fields are required', an error for each password rule that the password
 * violates, `reset_token_invalid`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function setNewPassword(ctx: Context, input: SetNewPasswordInput): Promise<string> {
  requireNotActingAsOther(ctx.actor);
  assertRules(checkPasswordRecovery(input, passwordPolicy(ctx)));
  await limitAddress(ctx, input.ip);
  const tokenHash = hashSecret(input.token);
  const usable = { tokenHash, usedAt: null, expiresAt: { gt: ctx.now() } };
  const asked = await ctx.db.read.passwordReset.findFirst({
    where: usable,
    select: { user: { select: { email: true } } },
  });
  if (!asked) throw new DomainError('reset_token_invalid');
  assertRules(checkNotOwnEmail(input.password, 'password', asked.user.email));
  const passwordHash = await hashPassword(input.password);
  const { email, device } = await ctx.db.system(async (tx) => {
    // The update is conditional, so that only one of two concurrent requests with the same token changes the password.
    const [reset] = await tx.passwordReset.updateManyAndReturn({
      where: usable,
      data: { usedAt: ctx.now() },
      select: { userId: true },
    });
    if (!reset) throw new DomainError('reset_token_invalid');
    const user = await tx.user.update({
      where: { id: reset.userId },
      data: { passwordHash, invitedAt: null, emailProvenAt: ctx.now() },
      select: { email: true },
    });
    // Invalidates all other mailed links of the account, such as an invitation that is valid for days.
    await tx.passwordReset.updateMany({
      where: { userId: reset.userId, usedAt: null },
      data: { usedAt: ctx.now() },
    });
    if (!(await isProvenAccount(tx, reset.userId))) await admitToInvitingCompanies(tx, reset.userId);
    await endSessions(ctx, tx, reset.userId);
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.reset_password',
      objectType: 'user',
      objectId: reset.userId,
    });
    await forgetDevices(tx, reset.userId);
    return { ...user, device: await rememberDevice(ctx, tx, reset.userId, input.device) };
  });
  await clearFailures(ctx, email);
  return device;
}

/**
 * Accepts the pending invitations of companies: opening the mailed link proves ownership of the invited address. Not for
 * proven accounts, which choose by themselves: their reset may have nothing to do with an invitation.
 */
const admitToInvitingCompanies = (tx: Tx, userId: string) =>
  tx.membership.updateMany({
    where: { userId, active: false, joinedAt: null, deactivatedAt: null },
    data: { active: true },
  });
