import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';

const DAY_MS = 86_400_000;

/**
 * True for an account that a client has admitted, or has invited within the days of an invitation. The session of an
 * invited account lists the company only once the invitation is accepted, but the client agreed to this e-mail and to how
 * it logs in when it invited. An invitation that nobody answers must not keep the account from changing both for ever.
 */
export async function hasMembership(
  { now }: Pick<Context, 'now'>,
  tx: { membership: Pick<Tx['membership'], 'count'> },
  userId: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - INVITATION_LINK_DAYS * DAY_MS);
  const lately = [{ invitedAt: { gte: since } }, { createdAt: { gte: since } }];
  return (
    (await tx.membership.count({
      where: { userId, deactivatedAt: null, OR: [{ active: true }, { joinedAt: { not: null } }, ...lately] },
    })) > 0
  );
}

/** Throws `forbidden`. Call it with the account locked: an invitation that is made meanwhile waits for the lock. */
export async function requireNoMembership(ctx: Pick<Context, 'now'>, tx: Tx, userId: string): Promise<void> {
  if (await hasMembership(ctx, tx, userId)) throw new DomainError('forbidden');
}
