import { normalizeEmail } from '@homologa/domain/identity/email';
import type { Context } from '../kernel/context';
import { limitCredentials } from './credential-limits';
import { findByCredentials } from './find-by-credentials';

/** POST /auth/check: whether an e-mail and password belong together. Opens no session; limited like login (wire.md A6). */
export async function checkCredentials(
  ctx: Context,
  input: { email: string; password: string; ip: string },
): Promise<boolean> {
  const user = await limitCredentials(ctx, normalizeEmail(input.email), input.ip, () =>
    findByCredentials(ctx, input.email, input.password),
  );
  return user?.active ?? false;
}
