import { migrate } from '@homologa/prisma/migrate';
import { provisionRoles } from '@homologa/prisma/provision';

/**
 * Brings a database up to date: applies the migrations it lacks and makes the application's login roles. Safe to
 * repeat and to run from two machines at once. Gives the names applied now. Throws MigrationFailed.
 */
export async function migrateDatabase(databaseUrl: string, migrationsDir: string): Promise<string[]> {
  const applied = await migrate(databaseUrl, migrationsDir);
  await provisionRoles(databaseUrl);
  return applied;
}
