import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { User } from '@homologa/prisma/models';
import type { Tx } from '../../kernel/database/database';

const READ = {
  active: true,
  email: true,
  name: true,
  title: true,
  phone: true,
  country: true,
  preferences: true,
  passwordHash: true,
  emailProvenAt: true,
  accountRole: true,
  secondFactorAt: true,
  staffRoles: true,
} as const satisfies Partial<Record<keyof User, true>>;

export type LockedAccount = Pick<User, keyof typeof READ>;

/**
 * Locks an account until the transaction ends and reads it: what was read before the lock may have changed. Hashing a
 * password takes long enough for that, and two windows may save at once.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<LockedAccount | null> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  return tx.user.findUnique({ where: { id: userId }, select: READ });
}

/** Locks the caller's account. Throws `unauthenticated` if the session has ended since the request began. */
export async function lockOwnAccount(tx: Tx, actor: UserActor): Promise<LockedAccount> {
  const account = await lockAccount(tx, actor.userId);
  const session = await tx.session.findFirst({
    where: { id: actor.sessionId, userId: actor.userId, revokedAt: null },
    select: { id: true },
  });
  if (!account || !session) throw new DomainError('unauthenticated');
  return account;
}
