import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';

interface WrittenReset {
  userId: string;
  minutes: number;
  /** The process to which the page of the link leads back. */
  supplierId?: string | null;
}

export async function writePasswordReset(
  ctx: Context,
  tx: Tx,
  { userId, minutes, supplierId = null }: WrittenReset,
): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.passwordReset.create({
    data: {
      id,
      userId,
      supplierId,
      // A placeholder whose secret is discarded: sending the mail replaces the hash.
      tokenHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    },
    select: { id: true },
  });
  return id;
}
