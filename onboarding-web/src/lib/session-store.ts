import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { storage, writeJson } from '@homologa/web/state/storage';
import { createStore, useStore } from '@homologa/web/state/store';
import { SUPPLIER_SESSION_KEY } from '@homologa/web/state/supplier-session';
import { type Session, storedSession } from './stored-session';

export type { Session } from './stored-session';

/** Storage key of a flag that is set from the expiry of a session until the next login. */
const ENDED = 'homologa.onboarding.session-ended';

const session = createStore(storedSession());

const ended = createStore(storage.getItem(ENDED) !== null);

/** Session that ended on this page, which stays open for a new login. */
const over = createStore<Session | null>(null);

const restoredListeners = new Set<() => void>();

/**
 * Calls `listener` after each login with the account whose session had ended on this page, which has stayed open
 * meanwhile: with the new session in place, so that the listener can send with it. Returns the function that removes it.
 */
export function onSessionRestored(listener: () => void): () => void {
  restoredListeners.add(listener);
  return () => void restoredListeners.delete(listener);
}

const closedLinkListeners = new Set<() => void>();

/**
 * Calls `listener` when the server says that the link is over and the onboarding is not, or no longer, the account's
 * own: a new log-in would not help. Returns the function that removes it.
 */
export function onLinkClosed(listener: () => void): () => void {
  closedLinkListeners.add(listener);
  return () => void closedLinkListeners.delete(listener);
}

export function tellLinkClosed(): void {
  for (const listener of closedLinkListeners) listener();
}

export const currentSession = session.get;

export function openSession({ token, user }: SessionResponse): Session {
  const { name, email, phone } = user.info;
  return keepSession({ token, accountId: user.id, email, name, phone });
}

export function keepSession(opened: Session): Session {
  const before = over.get();
  writeJson(storage, SUPPLIER_SESSION_KEY, opened);
  // Set before the end is forgotten: between the two the page would show the login.
  session.set(opened);
  forgetEnd();
  if (before?.accountId === opened.accountId) for (const listener of restoredListeners) listener();
  return opened;
}

export function forgetSession(): void {
  const open = session.get();
  if (!open) return;
  // Keep the stored session if another tab has logged in since and replaced it.
  if (storedSession()?.token === open.token) writeJson(storage, SUPPLIER_SESSION_KEY, null);
  session.set(null);
}

export const useSession = (): Session | null => useStore(session);

/** Removes a session that the server rejected; the login then explains the reason. */
export function expireSession(): void {
  const open = session.get();
  if (!open) return;
  storage.setItem(ENDED, '1');
  ended.set(true);
  over.set(open);
  forgetSession();
}

export function forgetEnd(): void {
  storage.removeItem(ENDED);
  ended.set(false);
  over.set(null);
}

/** Gives up the login on the open page: the page is left for the ordinary login. */
export const leaveEndedPage = (): void => over.set(null);

/** Session that ended on this page; null after a login or log-out. */
export const useSessionOver = (): Session | null => useStore(over);

export const useHasEnded = (): boolean => useStore(ended);
