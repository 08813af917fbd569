import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';

/** Writes the row of a link to choose a password, which lasts so many minutes. Gives its id. */
export async function writePasswordReset(ctx: Context, tx: Tx, userId: string, minutes: number): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.passwordReset.create({
    data: {
      id,
      userId,
      // Nobody holds this secret: the mail's own replaces it when it is sent.
      tokenHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    },
    select: { id: true },
  });
  return id;
}
