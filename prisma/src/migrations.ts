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
