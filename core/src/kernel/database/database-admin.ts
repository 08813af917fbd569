import { bringUpToDate } from '@homologa/prisma/bring-up-to-date';
import { type DatabaseAccess, type DatabaseRole, roleUrl } from '@homologa/prisma/logins';
import type { MigrationRetry } from '@homologa/prisma/migrate';
import { throughPooler } from '@homologa/prisma/pooler';
import type { CoreEnv } from '../../env';

export const databaseAccess = (env: CoreEnv): DatabaseAccess => ({
  url: env.DATABASE_URL,
  roleSecret: env.DATABASE_ROLE_SECRET,
  appUrl: env.DATABASE_APP_URL,
  systemUrl: env.DATABASE_SYSTEM_URL,
});

export const loginUrl = (env: CoreEnv, role: DatabaseRole): string => roleUrl(databaseAccess(env), role);

/** The address at which requests and jobs reach a role: through the pooler, if one is configured. */
export function pooledUrl(env: CoreEnv, role: DatabaseRole): string {
  const direct = loginUrl(env, role);
  return env.DATABASE_POOLER ? throughPooler(direct, env.DATABASE_POOLER) : direct;
}

/**
 * The address of the replica with the login and the database of the tenant role, so that no other login can read past
 * row-level security there.
 */
export function replicaUrl(env: CoreEnv): string | undefined {
  if (!env.DATABASE_READ_URL) return undefined;
  const { username, password, pathname } = new URL(loginUrl(env, 'app'));
  return Object.assign(new URL(env.DATABASE_READ_URL), { username, password, pathname }).toString();
}

/**
 * Applies pending migrations and sets up roles and grants. Idempotent and safe to run concurrently. Returns the names
 * of the applied migrations. Throws FormerLayout, MigrationFailed, ProvisionRefused.
 */
export const migrateDatabase = (
  env: CoreEnv,
  migrationsDir: string,
  onRetry?: (retry: MigrationRetry) => void,
): Promise<string[]> => bringUpToDate(databaseAccess(env), migrationsDir, onRetry);
