import { createHmac } from 'node:crypto';

export type DatabaseRole = 'app' | 'system';

export interface DatabaseAccess {
  url: string;
  roleSecret?: string;
  appUrl?: string;
  systemUrl?: string;
}

export interface Login {
  name: string;
  password: string | null;
}

/**
 * Returns a role's connection URL: the configured URL, or a URL derived from the owner's. A derived login's name
 * contains the database's name; its password is derived from the secret or the owner's password, so that all servers
 * and workers compute the same password. Throws if neither a secret nor a password is set, because the derived password
 * would be predictable.
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

export function loginOf(access: DatabaseAccess, role: DatabaseRole): Login {
  const byHand = role === 'app' ? access.appUrl : access.systemUrl;
  if (byHand) return { name: decodeURIComponent(new URL(byHand).username), password: null };
  return derived(access, role);
}

/**
 * Returns the secret from which the passwords of the database logins are derived; '' if neither a secret nor an owner's
 * password is configured.
 */
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
  // The suffix `_login` prevents a login from having the name of a group role.
  return { name: `${database}_${role}_login`.slice(-63), password };
}
