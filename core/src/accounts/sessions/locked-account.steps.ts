import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { User } from '@homologa/prisma/models';
import type { Tx } from '../../kernel/database/database';

export type LockedAccount = Pick<User, 'active' | 'passwordHash' | 'emailProvenAt'>;

/**
 * Locks an account until the transaction ends and reads what admits to it. Hashing a password takes long enough for the
 * account to change meanwhile, so what was read before the hash counts for nothing.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<LockedAccount | null> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  return tx.user.findUnique({
    where: { id: userId },
    select: { active: true, passwordHash: true, emailProvenAt: true },
  });
}

/** Locks the caller's account; throws `unauthenticated` if the session was ended since the call began. */
export async function lockOwnAccount(tx: Tx, actor: UserActor): Promise<LockedAccount> {
  const account = await lockAccount(tx, actor.userId);
  const session = await tx.session.findFirst({
    where: { id: actor.sessionId, userId: actor.userId, revokedAt: null },
    select: { id: true },
  });
  if (!account || !session) throw new DomainError('unauthenticated');
  return account;
}
