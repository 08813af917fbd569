import { DomainError } from '@homologa/domain/errors/domain-error';
import type { User } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { openAttempt } from './factor-attempts.steps';
import { listFactorWays } from './second-factor.queries';

/**
 * Returns the answer of a log-in whose password was right and whose account has a second factor:
 * `second_factor_required` with the secret of the attempt and the ways to prove it.
 */
export async function askFactor(
  ctx: Context,
  { id: userId, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  as: { logAsEmail: string; reason: string } | null,
): Promise<DomainError> {
  const ways = await listFactorWays(ctx, userId);
  const attempt = await ctx.db.system((tx) => openAttempt(ctx, tx, { userId, purpose: 'log_in', passwordHash, ...as }));
  return new DomainError('second_factor_required', { extra: { attempt, ways } });
}
