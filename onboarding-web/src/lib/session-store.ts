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

const session = createStore(readJson<Session>(storage, STORED));

export const currentSession = session.get;

/** Opens the session that login and register answer. */
export function openSession({ token, user }: SessionResponse): Session {
  const { name, email, phone } = user.info;
  const opened: Session = { token, accountId: user.id, email, name, phone };
  writeJson(storage, STORED, opened);
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
