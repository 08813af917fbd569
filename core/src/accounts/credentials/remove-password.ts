import { canRemoveOwnPassword } from '@homologa/domain/accounts/account.policy';
import { assertRules, DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { requireNoMembership } from '../email/client-members.queries';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { endSessions } from '../sessions/open-session';
import { findByCredentials } from './check-credentials';
import { limitCredentials } from './credential-limits';

/**
 * POST /onboarding/account/password/removal: removes the password of a supplier's account, which then signs in with
 * mailed codes only, and ends its other sessions. Asks for the password, so that an open page alone cannot replace it by
 * another one. Does nothing for an account without a password. Throws 'All fields are required', `wrong_password`,
 * `email_unproven`, `forbidden`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function removePassword(ctx: Context, { password, ip }: { password: string; ip: string }): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  authorize(canRemoveOwnPassword(actor));
  assertRules(password === '' ? [violation('all_fields_required', 'password')] : []);
  const account = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { passwordHash: true, emailProvenAt: true },
  });
  if (account.passwordHash === null) return;
  // Without a proven e-mail the mailed codes may go to a stranger, and the password is all that admits this person.
  if (account.emailProvenAt === null) throw new DomainError('email_unproven');
  const user = await limitCredentials(ctx, { email: actor.email, ip, device: null, sessionId: actor.sessionId }, () =>
    findByCredentials(ctx, actor.email, password),
  );
  if (!user) throw new RulesBrokenError([violation('wrong_password', 'password')]);
  await ctx.db.system(async (tx) => {
    const { passwordHash } = await lockOwnAccount(tx, actor);
    if (passwordHash === null) return;
    await requireNoMembership(ctx, tx, actor.userId);
    // The checked password may have been replaced meanwhile.
    if (passwordHash !== user.passwordHash) throw new RulesBrokenError([violation('wrong_password', 'password')]);
    await tx.user.update({ where: { id: actor.userId }, data: { passwordHash: null }, select: { id: true } });
    await tx.passwordReset.updateMany({ where: { userId: actor.userId, usedAt: null }, data: { usedAt: ctx.now() } });
    await endSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.remove_password',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}
