import type { FactorProof } from '@homologa/domain/accounts/second-factor.contract';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { FactorAttempt } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { limitFactor } from '../credentials/credential-limits';
import { lockAccount } from '../sessions/locked-account.steps';
import { type Caller, type OpenedSession, openSession } from '../sessions/open-session';
import { openSessionAs } from '../sessions/session-as.steps';
import { getAttempt, spendAttempt } from './factor-attempts.steps';
import { nullIfWrong, prepareProof, type SpendProof } from './prove-factor';

/**
 * POST /auth/second-factor: opens the session of a log-in whose password was right, with the second factor. Throws
 * `second_factor_attempt_over`, `second_factor_wrong`, `passkey_refused`, `rate_limited`, `account_inactive`, and what a
 * log-in as a client user throws.
 */
export async function confirmLogIn(
  ctx: Context,
  { attempt: token, proof, caller }: { attempt: string; proof: FactorProof; caller: Caller },
): Promise<OpenedSession> {
  const attempt = await getAttempt(ctx, token, { purpose: 'log_in' });
  const { email } = await ctx.db.read.user.findUniqueOrThrow({ where: { id: attempt.userId } });
  const { ip, device } = caller;
  const session = await limitFactor(ctx, { userId: attempt.userId, email, ip, device }, async () => {
    try {
      const spend = await prepareProof(ctx, attempt.userId, proof, attempt);
      return await open(ctx, attempt, spend, caller);
    } catch (error) {
      return nullIfWrong(error);
    }
  });
  if (session) return session;
  if (proof.passkey) throw new DomainError('passkey_refused');
  throw new RulesBrokenError([violation('second_factor_wrong', 'code')]);
}

function open(ctx: Context, attempt: FactorAttempt, spend: SpendProof, caller: Caller): Promise<OpenedSession> {
  const { userId, logAsEmail } = attempt;
  if (logAsEmail) {
    const as = { staffId: userId, reason: attempt.reason ?? '', isReadOnly: false, caller };
    return openSessionAs(ctx, { email: logAsEmail }, as, async (tx) => {
      const { accountRole, staffRoles } = await spendAll(ctx, tx, attempt, spend);
      const isAdministration = accountRole === 'admin' && staffRoles.includes('administration' satisfies StaffRole);
      if (!isAdministration) throw new DomainError('forbidden');
    });
  }
  return ctx.db.system(async (tx) => {
    const { accountRole } = await spendAll(ctx, tx, attempt, spend);
    const session = await openSession(ctx, tx, userId, caller, { isStaff: accountRole === 'admin' });
    await audit(ctx, tx, { companyId: null, action: 'account.log_in', objectType: 'user', objectId: userId });
    return session;
  });
}

/** Spends attempt and proof. Throws if the account was deactivated or its password replaced since the first half. */
async function spendAll(ctx: Context, tx: Tx, attempt: FactorAttempt, spend: SpendProof) {
  const account = await lockAccount(tx, attempt.userId);
  if (!account || account.passwordHash !== attempt.passwordHash) throw new DomainError('second_factor_attempt_over');
  if (!account.active) throw new DomainError('account_inactive');
  if ((await spend(tx)) !== 'passkey') await spendAttempt(ctx, tx, attempt.id);
  return account;
}
