import { LOGIN_CODE_FAILURES, LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId, newSecret, newSixDigitCode } from '../../kernel/ids';

/** Accounts that may sign in by a mailed code: suppliers' own. People of clients and staff keep their password. */
export const SIGNS_IN_BY_CODE = {
  active: true,
  accountRole: 'user',
  memberships: { none: { active: true } },
} as const;

/** The id, which only the asking browser knows, salts the hash of the six digits. */
const hashCode = (id: string, code: string): string => hashSecret(`${id}:${code.replace(/\s/g, '')}`);

export async function insertLoginCode(ctx: Context, tx: Tx, userId: string): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.loginCode.create({
    data: {
      id,
      userId,
      // A random hash until the mail job generates the code: no guess matches.
      codeHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LOGIN_CODE_MINUTES * 60_000),
    },
    select: { id: true },
  });
  return id;
}

/** Generates the code of a mail and stores its hash; null if the code was used. A repeated mail replaces the code. */
export async function generateLoginCode(tx: Tx, id: string): Promise<string | null> {
  const code = newSixDigitCode();
  const { count } = await tx.loginCode.updateMany({
    where: { id, usedAt: null },
    data: { codeHash: hashCode(id, code), failures: 0 },
  });
  return count > 0 ? code : null;
}

/**
 * Uses up a right code and returns its account; null for a wrong, used, expired or unknown one, whose guess is counted.
 * The guess is counted before it is compared: the row stays locked until the transaction ends, so that concurrent
 * guesses wait for each other and cannot be more than the limit.
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
      codeHash: hashCode(id, code),
      usedAt: null,
      expiresAt: { gt: ctx.now() },
      user: SIGNS_IN_BY_CODE,
    },
    data: { usedAt: ctx.now() },
    select: { userId: true },
  });
  return spent?.userId ?? null;
}
