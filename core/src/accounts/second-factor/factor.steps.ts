import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyFactor } from './notify-factor.steps';
import { replaceRecoveryCodes } from './recovery-codes.steps';

/**
 * Records that an account, which the caller has locked, has a new factor. Returns recovery codes with the first one, and
 * null with each further one.
 */
export async function admitFactor(ctx: Context, tx: Tx, userId: string): Promise<string[] | null> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, secondFactorAt: null },
    data: { secondFactorAt: ctx.now() },
  });
  await audit(ctx, tx, { companyId: null, action: 'account.add_factor', objectType: 'user', objectId: userId });
  await notifyFactor(ctx, tx, userId, 'added');
  return count === 1 ? replaceRecoveryCodes(ctx, tx, userId) : null;
}

/** Number of the account's factors that admit: a confirmed app and passkeys. */
export async function countFactors(tx: Tx, userId: string): Promise<number> {
  const apps = await tx.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } });
  return apps + (await tx.passkey.count({ where: { userId } }));
}

/** Records that a factor was removed. With the last one the recovery codes go, and the password alone admits again. */
export async function dismissFactor(ctx: Context, tx: Tx, userId: string): Promise<void> {
  if ((await countFactors(tx, userId)) === 0) await clearFactors(tx, userId);
  await audit(ctx, tx, { companyId: null, action: 'account.remove_factor', objectType: 'user', objectId: userId });
  await notifyFactor(ctx, tx, userId, 'removed');
}

/** Deletes all factors and recovery codes of an account, and its open attempts. */
export async function clearFactors(tx: Tx, userId: string): Promise<void> {
  await tx.authenticatorApp.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.factorAttempt.deleteMany({ where: { userId } });
  await tx.user.update({ where: { id: userId }, data: { secondFactorAt: null }, select: { id: true } });
}
