import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  name: string;
  script: string;
}

export function readMigrations(migrationsDir: string): Migration[] {
  if (!existsSync(migrationsDir)) throw new Error(`There is no folder of migrations at ${migrationsDir}.`);
  return readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, script: readFileSync(join(migrationsDir, name, 'migration.sql'), 'utf8') }));
}

/**
 * Lists applied migrations that sort before the oldest one of this version. Such migrations built the layout from before
 * the first release. Other unknown migrations are those of a later version, which may run on the same tables during an
 * upgrade; their names may sort between the known ones, because migrations of several changes are merged in any order.
 */
export function listFormerMigrations(applied: readonly string[], known: readonly string[]): string[] {
  const oldest = [...known].sort().at(0) ?? '';
  return applied.filter((name) => name < oldest);
}
