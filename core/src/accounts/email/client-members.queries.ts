import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../../kernel/database/database';

/**
 * True for an account that a client has invited or admitted. The session of an invited account lists the company only
 * once the invitation is accepted, but the client agreed to this e-mail and to how it logs in when it invited.
 */
export const hasMembership = async (
  tx: { membership: Pick<Tx['membership'], 'count'> },
  userId: string,
): Promise<boolean> => (await tx.membership.count({ where: { userId, deactivatedAt: null } })) > 0;

/** Throws `forbidden`. Call it with the account locked: an invitation that is made meanwhile waits for the lock. */
export async function requireNoMembership(tx: Tx, userId: string): Promise<void> {
  if (await hasMembership(tx, userId)) throw new DomainError('forbidden');
}
