import type { AuthProvider } from 'react-admin';
import { accountApi } from '../data/account.api';
import { can } from './access';
import { forgetTypedOf, saveLastChanges } from './kept-typed';
import { endSession, getSession, startSession } from './session-store';

interface Credentials {
  email: string;
  password: string;
  /** Provider staff only: the client user to act as, and why (reference 11.7). */
  logAsEmail?: string;
  reason?: string;
}

/**
 * Signs people in and out. Ending a session after a 401 is up to the http client, so errors never log
 * anybody out here.
 */
export const authProvider = {
  async login(credentials: Credentials) {
    startSession(await accountApi.login({ ...credentials, email: credentials.email.trim() }));
  },
  async logout() {
    await saveLastChanges();
    const { token, user } = getSession();
    // The session ends here even when the server cannot be reached.
    const told = token ? accountApi.logout().catch(() => undefined) : undefined;
    endSession();
    // After the end: the pages of other tabs would keep their texts again while the session is open.
    if (user) forgetTypedOf(user.id);
    await told;
    return '/login';
  },
  checkAuth: () => (getSession().token ? Promise.resolve() : Promise.reject(new Error('unauthenticated'))),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const { user } = getSession();
    if (!user) return Promise.reject(new Error('unauthenticated'));
    return Promise.resolve({ id: user.id, fullName: user.info.name, avatar: user.info.image ?? undefined });
  },
  getPermissions: () => Promise.resolve(undefined),
  canAccess: ({ action }: { action: string }) => Promise.resolve(can(getSession().user, action)),
} satisfies AuthProvider;
