import { type FactorWay, isAppCode } from '@homologa/domain/accounts/second-factor';
import type { FactorProof } from '@homologa/domain/accounts/second-factor.contract';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { FactorAttempt } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { spendAppCode } from './authenticator-app.steps';
import { spendAttempt } from './factor-attempts.steps';
import { verifyPasskey } from './passkey-ceremony';
import { spendRecoveryCode } from './recovery-codes.steps';

/** Spends a proof inside the transaction of what it opens. Throws `second_factor_wrong`, `passkey_refused`. */
export type SpendProof = (tx: Tx) => Promise<FactorWay>;

/**
 * Checks as much of a proof as needs no transaction, which is the signature of a passkey, and returns the step that
 * spends it: a code, or the challenge of the attempt. Throws `second_factor_wrong`, `passkey_refused`.
 */
export async function prepareProof(
  ctx: Context,
  userId: string,
  { code, passkey }: FactorProof,
  attempt: FactorAttempt | null,
): Promise<SpendProof> {
  if (passkey) return preparePasskey(ctx, userId, passkey, attempt);
  const typed = code ?? '';
  if (isAppCode(typed)) {
    return async (tx) => {
      if (!(await spendAppCode(ctx, tx, userId, { code: typed }))) throw new DomainError('second_factor_wrong');
      return 'app';
    };
  }
  return async (tx) => {
    if (!(await spendRecoveryCode(ctx, tx, userId, typed))) throw new DomainError('second_factor_wrong');
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.use_recovery_code',
      objectType: 'user',
      objectId: userId,
    });
    return 'recovery';
  };
}

async function preparePasskey(
  ctx: Context,
  userId: string,
  answer: NonNullable<FactorProof['passkey']>,
  attempt: FactorAttempt | null,
): Promise<SpendProof> {
  const passkey = await ctx.db.read.passkey.findFirst({ where: { userId, credentialId: answer.id } });
  if (!passkey || !attempt?.challenge) throw new DomainError('passkey_refused');
  const counter = await verifyPasskey(ctx, attempt.challenge, passkey, answer);
  return async (tx) => {
    await spendAttempt(ctx, tx, attempt.id);
    // Conditional on the counter that was verified: of two uses of a copied key at once one fails.
    const { count } = await tx.passkey.updateMany({
      where: { id: passkey.id, counter: passkey.counter },
      data: { counter, lastUsedAt: ctx.now() },
    });
    if (count === 0) throw new DomainError('passkey_refused');
    return 'passkey';
  };
}

/** Turns the refusal of a wrong proof into null, which the limits count; other errors are thrown. */
export const nullIfWrong = (error: unknown): null => {
  if (error instanceof DomainError && (error.code === 'second_factor_wrong' || error.code === 'passkey_refused')) {
    return null;
  }
  throw error;
};
