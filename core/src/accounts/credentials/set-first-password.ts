import { checkNewPassword } from '@homologa/domain/accounts/password-rules';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { hashPassword } from '../../kernel/password-hashing';
import { endSessions } from '../sessions/open-session';
import { passwordPolicy } from './password-policy';

/**
 * POST /onboarding/account/password: sets the first password of an account that signs in by mailed codes; its other
 * sessions end. Throws the password rules, `password_already_set`, `code_required`,
 * `not_while_logged_in_as`.
 */
export async function setFirstPassword(ctx: Context, { password }: { password: string }): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  // The session of a link proves one onboarding, not the account: a password set by it would open all the others.
  if (actor.onlySupplierId) throw new DomainError('code_required');
  assertRules(checkNewPassword(password, 'password', passwordPolicy(ctx)));
  const passwordHash = await hashPassword(password);
  await ctx.db.system(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: actor.userId, passwordHash: null },
      data: { passwordHash },
    });
    if (count === 0) throw new DomainError('password_already_set');
    await endSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.set_first_password',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}
