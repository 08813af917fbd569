import type { FactorProof } from '@homologa/domain/accounts/second-factor.contract';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { UserActor } from '@homologa/domain/identity/actor';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { findByCredentials } from '../credentials/check-credentials';
import { limitCredentials, limitFactor } from '../credentials/credential-limits';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { getAttempt } from './factor-attempts.steps';
import { nullIfWrong, prepareProof } from './prove-factor';

interface ProofAgain extends FactorProof {
  attempt?: string;
  password?: string;
  ip: string;
}

/**
 * POST /auth/step-up: proves anew that the session is its owner's, by the second factor, or by the password where there
 * is none. Returns the moment until which the proof opens what is dangerous. Throws `second_factor_wrong`,
 * `passkey_refused`, `password_wrong`, `second_factor_attempt_over`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function proveAgain(ctx: Context, proof: ProofAgain): Promise<Date> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  await (actor.hasSecondFactor ? proveByFactor(ctx, actor, proof) : proveByPassword(ctx, actor, proof));
  return new Date(ctx.now().getTime() + ctx.config.stepUpMinutes * 60_000);
}

async function proveByFactor(ctx: Context, actor: UserActor, proof: ProofAgain): Promise<void> {
  const { userId, sessionId, email } = actor;
  const attempt = proof.attempt ? await getAttempt(ctx, proof.attempt, { purpose: 'step_up', sessionId }) : null;
  const proven = await limitFactor(ctx, { userId, email, ip: proof.ip, device: null, sessionId }, async () => {
    try {
      const spend = await prepareProof(ctx, userId, proof, attempt);
      return await ctx.db.system(async (tx) => {
        await lockOwnAccount(tx, actor);
        await spend(tx);
        return markProven(ctx, tx, actor);
      });
    } catch (error) {
      return nullIfWrong(error);
    }
  });
  if (proven) return;
  if (proof.passkey) throw new DomainError('passkey_refused');
  throw new RulesBrokenError([violation('second_factor_wrong', 'code')]);
}

async function proveByPassword(ctx: Context, actor: UserActor, { password = '', ip }: ProofAgain): Promise<void> {
  const { email, sessionId } = actor;
  const user = await limitCredentials(ctx, { email, ip, device: null, sessionId }, () =>
    findByCredentials(ctx, email, password),
  );
  if (!user) throw new RulesBrokenError([violation('password_wrong', 'password')]);
  await ctx.db.system(async (tx) => {
    const account = await lockOwnAccount(tx, actor);
    // A factor that was enrolled, or a password that was replaced, while the password was being checked counts.
    if (account.passwordHash !== user.passwordHash || account.secondFactorAt) throw new DomainError('step_up_required');
    await markProven(ctx, tx, actor);
  });
}

async function markProven(ctx: Context, tx: Tx, { sessionId, userId }: UserActor): Promise<true> {
  await tx.session.update({ where: { id: sessionId }, data: { provenAt: ctx.now() }, select: { id: true } });
  await audit(ctx, tx, { companyId: null, action: 'account.step_up', objectType: 'user', objectId: userId });
  return true;
}
