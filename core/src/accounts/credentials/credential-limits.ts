import {
  INVITATIONS_ADDRESS_WINDOW_SECONDS,
  INVITATIONS_COMPANY_WINDOW_SECONDS,
  INVITATIONS_PER_ADDRESS,
  INVITATIONS_PER_COMPANY,
  LOCKOUT_NOTICE_SECONDS,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_WINDOW_SECONDS,
  RESET_WINDOW_SECONDS,
  RESETS_PER_ACCOUNT,
} from '@homologa/domain/accounts/limits';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { hashSecret } from '../../kernel/ids';
import type { RateLimit } from '../../kernel/limits/rate-limits';
import { sendLockoutNotice } from '../../mail/mail.jobs';
import { findKnownDevice } from './known-devices.steps';

const perAccount = { name: 'login', points: LOGIN_FAILURES_PER_ACCOUNT, seconds: LOGIN_WINDOW_SECONDS };
const perLockout = { name: 'lockout-notice', points: 1, seconds: LOCKOUT_NOTICE_SECONDS };
const perDevice = { ...perAccount, name: 'login-device' };
const perInvitedAddress = {
  name: 'invited',
  points: INVITATIONS_PER_ADDRESS,
  seconds: INVITATIONS_ADDRESS_WINDOW_SECONDS,
};
const perInvitingCompany = {
  name: 'inviting',
  points: INVITATIONS_PER_COMPANY,
  seconds: INVITATIONS_COMPANY_WINDOW_SECONDS,
};
const perReset = { name: 'reset', points: RESETS_PER_ACCOUNT, seconds: RESET_WINDOW_SECONDS };

/** Counters are kept under a hash: no address is readable in their table. */
const keyOf = (text: string): string => hashSecret(text.toLowerCase());

interface Attempt {
  email: string;
  /** The caller's network address. */
  ip: string;
  /** The secret of the device's cookie. */
  device: string | null;
  /** The session that is open already: as good as a device that is known. */
  sessionId?: string;
}

/**
 * Runs one check of credentials behind the limits of reference 11.2: attempts per address, failures per account. `work`
 * gives what it found or null for wrong credentials. A device that has signed in before has failures of its own, so
 * that strangers cannot lock it out. The attempt is counted before it is compared, so that of many at once no more
 * are compared than may fail; who was right has their attempts back, and so has who was not compared. Throws
 * `rate_limited`.
 */
export async function limitCredentials<T>(
  ctx: Context,
  attempt: Attempt,
  work: () => Promise<T | null>,
): Promise<T | null> {
  await limitAddress(ctx, attempt.ip);
  const { limit, key } = await budgetOf(ctx, attempt);
  const left = await ctx.limits.consume(limit, key);
  const found = await work().catch(async (error: unknown) => {
    await ctx.limits.giveBack(limit, key);
    throw error;
  });
  if (found) await ctx.limits.clear(limit, key);
  else if (left === 0 && limit === perAccount) await tellOfLockout(ctx, attempt.email);
  return found;
}

async function budgetOf(ctx: Context, attempt: Attempt): Promise<{ limit: RateLimit; key: string }> {
  const known = attempt.sessionId ?? (await findKnownDevice(ctx, attempt.email, attempt.device));
  return known ? { limit: perDevice, key: known } : { limit: perAccount, key: keyOf(attempt.email) };
}

/** Tells an account's owner, once in a day, that strangers have used up its failures. Nothing for an unknown e-mail. */
async function tellOfLockout(ctx: Context, email: string): Promise<void> {
  const user = await ctx.db.read.user.findUnique({ where: { email }, select: { id: true, active: true } });
  if (!user?.active || !(await ctx.limits.take(perLockout, user.id))) return;
  await ctx.db.system(async (tx) => {
    await audit(ctx, tx, { companyId: null, action: 'account.lock_out', objectType: 'user', objectId: user.id });
    await ctx.jobs.enqueue(tx, sendLockoutNotice, { userId: user.id }, { companyId: null });
  });
}

/** Forgets the failures of strangers at this account: its password was set by mail. */
export const clearFailures = (ctx: Context, email: string): Promise<void> => ctx.limits.clear(perAccount, keyOf(email));

/** One attempt at credentials from this address. Throws `rate_limited`. */
export const limitAddress = (ctx: Context, ip: string): Promise<number> =>
  ctx.limits.consume(
    { name: 'address', points: ctx.config.authRateLimitPerAddress, seconds: LOGIN_WINDOW_SECONDS },
    keyOf(ip),
  );

/** One password reset asked for this account. Throws `rate_limited`. */
export const limitResets = (ctx: Context, email: string): Promise<number> => ctx.limits.consume(perReset, keyOf(email));

/**
 * One invitation of a colleague: neither a company nor all of them together flood an address. Throws `rate_limited`.
 */
export async function limitInvitations(ctx: Context, companyId: string, email: string): Promise<void> {
  await ctx.limits.consume(perInvitingCompany, keyOf(companyId));
  await ctx.limits.consume(perInvitedAddress, keyOf(email));
}
