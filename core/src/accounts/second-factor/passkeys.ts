import { PASSKEYS_PER_ACCOUNT } from '@homologa/domain/accounts/limits';
import type { PasskeyAnswer } from '@homologa/domain/accounts/second-factor.contract';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import { isUniqueViolation } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { requireFactorHolder, requireOtherFactor } from './authenticator-app';
import { admitFactor, dismissFactor } from './factor.steps';
import { getAttempt, openAttempt, spendAttempt } from './factor-attempts.steps';
import { newPasskeyOptions, verifyNewPasskey } from './passkey-ceremony';

/** POST /api/account/second-factor/passkeys/options: returns what a browser needs to make a passkey. */
export async function startPasskey(ctx: Context) {
  const { userId, sessionId } = requireFactorHolder(ctx);
  const { passkeys, ...user } = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, name: true, passkeys: { select: { credentialId: true, transports: true } } },
  });
  if (passkeys.length >= PASSKEYS_PER_ACCOUNT) throw new DomainError('too_many_passkeys');
  const options = await newPasskeyOptions(ctx, user, passkeys);
  const attempt = await ctx.db.system((tx) =>
    openAttempt(ctx, tx, { userId, purpose: 'new_passkey', sessionId, challenge: options.challenge }),
  );
  return { attempt, options };
}

/**
 * POST /api/account/second-factor/passkeys: keeps the passkey that a browser has made. Returns recovery codes with the
 * account's first factor. Throws `passkey_refused`, `second_factor_attempt_over`, `too_many_passkeys`.
 */
export async function addPasskey(
  ctx: Context,
  { attempt: token, name, passkey }: { attempt: string; name: string; passkey: PasskeyAnswer },
): Promise<string[] | null> {
  const actor = requireFactorHolder(ctx);
  const { userId, sessionId } = actor;
  const attempt = await getAttempt(ctx, token, { purpose: 'new_passkey', sessionId });
  const made = await verifyNewPasskey(ctx, attempt.challenge ?? '', passkey);
  return ctx.db
    .system(async (tx) => {
      await lockOwnAccount(tx, actor);
      await spendAttempt(ctx, tx, attempt.id);
      const count = await tx.passkey.count({ where: { userId } });
      if (count >= PASSKEYS_PER_ACCOUNT) throw new DomainError('too_many_passkeys');
      await tx.passkey.create({
        data: {
          id: newId(),
          userId,
          credentialId: made.id,
          publicKey: made.publicKey,
          counter: made.counter,
          transports: made.transports ?? [],
          name: name || `${count + 1}`,
          createdAt: ctx.now(),
        },
        select: { id: true },
      });
      return admitFactor(ctx, tx, userId);
    })
    .catch((error: unknown) => {
      // Another account has registered this credential: its id alone says which key signs.
      throw isUniqueViolation(error) ? new DomainError('passkey_refused', { cause: error }) : error;
    });
}

/** DELETE /api/account/second-factor/passkeys/{id}. Throws `not_found`, `second_factor_is_asked` for the last factor. */
export async function removePasskey(ctx: Context, id: string): Promise<void> {
  const actor = requireFactorHolder(ctx);
  await ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: actor.userId } });
    if (count === 0) throw new DomainError('not_found');
    await requireOtherFactor(ctx, tx, actor);
    await dismissFactor(ctx, tx, actor.userId);
  });
}
