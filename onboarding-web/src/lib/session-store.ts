import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { readJson, storage, writeJson } from '@homologa/web/state/storage';
import { createStore, useStore } from '@homologa/web/state/store';

/** The supplier's session. The console keeps its own under another key. */
export interface Session {
  token: string;
  accountId: string;
  email: string;
  name: string;
  phone: string;
}

const STORED = 'homologa.onboarding.session';

/** Set while nobody has logged in since a session ran out; a reload does not forget it. */
const ENDED = 'homologa.onboarding.session-ended';

const session = createStore(readJson<Session>(storage, STORED));

const ended = createStore(storage.getItem(ENDED) !== null);

export const currentSession = session.get;

/** Opens the session that login and register answer. */
export function openSession({ token, user }: SessionResponse): Session {
  const { name, email, phone } = user.info;
  const opened: Session = { token, accountId: user.id, email, name, phone };
  writeJson(storage, STORED, opened);
  forgetEnd();
  session.set(opened);
  return opened;
}

/** Forgets the session here; the server is told by `logOut`. */
export function forgetSession(): void {
  const open = session.get();
  if (!open) return;
  // Somebody may have logged in since in another tab: that session is not this one's to end.
  if (readJson<Session>(storage, STORED)?.token === open.token) writeJson(storage, STORED, null);
  session.set(null);
}

export const useSession = (): Session | null => useStore(session);

/** The server takes the session no more: it is forgotten here, and its person told why. */
export function expireSession(): void {
  if (!session.get()) return;
  storage.setItem(ENDED, '1');
  ended.set(true);
  forgetSession();
}

/** Somebody has logged in or out on purpose: nothing is to be told any more. */
export function forgetEnd(): void {
  storage.removeItem(ENDED);
  ended.set(false);
}

/** Whether the last session ended by itself. */
export const useHasEnded = (): boolean => useStore(ended);
