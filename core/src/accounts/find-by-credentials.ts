import { normalizeEmail } from '@homologa/domain/identity/email';
import type { User } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { verifyNothing, verifyPassword } from '../kernel/password-hashing';

/** The active or inactive account with this e-mail and password, or null. Takes as long for an unknown e-mail. */
export async function findByCredentials(ctx: Context, email: string, password: string): Promise<User | null> {
  const user = await ctx.db.read.user.findUnique({ where: { email: normalizeEmail(email) } });
  if (!user) {
    await verifyNothing(password);
    return null;
  }
  return (await verifyPassword(user.passwordHash, password)) ? user : null;
}
