import { checkNotOwnEmail } from '@homologa/domain/accounts/own-email-password';
import { checkNewPassword } from '@homologa/domain/accounts/password-rules';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { hashPassword } from '../../kernel/password-hashing';
import { type LockedAccount, lockOwnAccount } from '../sessions/locked-account.steps';
import { endSessions } from '../sessions/open-session';
import { limitFirstPasswords } from './credential-limits';
import { passwordPolicy } from './password-policy';

/**
 * POST /onboarding/account/password: sets the first password of an account that signs in with mailed codes and ends its
 * other sessions. Throws an error for each password rule that the password violates, `password_already_set`,
 * `code_required`, `not_while_logged_in_as`.
 */
export async function setFirstPassword(ctx: Context, { password }: { password: string }): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  // The session of a mailed link gives access to one onboarding only; a password would give access to all onboardings
  // of the account.
  if (actor.onlySupplierId) throw new DomainError('code_required');
  assertRules([
    ...checkNewPassword(password, 'password', passwordPolicy(ctx)),
    ...checkNotOwnEmail(password, 'password', actor.email),
  ]);
  const account = await ctx.db.read.user.findUnique({
    where: { id: actor.userId },
    select: { passwordHash: true, emailProvenAt: true },
  });
  // Checks the account before hashing, because only a few hashes run at once and rejected calls must not fill their
  // queue.
  requireNoPassword(account);
  await limitFirstPasswords(ctx, actor.userId);
  const passwordHash = await hashPassword(password);
  await ctx.db.system(async (tx) => {
    // Checks again, because the account may have changed during hashing: the owner may have proven the e-mail address,
    // which ends the sessions of strangers.
    requireNoPassword(await lockOwnAccount(tx, actor));
    await tx.user.update({ where: { id: actor.userId }, data: { passwordHash }, select: { id: true } });
    await endSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.set_first_password',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}

function requireNoPassword(account: Pick<LockedAccount, 'passwordHash' | 'emailProvenAt'> | null): void {
  if (account?.passwordHash) throw new DomainError('password_already_set');
  if (!account?.emailProvenAt) throw new DomainError('code_required');
}
