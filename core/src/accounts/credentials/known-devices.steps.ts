import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId, newSecret } from '../../kernel/ids';

export async function findKnownDevice(ctx: Context, email: string, secret: string | null): Promise<string | null> {
  if (!secret) return null;
  const device = await ctx.db.read.knownDevice.findFirst({
    where: { secretHash: hashSecret(secret), user: { email } },
    select: { id: true },
  });
  return device?.id ?? null;
}

/**
 * Records a sign-in on this device and returns the secret for its cookie. A device has one secret for all accounts that
 * sign in on it.
 */
export async function rememberDevice(ctx: Context, tx: Tx, userId: string, known: string | null): Promise<string> {
  const { token, hash } = (await secretInUse(tx, known)) ?? newSecret();
  const lastUsedAt = ctx.now();
  await tx.knownDevice.upsert({
    where: { secretHash_userId: { secretHash: hash, userId } },
    create: { id: newId(), userId, secretHash: hash, createdAt: lastUsedAt, lastUsedAt },
    update: { lastUsedAt },
    select: { id: true },
  });
  return token;
}

async function secretInUse(tx: Tx, token: string | null): Promise<{ token: string; hash: string } | null> {
  if (!token) return null;
  const hash = hashSecret(token);
  const device = await tx.knownDevice.findFirst({ where: { secretHash: hash }, select: { id: true } });
  return device ? { token, hash } : null;
}

export const forgetDevices = (tx: Tx, userId: string): Promise<unknown> =>
  tx.knownDevice.deleteMany({ where: { userId } });
