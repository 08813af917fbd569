import { FACTOR_ATTEMPT_MINUTES } from '@homologa/domain/accounts/limits';
import type { FactorPurpose } from '@homologa/domain/accounts/second-factor';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { FactorAttempt } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId, newSecret } from '../../kernel/ids';

interface NewAttempt {
  userId: string;
  purpose: FactorPurpose;
  sessionId?: string;
  challenge?: string;
  logAsEmail?: string | null;
  reason?: string | null;
  passwordHash?: string | null;
}

/** Opens an attempt and returns its secret, which only the asking browser learns; stored as a hash. */
export async function openAttempt(ctx: Context, tx: Tx, attempt: NewAttempt): Promise<string> {
  const { token, hash } = newSecret();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + FACTOR_ATTEMPT_MINUTES * 60_000);
  await tx.factorAttempt.create({
    data: { id: newId(), tokenHash: hash, createdAt, expiresAt, ...attempt },
    select: { id: true },
  });
  return token;
}

/** Throws `second_factor_attempt_over` for an unknown, used or expired attempt, and for one of another purpose. */
export async function getAttempt(
  ctx: Context,
  token: string,
  of: { purpose: FactorPurpose; sessionId?: string },
): Promise<FactorAttempt> {
  const attempt = await ctx.db.read.factorAttempt.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: ctx.now() }, ...of },
  });
  if (!attempt) throw new DomainError('second_factor_attempt_over');
  return attempt;
}

/** Ends an attempt; of several requests one succeeds, the others throw `second_factor_attempt_over`. */
export async function spendAttempt(ctx: Context, tx: Tx, id: string): Promise<void> {
  const { count } = await tx.factorAttempt.updateMany({ where: { id, usedAt: null }, data: { usedAt: ctx.now() } });
  if (count === 0) throw new DomainError('second_factor_attempt_over');
}
