import { checkNotOwnEmail } from '@homologa/domain/accounts/own-email-password';
import { checkPasswordChange } from '@homologa/domain/accounts/password-rules';
import { assertRules, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { hashPassword } from '../../kernel/password-hashing';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { endSessions } from '../sessions/open-session';
import { findByCredentials } from './check-credentials';
import { limitCredentials } from './credential-limits';
import { passwordPolicy } from './password-policy';

interface ChangePasswordInput {
  email: string;
  oldPassword: string;
  newPassword: string;
  confirm: string | undefined;
  ip: string;
}

/**
 * POST /api/registration/local/password-change: changes the password and ends the account's other sessions. Throws 'All
 * fields are required', an error for each password rule that the new password violates, `wrong_password`,
 * `not_while_logged_in_as`.
 */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  assertRules([
    ...checkPasswordChange(input, passwordPolicy(ctx)),
    ...checkNotOwnEmail(input.newPassword, 'newPassword', actor.email),
  ]);
  // The session determines the account; the e-mail address in the body is only compared with it.
  const own = input.email === '' || normalizeEmail(input.email) === actor.email;
  const user = own
    ? await limitCredentials(ctx, { email: actor.email, ip: input.ip, device: null, sessionId: actor.sessionId }, () =>
        findByCredentials(ctx, actor.email, input.oldPassword),
      )
    : null;
  if (!user) throw wrongPassword();
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.db.system(async (tx) => {
    const account = await lockOwnAccount(tx, actor);
    // Another request may have replaced or removed the password while this request computed the hash.
    if (account.passwordHash !== user.passwordHash) throw wrongPassword();
    await tx.user.update({ where: { id: actor.userId }, data: { passwordHash }, select: { id: true } });
    await endSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.change_password',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}

const wrongPassword = () => new RulesBrokenError([violation('wrong_password', 'oldPassword')]);
