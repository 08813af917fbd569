import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { useSyncExternalStore } from 'react';
import { readJson, storage, writeJson } from './storage';

/** The supplier's session. The console keeps its own under another key (wire.md B4). */
export interface Session {
  token: string;
  accountId: string;
  email: string;
  name: string;
  phone: string;
}

const STORED = 'homologa.onboarding.session';

let session: Session | null = readJson<Session>(storage, STORED);
const listeners = new Set<() => void>();

function set(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session | null => session;

/** Opens the session that login and register answer. */
export function openSession({ token, user }: SessionResponse): Session {
  const { name, email, phone } = user.info;
  const opened: Session = { token, accountId: user.id, email, name, phone };
  writeJson(storage, STORED, opened);
  set(opened);
  return opened;
}

/** Forgets the session here; the server is told by `logOut`. */
export function forgetSession(): void {
  if (!session) return;
  // Somebody may have logged in since in another tab: that session is not this one's to end.
  if (readJson<Session>(storage, STORED)?.token === session.token) writeJson(storage, STORED, null);
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);
