import type { UserResponse } from '@homologa/domain/accounts/account.contract';
import { useSyncExternalStore } from 'react';

const TOKEN = 'homologa.session';
const REQUESTED = 'homologa.requested-page';

export interface Session {
  token: string | null;
  /** Null until the token has been exchanged for its user. */
  user: UserResponse | null;
  /** The person logged out by themselves: nothing is to be come back to. */
  hasLeft: boolean;
}

let session: Session = { token: localStorage.getItem(TOKEN), user: null, hasLeft: false };
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const getSession = (): Session => session;

/** Starts or renews the session with what login, register and reload answer. */
export function startSession(answer: { token: string; user: UserResponse }): void {
  localStorage.setItem(TOKEN, answer.token);
  set({ token: answer.token, user: answer.user, hasLeft: false });
}

/** Takes a changed user into the session: after settings, label changes, a workflow's launch. */
export function updateSessionUser(user: UserResponse): void {
  if (session.token) set({ ...session, user });
}

/** Ends the session here; the page that was asked for is kept for the next login when there is one. */
export function endSession(requestedPage?: string): void {
  localStorage.removeItem(TOKEN);
  if (requestedPage && requestedPage !== '/') sessionStorage.setItem(REQUESTED, requestedPage);
  set({ token: null, user: null, hasLeft: requestedPage === undefined });
}

export function rememberRequestedPage(page: string): void {
  if (!session.hasLeft) sessionStorage.setItem(REQUESTED, page);
}

/** The page to go to after a login: the one asked for before, once, else home. */
export function takeRequestedPage(): string {
  const page = sessionStorage.getItem(REQUESTED) ?? '/home';
  sessionStorage.removeItem(REQUESTED);
  return page.startsWith('/') && !page.startsWith('//') ? page : '/home';
}

// A login or logout in another tab holds for this one too.
window.addEventListener('storage', (event) => {
  if (event.key !== TOKEN || event.newValue === session.token) return;
  set({ token: event.newValue, user: null, hasLeft: event.newValue === null });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);
