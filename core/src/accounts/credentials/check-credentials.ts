import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { User } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { verifyNothing, verifyPassword } from '../../kernel/password-hashing';
import { limitCredentials } from './credential-limits';

/** POST /auth/check: validates credentials without opening a session. The rate limits of a login apply. */
export async function checkCredentials(
  ctx: Context,
  input: { email: string; password: string; ip: string; device: string | null },
): Promise<boolean> {
  const { ip, device } = input;
  const user = await limitCredentials(ctx, { email: normalizeEmail(input.email), ip, device }, () =>
    findByCredentials(ctx, input.email, input.password),
  );
  return user?.active ?? false;
}

/**
 * Returns the active or inactive account with these credentials, or null. Takes equally long for an unknown e-mail
 * address and for an account without a password, so that the response time does not reveal accounts.
 */
export async function findByCredentials(ctx: Context, email: string, password: string): Promise<User | null> {
  const user = await ctx.db.read.user.findUnique({ where: { email: normalizeEmail(email) } });
  if (!user?.passwordHash) {
    await verifyNothing(password);
    return null;
  }
  return (await verifyPassword(user.passwordHash, password)) ? user : null;
}
