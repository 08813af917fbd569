import { bringUpToDate } from '@homologa/prisma/bring-up-to-date';
import { type DatabaseAccess, type DatabaseRole, roleUrl } from '@homologa/prisma/logins';
import type { CoreEnv } from '../../env';

/** How the environment says that one gets to the database. */
export const databaseAccess = (env: CoreEnv): DatabaseAccess => ({
  url: env.DATABASE_URL,
  roleSecret: env.DATABASE_ROLE_SECRET,
  appUrl: env.DATABASE_APP_URL,
  systemUrl: env.DATABASE_SYSTEM_URL,
});

/** The address that a role logs in with. */
export const loginUrl = (env: CoreEnv, role: DatabaseRole): string => roleUrl(databaseAccess(env), role);

/**
 * Brings a database up to date: the migrations it lacks, the roles and their rights. Safe to repeat and to run from
 * two machines at once. Gives the names applied now. Throws MigrationFailed, ProvisionRefused.
 */
export const migrateDatabase = (env: CoreEnv, migrationsDir: string): Promise<string[]> =>
  bringUpToDate(databaseAccess(env), migrationsDir);
