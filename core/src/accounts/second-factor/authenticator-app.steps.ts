import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { isSealedByOther, openText, sealText } from '../../kernel/sealed-text';
import { findCodeStep } from './app-codes';

const PURPOSE = 'secrets of authenticator apps';

/** Stores the secret of an app that a first code has yet to confirm; replaces one that was never confirmed. */
export async function insertApp(ctx: Context, tx: Tx, userId: string, secret: string): Promise<void> {
  const row = {
    secret: sealText(ctx.config.factorSeeds, PURPOSE, userId, secret),
    createdAt: ctx.now(),
    confirmedAt: null,
    lastStep: 0,
  };
  await tx.authenticatorApp.upsert({
    where: { userId },
    create: { id: newId(), userId, ...row },
    update: row,
    select: { id: true },
  });
}

/**
 * Accepts a code of the account's app once: the statement that records its time step is conditional, so that of two
 * requests with the same code one succeeds, and a code that was read over a shoulder is worthless. Confirms the app, or
 * requires that it was confirmed. Seals the secret anew if it is still under a former key.
 */
export async function spendAppCode(
  ctx: Context,
  tx: Tx,
  userId: string,
  { code, confirms = false }: { code: string; confirms?: boolean },
): Promise<boolean> {
  const app = await tx.authenticatorApp.findUnique({ where: { userId } });
  if (!app || (app.confirmedAt === null) !== confirms) return false;
  const { factorSeeds } = ctx.config;
  const secret = openText(factorSeeds, PURPOSE, userId, app.secret);
  if (secret === null) {
    ctx.log.error(
      { userId },
      'the secret of an authenticator app cannot be decrypted: SECOND_FACTOR_SECRETS lacks its seed',
    );
    return false;
  }
  const step = findCodeStep(secret, code, ctx.now());
  if (step === null) return false;
  const isFormer = isSealedByOther(factorSeeds, PURPOSE, app.secret);
  const { count } = await tx.authenticatorApp.updateMany({
    where: { id: app.id, secret: app.secret, lastStep: { lt: step } },
    data: {
      lastStep: step,
      ...(confirms ? { confirmedAt: ctx.now() } : {}),
      ...(isFormer ? { secret: sealText(factorSeeds, PURPOSE, userId, secret) } : {}),
    },
  });
  return count === 1;
}
