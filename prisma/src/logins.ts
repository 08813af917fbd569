import { createHmac } from 'node:crypto';

/** The two sides of the database: one tenant at a time, or across companies (ARCHITECTURE.md). */
export type DatabaseRole = 'app' | 'system';

/** How the product gets to its database. */
export interface DatabaseAccess {
  /** As the owner of the tables. */
  url: string;
  /** What the logins' passwords follow from, in place of the owner's own. */
  roleSecret?: string;
  /** Logins of the two roles, where they are made by hand. */
  appUrl?: string;
  systemUrl?: string;
}

/** A login that the product makes has a password; one that is made by hand keeps its own. */
export interface Login {
  name: string;
  password: string | null;
}

/**
 * The address that a role logs in with: the one given for it, else one derived from the owner's. A derived login is
 * named after the database and its password follows from the owner's or from the secret, so that every server and
 * worker finds it by itself. Throws where neither is there: anybody could derive what follows from nothing.
 */
export function roleUrl(access: DatabaseAccess, role: DatabaseRole): string {
  const byHand = role === 'app' ? access.appUrl : access.systemUrl;
  if (byHand) return byHand;
  const url = new URL(access.url);
  const { name, password } = derived(access, role);
  url.username = encodeURIComponent(name);
  url.password = password;
  return url.toString();
}

/** The login of a role. Throws as `roleUrl` does. */
export function loginOf(access: DatabaseAccess, role: DatabaseRole): Login {
  const byHand = role === 'app' ? access.appUrl : access.systemUrl;
  if (byHand) return { name: decodeURIComponent(new URL(byHand).username), password: null };
  return derived(access, role);
}

/** What the passwords of the logins follow from; '' where that is nothing. */
export const seedOf = ({ url, roleSecret }: DatabaseAccess): string =>
  roleSecret ?? decodeURIComponent(new URL(url).password);

function derived(access: DatabaseAccess, role: DatabaseRole): { name: string; password: string } {
  const seed = seedOf(access);
  if (seed === '') {
    throw new Error(
      'DATABASE_URL has no password for the logins to follow from: give DATABASE_ROLE_SECRET, ' +
        'or DATABASE_APP_URL and DATABASE_SYSTEM_URL.',
    );
  }
  const database = decodeURIComponent(new URL(access.url).pathname.slice(1));
  const password = createHmac('sha256', seed).update(`${database}/${role}`).digest('hex');
  // Never the name of a group, whatever the database is called.
  return { name: `${database}_${role}_login`.slice(-63), password };
}
