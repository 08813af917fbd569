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
 * Lists applied migrations that this version does not contain although it contains newer migrations. Such migrations
 * built a former layout of the tables. Newer unknown migrations are not listed, because a later version may run on the
 * same tables during an upgrade.
 */
export function listFormerMigrations(applied: readonly string[], known: readonly string[]): string[] {
  const newest = [...known].sort().at(-1) ?? '';
  return applied.filter((name) => !known.includes(name) && name < newest);
}
