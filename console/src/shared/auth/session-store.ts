import type { UserResponse } from '@homologa/domain/session/session.contract';
import { CONSOLE_SESSION_KEY } from '@homologa/web/state/console-session';
import { storage } from '@homologa/web/state/storage';
import { createStore, useStore } from '@homologa/web/state/store';

/** Id of the user to whom the token belongs. A log-out needs the id even if the user has not been loaded yet. */
const USER = 'homologa.session-user';
/** The staff member's own token while they are logged in as a client user; restored afterwards. */
const OWN = 'homologa.own-session';
const COMPANY = 'homologa.company';
const REQUESTED = 'homologa.requested-page';

interface Session {
  token: string | null;
  /** The company that requests act in; null lets the server choose the user's first company. */
  companyId: string | null;
  user: UserResponse | null;
  /**
   * True after the user has logged out deliberately: the next login then opens the start page instead of the last page.
   */
  hasLeft: boolean;
  /** True if the server has rejected the token: the user may log in again while the page stays open. */
  isOver: boolean;
}

// Stored per tab, because two tabs may act in two companies; a new tab starts with the last chosen company.
const storedCompany = (): string | null => sessionStorage.getItem(COMPANY) ?? storage.getItem(COMPANY);

const session = createStore<Session>({
  token: storage.getItem(CONSOLE_SESSION_KEY),
  companyId: storedCompany(),
  user: null,
  hasLeft: false,
  isOver: false,
});

function rememberCompany(companyId: string | null): void {
  for (const store of [sessionStorage, storage]) {
    if (companyId) store.setItem(COMPANY, companyId);
    else store.removeItem(COMPANY);
  }
}

export const getSession = session.get;

/** Id of the signed-in user, also while the user is being loaded; null without a session. */
export function sessionUserId(): string | null {
  const { token, user } = session.get();
  return token === null ? null : (user?.id ?? storage.getItem(USER));
}

/**
 * Throws if another user or nobody is signed in. Saves that are retried in the background check this first, because
 * after a log-out the server would store them as changes of the user who signs in next on the page.
 */
export function requireSessionOf(userId: string): void {
  if (sessionUserId() !== userId) throw new Error('the session of this save is over');
}

export function startSession(answer: { token: string; user: UserResponse }): void {
  const { token, user } = answer;
  storage.setItem(USER, user.id);
  storage.setItem(CONSOLE_SESSION_KEY, token);
  rememberCompany(user.acting_company_id);
  session.set({ token, companyId: user.acting_company_id, user, hasLeft: false, isOver: false });
}

/** Starts a session as a client user. The staff member's own session is restored when this session ends. */
export function startLooking(answer: { token: string; user: UserResponse }): void {
  const { token } = getSession();
  if (token) storage.setItem(OWN, token);
  startSession(answer);
}

export function updateSessionUser(user: UserResponse): void {
  const open = getSession();
  if (!open.token) return;
  storage.setItem(USER, user.id);
  session.set({ ...open, user });
}

/**
 * Switches to another company of the user. Clears the loaded user, because the rights differ per company and must be
 * loaded again.
 */
export function switchCompany(companyId: string): void {
  rememberCompany(companyId);
  session.set({ ...getSession(), companyId, user: null });
}

/**
 * Suspends the session after a rejected token: the page and its forms stay, and calls wait until the user has logged in
 * again. A page that is still loading has nothing to keep and leads to the login. Ends the session if staff are logged in
 * as a client user.
 */
export function suspendSession(page: string): void {
  const open = getSession();
  const isLooking = open.user ? open.user.log_as : storage.getItem(OWN);
  if (isLooking) endSession(page);
  else if (!open.user) leaveForLogin(page);
  else if (!open.isOver) session.set({ ...open, isOver: true });
}

/**
 * Leads this tab to the login. The rejected token stays stored: its removal would close the pages of the other tabs,
 * which keep what was typed until the same user logs in again.
 */
function leaveForLogin(page: string): void {
  rememberForLogin(page);
  session.set({ ...getSession(), token: null, user: null, hasLeft: false, isOver: false });
}

function rememberForLogin(page: string | undefined): void {
  if (page && page !== '/') sessionStorage.setItem(REQUESTED, page);
}

/**
 * Continues a suspended session in the same company. Starts a new session if another user logged in, or if the user has
 * left that company since.
 */
export function renewSession(answer: { token: string; user: UserResponse }): void {
  const open = getSession();
  const isStillIn =
    open.companyId === null || answer.user.companies.some(({ company_id: id }) => id === open.companyId);
  if (open.user?.id !== answer.user.id || !isStillIn) return startSession(answer);
  storage.setItem(CONSOLE_SESSION_KEY, answer.token);
  session.set({ ...open, token: answer.token, isOver: false });
}

/**
 * Waits until the user has logged in again or left. Resolves to true if the same user has a new session; otherwise the
 * caller must not repeat the call, which would run as another user.
 */
export async function sessionRenewed({ token, user }: Pick<Session, 'token' | 'user'>): Promise<boolean> {
  if (getSession().isOver) {
    await new Promise<void>((resolve) => {
      const end = session.subscribe(() => {
        if (getSession().isOver) return;
        end();
        resolve();
      });
    });
  }
  const now = getSession();
  return now.token !== null && now.token !== token && user !== null && now.user?.id === user.id;
}

/**
 * Ends the session and stores the requested page for the next login. For staff logged in as a client user, restores
 * their own session instead.
 */
export function endSession(requestedPage?: string): void {
  const own = storage.getItem(OWN);
  storage.removeItem(USER);
  if (own) {
    storage.removeItem(OWN);
    storage.setItem(CONSOLE_SESSION_KEY, own);
    rememberCompany(null);
    session.set({ token: own, companyId: null, user: null, hasLeft: false, isOver: false });
    return;
  }
  storage.removeItem(CONSOLE_SESSION_KEY);
  rememberCompany(null);
  rememberForLogin(requestedPage);
  session.set({ token: null, companyId: null, user: null, hasLeft: requestedPage === undefined, isOver: false });
}

export function rememberRequestedPage(page: string): void {
  if (!getSession().hasLeft) sessionStorage.setItem(REQUESTED, page);
}

/**
 * Returns the stored requested page and removes it from the storage. Returns '/home' if no page is stored or if the
 * stored URL belongs to another site.
 */
export function takeRequestedPage(): string {
  const page = sessionStorage.getItem(REQUESTED) ?? '/home';
  sessionStorage.removeItem(REQUESTED);
  return page.startsWith('/') && !page.startsWith('//') ? page : '/home';
}

// Follows a login or log-out in another tab.
window.addEventListener('storage', ({ key, newValue: token }) => {
  const open = getSession();
  if (key !== CONSOLE_SESSION_KEY || token === open.token) return;
  if (token !== null && open.user && !open.user.log_as && storage.getItem(USER) === open.user.id) {
    // The same user has logged in again after the session expired: this tab keeps its company and its unsaved forms.
    session.set({ ...open, token, isOver: false });
    return;
  }
  sessionStorage.removeItem(COMPANY);
  session.set({ token, companyId: storedCompany(), user: null, hasLeft: token === null, isOver: false });
});

export const subscribeSession = session.subscribe;

export const useSession = (): Session => useStore(session);
