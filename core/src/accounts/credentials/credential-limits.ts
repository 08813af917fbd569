import {
  EMAIL_CHANGES_PER_ACCOUNT,
  EMAIL_CHANGES_PER_ADDRESS,
  FACTOR_FAILURES_PER_ACCOUNT,
  FIRST_PASSWORDS_PER_ACCOUNT,
  INVITATIONS_ADDRESS_WINDOW_SECONDS,
  INVITATIONS_COMPANY_WINDOW_SECONDS,
  INVITATIONS_PER_ADDRESS,
  INVITATIONS_PER_COMPANY,
  LOCKOUT_NOTICE_SECONDS,
  LOGIN_CODES_PER_ACCOUNT,
  LOGIN_CODES_WINDOW_SECONDS,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_WINDOW_SECONDS,
  RESET_WINDOW_SECONDS,
  RESETS_PER_ACCOUNT,
} from '@homologa/domain/accounts/limits';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { hashSecret } from '../../kernel/ids';
import type { RateLimit } from '../../kernel/limits/rate-limits';
import { sendLockoutNoticeJob } from '../account.jobs';
import { notifyFactor } from '../second-factor/notify-factor.steps';
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
const perCode = { name: 'login-code', points: LOGIN_CODES_PER_ACCOUNT, seconds: LOGIN_CODES_WINDOW_SECONDS };
const perEmailChange = { name: 'email-change', points: EMAIL_CHANGES_PER_ACCOUNT, seconds: LOGIN_CODES_WINDOW_SECONDS };
const perWantedEmail = {
  name: 'wanted-email',
  points: EMAIL_CHANGES_PER_ADDRESS,
  seconds: INVITATIONS_ADDRESS_WINDOW_SECONDS,
};
const perFirstPassword = {
  name: 'first-password',
  points: FIRST_PASSWORDS_PER_ACCOUNT,
  seconds: LOGIN_WINDOW_SECONDS,
};
const perReset = { name: 'reset', points: RESETS_PER_ACCOUNT, seconds: RESET_WINDOW_SECONDS };

const perFactor = { name: 'factor', points: FACTOR_FAILURES_PER_ACCOUNT, seconds: LOGIN_WINDOW_SECONDS };
const perFactorDevice = { ...perFactor, name: 'factor-device' };
const perFactorNotice = { name: 'factor-notice', points: 1, seconds: LOCKOUT_NOTICE_SECONDS };

/** Counters are keyed by a hash, so that the database contains no readable addresses. */
const keyOf = (text: string): string => hashSecret(text.toLowerCase());

interface Attempt {
  email: string;
  ip: string;
  device: string | null;
  /**
   * Id of an open session. Attempts in an open session have their own failure counter, like attempts from a known
   * device.
   */
  sessionId?: string;
}

/**
 * Runs `work` within the limits on attempts per IP address and failures per account; `work` must return null for wrong
 * credentials. A known device has its own failure counter, so that strangers cannot lock out the owner. Counts the
 * attempt before the check, so that concurrent attempts cannot exceed the limit; a success resets the counter, an
 * exception reverts the count. Throws `rate_limited`.
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
  else if (left === 0 && limit === perAccount) await notifyLockout(ctx, attempt.email);
  return found;
}

/**
 * Runs `work` within the limits on wrong second factors, as `limitCredentials` does for passwords: counted before the
 * comparison, apart for known devices and open sessions. `work` returns null for a wrong proof. Mails the owner, at most
 * once a day, that somebody who knows the password has used up the guesses. Throws `rate_limited`.
 */
export async function limitFactor<T>(
  ctx: Context,
  attempt: Attempt & { userId: string },
  work: () => Promise<T | null>,
): Promise<T | null> {
  await limitAddress(ctx, attempt.ip);
  const known = attempt.sessionId ?? (await findKnownDevice(ctx, attempt.email, attempt.device));
  const [limit, key] = known ? [perFactorDevice, known] : [perFactor, attempt.userId];
  const left = await ctx.limits.consume(limit, key);
  const found = await work().catch(async (error: unknown) => {
    await ctx.limits.giveBack(limit, key);
    throw error;
  });
  if (found) await ctx.limits.clear(limit, key);
  else if (left === 0 && limit === perFactor && (await ctx.limits.take(perFactorNotice, attempt.userId))) {
    await ctx.db.system((tx) => notifyFactor(ctx, tx, attempt.userId, 'guessed'));
  }
  return found;
}

async function budgetOf(ctx: Context, attempt: Attempt): Promise<{ limit: RateLimit; key: string }> {
  const known = attempt.sessionId ?? (await findKnownDevice(ctx, attempt.email, attempt.device));
  return known ? { limit: perDevice, key: known } : { limit: perAccount, key: keyOf(attempt.email) };
}

/**
 * Notifies an account's owner by mail, at most once a day, that attempts from unknown devices have reached the limit.
 * Does nothing for an unknown e-mail address.
 */
async function notifyLockout(ctx: Context, email: string): Promise<void> {
  const user = await ctx.db.read.user.findUnique({ where: { email }, select: { id: true, active: true } });
  if (!user?.active || !(await ctx.limits.take(perLockout, user.id))) return;
  await ctx.db.system(async (tx) => {
    await audit(ctx, tx, { companyId: null, action: 'account.lock_out', objectType: 'user', objectId: user.id });
    await ctx.jobs.enqueue(tx, sendLockoutNoticeJob, { userId: user.id }, { companyId: null });
  });
}

export const clearFailures = (ctx: Context, email: string): Promise<void> => ctx.limits.clear(perAccount, keyOf(email));

/** Counts one attempt from this IP address. Throws `rate_limited`. */
export const limitAddress = (ctx: Context, ip: string): Promise<number> =>
  ctx.limits.consume(
    { name: 'address', points: ctx.config.authRateLimitPerAddress, seconds: LOGIN_WINDOW_SECONDS },
    keyOf(ip),
  );

/** Counts a password reset request per e-mail address. Throws `rate_limited`. */
export const limitResets = (ctx: Context, email: string): Promise<number> => ctx.limits.consume(perReset, keyOf(email));

/** Counts one attempt of an account to set its first password. Throws `rate_limited`. */
export const limitFirstPasswords = (ctx: Context, userId: string): Promise<number> =>
  ctx.limits.consume(perFirstPassword, userId);

/**
 * Counts a code mailed to a new e-mail, per account and per e-mail across accounts: the address may be a stranger's.
 * Throws `rate_limited`.
 */
export async function limitEmailChanges(
  ctx: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await ctx.limits.consume(perEmailChange, userId);
  await ctx.limits.consume(perWantedEmail, keyOf(email));
}

/**
 * Counts a request for a login code per known device, otherwise per e-mail address. A stranger's requests therefore do
 * not use up the limit of the owner's devices. Throws `rate_limited`, for unknown addresses too.
 */
export async function limitLoginCodes(
  ctx: Context,
  { email, device, linkToken }: { email: string; device: string | null; linkToken: string | null },
): Promise<void> {
  const known = await findKnownDevice(ctx, email, device);
  const key = known ?? ownSessionOf(ctx, email) ?? (await findLinkedSupplier(ctx, email, linkToken));
  await ctx.limits.consume(perCode, key ?? keyOf(email));
}

const ownSessionOf = ({ actor }: Context, email: string): string | null =>
  actor.kind === 'user' && actor.email === email ? actor.sessionId : null;

/**
 * Returns the supplier of an open mailed link that invites this e-mail address or is connected with its account. Limits
 * apply per supplier rather than per link, because the holder of a link can request further links.
 */
async function findLinkedSupplier(ctx: Context, email: string, token: string | null): Promise<string | null> {
  if (!token) return null;
  const link = await ctx.db.read.onboardingLink.findFirst({
    where: { tokenHash: hashSecret(token), revokedAt: null, expiresAt: { gt: ctx.now() } },
    select: { supplier: { select: { id: true, emails: true, account: { select: { email: true } } } } },
  });
  if (!link) return null;
  const { id, emails, account } = link.supplier;
  return account?.email === email || emails.some((invited) => normalizeEmail(invited) === email) ? id : null;
}

/** Limits invitations per inviting company and per invited address, across companies. Throws `rate_limited`. */
export async function limitInvitations(ctx: Context, companyId: string, email: string): Promise<void> {
  await ctx.limits.consume(perInvitingCompany, keyOf(companyId));
  await ctx.limits.consume(perInvitedAddress, keyOf(email));
}
