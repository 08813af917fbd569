import type { DatabaseAccess } from './logins';
import { migrate } from './migrate';
import { provisionGroups, provisionRoles } from './provision';

/**
 * Makes a database what this version of the product needs: groups, migrations, rights, logins. Safe to repeat, to run
 * from two machines at once, and on a database that was restored into another cluster.
 * @returns the names of the migrations that were applied now, in order
 * @throws MigrationFailed, ProvisionRefused
 */
export async function bringUpToDate(access: DatabaseAccess, migrationsDir: string): Promise<string[]> {
  await provisionGroups(access);
  const applied = await migrate(access.url, migrationsDir);
  await provisionRoles(access);
  return applied;
}
