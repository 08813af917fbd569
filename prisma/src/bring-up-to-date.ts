import type { DatabaseAccess } from './logins';
import { type MigrationRetry, migrate } from './migrate';
import { provisionGroups, provisionRoles } from './provision';

/**
 * Brings a database to this version's state: groups, migrations, rights, logins. Idempotent; safe to run concurrently
 * and after a restore into another cluster.
 * @returns the names of the migrations applied, in order
 * @throws FormerLayout, MigrationFailed, ProvisionRefused
 */
export async function bringUpToDate(
  access: DatabaseAccess,
  migrationsDir: string,
  onRetry?: (retry: MigrationRetry) => void,
): Promise<string[]> {
  await provisionGroups(access);
  const applied = await migrate(access.url, migrationsDir, { onRetry });
  await provisionRoles(access);
  return applied;
}
