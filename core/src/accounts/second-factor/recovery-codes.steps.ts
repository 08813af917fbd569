import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@homologa/domain/accounts/limits';
import { normalizeRecoveryCode } from '@homologa/domain/accounts/second-factor';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId } from '../../kernel/ids';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 16 letters of 32 are 80 random bits: too many for guesses at a stolen hash. */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Salts the hash with the account, so that equal codes of two accounts differ. */
const hashOf = (userId: string, code: string): string => hashSecret(`${userId}:${normalizeRecoveryCode(code)}`);

const inGroups = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;

/** Replaces the account's recovery codes. Returns the new ones, which are stored as hashes and can never be read again. */
export async function replaceRecoveryCodes(ctx: Context, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const createdAt = ctx.now();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(userId, code), createdAt })),
  });
  return codes.map(inGroups);
}

/** Redeems a recovery code; of several requests with the same code one succeeds. */
export async function spendRecoveryCode(ctx: Context, tx: Tx, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: ctx.now() },
  });
  return count === 1;
}
