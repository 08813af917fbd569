import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';

export async function writePasswordReset(ctx: Context, tx: Tx, userId: string, minutes: number): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.passwordReset.create({
    data: {
      id,
      userId,
      // A placeholder whose secret is discarded: sending the mail replaces the hash.
      tokenHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    },
    select: { id: true },
  });
  return id;
}
