import type { AuthProvider } from 'react-admin';
import { can } from './access';
import { authApi } from './auth.api';
import { forgetTypedOf } from './kept-typed';
import { saveLastChanges } from './last-saves';
import { endSession, getSession, sessionUserId, startSession } from './session-store';

interface Credentials {
  email: string;
  password: string;
  logAsEmail?: string;
  reason?: string;
}

/** Ends the session in the browser, even if the server is unreachable, and on the server. Keeps unsaved text. */
export async function closeSession(): Promise<void> {
  const { token } = getSession();
  const closed = token ? authApi.logout().catch(() => undefined) : undefined;
  endSession();
  await closed;
}

/** react-admin's auth provider. The http client ends the session after a 401, so `checkError` never logs out. */
export const authProvider = {
  async login(credentials: Credentials) {
    startSession(await authApi.login({ ...credentials, email: credentials.email.trim() }));
  },
  async logout() {
    const userId = sessionUserId();
    if (userId) await saveLastChanges(userId);
    const closed = closeSession();
    // Delete only after the session has ended: until then, other tabs would store their unsaved texts again.
    if (userId) forgetTypedOf(userId);
    await closed;
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
