import { LOGIN_CODE_FAILURES, LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret, newSixDigitCode } from '../../kernel/ids';
import { hashMailedCode } from '../credentials/mailed-code';

interface Asked {
  userId: string;
  email: string;
}

/** Inserts the wanted e-mail with a code that no guess matches; the mail job generates the real one. */
export async function insertEmailChange(ctx: Context, tx: Tx, { userId, email }: Asked): Promise<string> {
  const id = newId();
  const createdAt = ctx.now();
  await tx.emailChange.create({
    data: {
      id,
      userId,
      email,
      codeHash: newSecret().hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LOGIN_CODE_MINUTES * 60_000),
    },
    select: { id: true },
  });
  return id;
}

/** Generates a code and stores its hash; null if the attempt is over. Sending the mail again replaces the code. */
export async function generateEmailChangeCode(tx: Tx, id: string): Promise<string | null> {
  const code = newSixDigitCode();
  const { count } = await tx.emailChange.updateMany({
    where: { id, usedAt: null },
    data: { codeHash: hashMailedCode(id, code), failures: 0 },
  });
  return count > 0 ? code : null;
}

/**
 * Redeems the code of the account's own attempt and returns the proven e-mail; null if the code is wrong, used, expired
 * or unknown, which counts as a failed guess. A single statement compares and redeems, so that only one of several
 * concurrent requests succeeds.
 */
export async function spendEmailChange(
  ctx: Context,
  tx: Tx,
  { id, userId, code }: { id: string; userId: string; code: string },
): Promise<string | null> {
  const { count } = await tx.emailChange.updateMany({
    where: { id, userId, failures: { lt: LOGIN_CODE_FAILURES } },
    data: { failures: { increment: 1 } },
  });
  if (count === 0) return null;
  const [spent] = await tx.emailChange.updateManyAndReturn({
    where: { id, userId, codeHash: hashMailedCode(id, code), usedAt: null, expiresAt: { gt: ctx.now() } },
    data: { usedAt: ctx.now() },
    select: { email: true },
  });
  return spent?.email ?? null;
}
