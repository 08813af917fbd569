import { DomainError } from '@homologa/domain/errors/domain-error';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { limitAddress } from '../credentials/credential-limits';
import { getAttempt, openAttempt } from './factor-attempts.steps';
import { passkeyOptions } from './passkey-ceremony';

const KNOWN = { credentialId: true, transports: true } as const;

async function listPasskeys(ctx: Context, userId: string) {
  const passkeys = await ctx.db.read.passkey.findMany({ where: { userId }, select: KNOWN });
  if (passkeys.length === 0) throw new DomainError('passkey_refused');
  return passkeys;
}

/**
 * POST /auth/second-factor/passkey: returns the challenge of a log-in's attempt for the account's passkeys. Each call
 * replaces the challenge. Throws `second_factor_attempt_over`, `rate_limited`, `passkey_refused` if the account has no
 * passkey.
 */
export async function askPasskeyForLogIn(ctx: Context, token: string, ip: string) {
  await limitAddress(ctx, ip);
  const attempt = await getAttempt(ctx, token, { purpose: 'log_in' });
  const options = await passkeyOptions(ctx, await listPasskeys(ctx, attempt.userId));
  await ctx.db.system((tx) =>
    tx.factorAttempt.updateMany({
      where: { id: attempt.id, usedAt: null },
      data: { challenge: options.challenge },
    }),
  );
  return { attempt: token, options };
}

/** POST /auth/step-up/passkey: returns a challenge for the passkeys of the caller. Throws `passkey_refused`. */
export async function askPasskeyForStepUp(ctx: Context) {
  const { userId, sessionId } = requireUser(ctx.actor);
  const options = await passkeyOptions(ctx, await listPasskeys(ctx, userId));
  const attempt = await ctx.db.system((tx) =>
    openAttempt(ctx, tx, { userId, purpose: 'step_up', sessionId, challenge: options.challenge }),
  );
  return { attempt, options };
}
