import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';

/** Attempt that waits for the code which was mailed to `email`. */
export interface KeptAttempt {
  email: string;
  attempt: string;
  /** Time at which the code expires, in milliseconds. */
  until: number;
}

/**
 * Keeps an attempt in the tab while its code is valid, because a phone may unload the page while its user reads the
 * mail.
 */
export function keepAttempt(keptAt: string, { email, attempt }: Omit<KeptAttempt, 'until'>): KeptAttempt {
  const kept = { email, attempt, until: Date.now() + LOGIN_CODE_MINUTES * 60_000 };
  writeJson(tabStorage, keptAt, kept);
  return kept;
}

/** Returns the kept attempt; null if there is none or its code has expired. */
export function findAttempt(keptAt: string): KeptAttempt | null {
  const kept = readJson<KeptAttempt>(tabStorage, keptAt);
  return kept && kept.until > Date.now() ? kept : null;
}

export const forgetAttempt = (keptAt: string): void => writeJson(tabStorage, keptAt, null);
