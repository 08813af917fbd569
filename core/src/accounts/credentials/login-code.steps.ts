import { LOGIN_CODE_FAILURES, LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret, newSixDigitCode } from '../../kernel/ids';
import { hashMailedCode } from './mailed-code';

/**
 * Matches accounts that can sign in with a mailed code: active accounts of suppliers. Client users, staff and whoever
 * has a second factor must use their password: a mailed code would go round it.
 */
export const SIGNS_IN_BY_CODE = {
  active: true,
  accountRole: 'user',
  secondFactorAt: null,
  memberships: { none: { active: true } },
} as const;

export async function insertLoginCode(ctx: Context, tx: Tx, userId: string): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.loginCode.create({
    data: {
      id,
      userId,
      // Placeholder that no entered code matches. The mail job generates the real code.
      codeHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LOGIN_CODE_MINUTES * 60_000),
    },
    select: { id: true },
  });
  return id;
}

/**
 * Generates a code and stores its hash; null if the login attempt was already used. Re-sending the mail replaces the
 * code.
 */
export async function generateLoginCode(tx: Tx, id: string): Promise<string | null> {
  const code = newSixDigitCode();
  const { count } = await tx.loginCode.updateMany({
    where: { id, usedAt: null },
    data: { codeHash: hashMailedCode(id, code), failures: 0 },
  });
  return count > 0 ? code : null;
}

/**
 * Redeems a code and returns its account. Returns null if the code is wrong, used, expired or unknown, and counts a
 * failed guess. A single statement compares and redeems, so that only one of several concurrent requests with the same
 * code succeeds.
 */
export async function spendLoginCode(ctx: Context, tx: Tx, id: string, code: string): Promise<string | null> {
  const { count } = await tx.loginCode.updateMany({
    where: { id, failures: { lt: LOGIN_CODE_FAILURES } },
    data: { failures: { increment: 1 } },
  });
  if (count === 0) return null;
  const [spent] = await tx.loginCode.updateManyAndReturn({
    where: {
      id,
      codeHash: hashMailedCode(id, code),
      usedAt: null,
      expiresAt: { gt: ctx.now() },
      user: SIGNS_IN_BY_CODE,
    },
    data: { usedAt: ctx.now() },
    select: { userId: true },
  });
  return spent?.userId ?? null;
}
