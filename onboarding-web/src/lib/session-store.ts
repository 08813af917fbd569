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

export const currentSession = session.get;

export function openSession({ token, user }: SessionResponse): Session {
  const { name, email, phone } = user.info;
  return keepSession({ token, accountId: user.id, email, name, phone });
}

export function keepSession(opened: Session): Session {
  writeJson(storage, SUPPLIER_SESSION_KEY, opened);
  forgetEnd();
  session.set(opened);
  return opened;
}

export function forgetSession(): void {
  const open = session.get();
  if (!open) return;
  // Do not overwrite the session of another tab that has logged in since.
  if (storedSession()?.token === open.token) writeJson(storage, SUPPLIER_SESSION_KEY, null);
  session.set(null);
}

export const useSession = (): Session | null => useStore(session);

/** Removes a session that the server rejected; the login then explains the reason. */
export function expireSession(): void {
  if (!session.get()) return;
  storage.setItem(ENDED, '1');
  ended.set(true);
  forgetSession();
}

export function forgetEnd(): void {
  storage.removeItem(ENDED);
  ended.set(false);
}

export const useHasEnded = (): boolean => useStore(ended);
