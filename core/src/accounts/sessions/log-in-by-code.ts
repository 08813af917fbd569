import { assertRules, DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isId } from '../../kernel/ids';
import { limitAddress } from '../credentials/credential-limits';
import { forgetDevices } from '../credentials/known-devices.steps';
import { spendLoginCode } from '../credentials/login-code.steps';
import { lockAccount } from './locked-account.steps';
import { type Caller, endSessions, type OpenedSession, openSession } from './open-session';

/**
 * POST /auth/code/login: opens a session with a mailed code. The first code proves the account's e-mail address; an
 * earlier password is removed and its sessions end, because a stranger may have registered the address. Throws 'All
 * fields are required', `confirmation_code_invalid`, `rate_limited`.
 */
export async function logInByCode(
  ctx: Context,
  { attemptId, code, caller }: { attemptId: string; code: string; caller: Caller },
): Promise<OpenedSession> {
  assertRules(code === '' ? [violation('all_fields_required', 'code')] : []);
  await limitAddress(ctx, caller.ip);
  // A wrong code must not throw inside the transaction: a rollback would lose the count of failed guesses.
  const session = await ctx.db.system(async (tx) => {
    const userId = isId(attemptId) ? await spendLoginCode(ctx, tx, attemptId, code) : null;
    if (userId === null) return null;
    await proveEmail(ctx, tx, userId);
    const opened = await openSession(ctx, tx, userId, caller);
    await audit(ctx, tx, { companyId: null, action: 'account.log_in_by_code', objectType: 'user', objectId: userId });
    return opened;
  });
  if (!session) throw new RulesBrokenError([violation('confirmation_code_invalid', 'code')]);
  return session;
}

async function proveEmail(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const user = await lockAccount(tx, userId);
  if (!user) throw new DomainError('unauthenticated');
  if (user.emailProvenAt) return;
  await tx.user.update({
    where: { id: userId },
    data: { emailProvenAt: ctx.now(), passwordHash: null },
    select: { id: true },
  });
  const { actor } = ctx;
  // Keeps the session of the mailed link on the device that entered the code. Ends all other sessions, because they may
  // belong to the recipient of a forwarded link.
  const own = actor.kind === 'user' && actor.onlySupplierId ? actor.sessionId : undefined;
  await endSessions(ctx, tx, userId, own);
  if (user.passwordHash === null) return;
  await forgetDevices(tx, userId);
  await audit(ctx, tx, {
    companyId: null,
    action: 'account.drop_unproven_password',
    objectType: 'user',
    objectId: userId,
  });
}
