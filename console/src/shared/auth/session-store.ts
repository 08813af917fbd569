import { countryById } from '@homologa/domain/countries/countries';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { storage } from '@homologa/web/state/storage';
import { createStore, useStore } from '@homologa/web/state/store';
import { setReaderRegion } from '@homologa/web/texts/reader-region';

const TOKEN = 'homologa.session';
/** The own session of staff who look as somebody else, to which they come back. */
const OWN = 'homologa.own-session';
const COMPANY = 'homologa.company';
const REQUESTED = 'homologa.requested-page';

interface Session {
  token: string | null;
  /** The company that requests act in; null lets the server choose the person's first. */
  companyId: string | null;
  /** Null until the token has been exchanged for its user. */
  user: UserResponse | null;
  /** The person logged out by themselves: nothing is to be come back to. */
  hasLeft: boolean;
  /** The server takes the token no more: the person may log in again over the page as it is. */
  isOver: boolean;
}

// Two tabs may act in two companies: each keeps its own, a new one begins with the last that was chosen.
const storedCompany = (): string | null => sessionStorage.getItem(COMPANY) ?? storage.getItem(COMPANY);

const session = createStore<Session>({
  token: storage.getItem(TOKEN),
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

/** The country of the company that the person acts for; staff have none. */
function regionOf(user: UserResponse | null): string | null {
  const acting = user?.companies.find(({ company_id: id }) => id === user.acting_company_id);
  return countryById(acting?.company.country ?? '')?.alpha2 ?? null;
}
// Before the screens hear of it: they write numbers as the reader does.
session.subscribe(() => setReaderRegion(regionOf(session.get().user)));

export const getSession = session.get;

/** Starts or renews the session with what login, register and reload answer. */
export function startSession(answer: { token: string; user: UserResponse }): void {
  const { token, user } = answer;
  storage.setItem(TOKEN, token);
  rememberCompany(user.acting_company_id);
  session.set({ token, companyId: user.acting_company_id, user, hasLeft: false, isOver: false });
}

/** Goes on as somebody else for a while; the end of that session leads back to the own one. */
export function startLooking(answer: { token: string; user: UserResponse }): void {
  const { token } = getSession();
  if (token) storage.setItem(OWN, token);
  startSession(answer);
}

/** Takes a changed user into the session: after settings, label changes, a workflow's launch. */
export function updateSessionUser(user: UserResponse): void {
  const open = getSession();
  if (open.token) session.set({ ...open, user });
}

/** Acts in another of the person's companies; who they are there has to be asked anew. */
export function switchCompany(companyId: string): void {
  rememberCompany(companyId);
  session.set({ ...getSession(), companyId, user: null });
}

/**
 * The token was refused. The page and what is typed into it stay, and its calls wait, until the person has logged in
 * again; where it is not known yet who they are, or somebody acts as another, there is nothing to keep.
 */
export function suspendSession(page: string): void {
  const open = getSession();
  if (!open.user || open.user.log_as) endSession(page);
  else if (!open.isOver) session.set({ ...open, isOver: true });
}

/**
 * Goes on where a suspended session was, in the same company. Somebody else, or anyone who has left that company since,
 * begins a new one.
 */
export function renewSession(answer: { token: string; user: UserResponse }): void {
  const open = getSession();
  const isStillIn =
    open.companyId === null || answer.user.companies.some(({ company_id: id }) => id === open.companyId);
  if (open.user?.id !== answer.user.id || !isStillIn) return startSession(answer);
  storage.setItem(TOKEN, answer.token);
  session.set({ ...open, token: answer.token, isOver: false });
}

/**
 * Whether the person of this session has another one now, after they have decided. What one person has asked for is
 * never done in the name of the next, who may have logged in here or in another tab.
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
 * Ends the session here; the page that was asked for is kept for the next login when there is one. Staff who looked as
 * somebody are themselves again.
 */
export function endSession(requestedPage?: string): void {
  const own = storage.getItem(OWN);
  if (own) {
    storage.removeItem(OWN);
    storage.setItem(TOKEN, own);
    rememberCompany(null);
    session.set({ token: own, companyId: null, user: null, hasLeft: false, isOver: false });
    return;
  }
  storage.removeItem(TOKEN);
  rememberCompany(null);
  if (requestedPage && requestedPage !== '/') sessionStorage.setItem(REQUESTED, requestedPage);
  session.set({ token: null, companyId: null, user: null, hasLeft: requestedPage === undefined, isOver: false });
}

export function rememberRequestedPage(page: string): void {
  if (!getSession().hasLeft) sessionStorage.setItem(REQUESTED, page);
}

/** The page to go to after a login: the one asked for before, once, else home. */
export function takeRequestedPage(): string {
  const page = sessionStorage.getItem(REQUESTED) ?? '/home';
  sessionStorage.removeItem(REQUESTED);
  return page.startsWith('/') && !page.startsWith('//') ? page : '/home';
}

// A login or logout in another tab holds for this one too.
window.addEventListener('storage', (event) => {
  if (event.key !== TOKEN || event.newValue === getSession().token) return;
  sessionStorage.removeItem(COMPANY);
  const hasLeft = event.newValue === null;
  session.set({ token: event.newValue, companyId: storedCompany(), user: null, hasLeft, isOver: false });
});

/** Calls the listener after each change of the session; gives the function that ends it. */
export const subscribeSession = session.subscribe;

export const useSession = (): Session => useStore(session);
