/** What an attempt at a second factor is for. */
export const FACTOR_PURPOSES = ['log_in', 'step_up', 'new_passkey'] as const;
export type FactorPurpose = (typeof FACTOR_PURPOSES)[number];

/** Ways to prove a second factor; `recovery` stands in for a lost one. */
const FACTOR_WAYS = ['app', 'passkey', 'recovery'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** What an account's owner is mailed about the second factor. */
export const FACTOR_NEWS = ['added', 'removed', 'reset', 'guessed'] as const;
export type FactorNews = (typeof FACTOR_NEWS)[number];

const MINUTE_MS = 60_000;

/** True if a proof of the password or of the second factor is recent enough for what is dangerous. */
export const isProofFresh = (provenAt: Date | null | undefined, now: Date, minutes: number): boolean =>
  provenAt != null && now.getTime() - provenAt.getTime() < minutes * MINUTE_MS;

interface FactorHolder {
  accountRole: 'admin' | 'user';
  hasSecondFactor?: boolean;
  asksSecondFactor?: boolean;
  loggedInAsBy: string | null;
}

/** True if a second factor is required of this person: of staff by the installation, of others by their company. */
export const isFactorAsked = (
  { accountRole, asksSecondFactor }: FactorHolder,
  { isAskedOfStaff }: { isAskedOfStaff: boolean },
): boolean => (accountRole === 'admin' ? isAskedOfStaff : (asksSecondFactor ?? false));

/**
 * True if the session may do nothing but enrol a second factor. Staff who act as a client user have proven their own
 * factor and are not asked for the client's.
 */
export const isFactorDue = (holder: FactorHolder, installation: { isAskedOfStaff: boolean }): boolean =>
  holder.loggedInAsBy === null && !holder.hasSecondFactor && isFactorAsked(holder, installation);

const RECOVERY_LETTERS = /[^a-z2-7]/g;

/** Normal form of a typed recovery code: without spaces and hyphens, in small letters. */
export const normalizeRecoveryCode = (typed: string): string => typed.toLowerCase().replace(RECOVERY_LETTERS, '');

/** True for six digits, with any spaces, as an authenticator app shows them; anything else is a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));
