import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffSchema } from '../../../prisma/src/diff-schema';
import { inRoot } from '../paths';
import { Halt, runMain } from '../say';
import { createDatabase } from './databases';
import { MIGRATIONS_DIR } from './migrate';
import { startPostgres } from './postgres';

const SECOND_MS = 1_000;

const stampOf = (moment: Date): string => moment.toISOString().replace(/\D/g, '').slice(0, 14);

/**
 * Returns the timestamp of a new migration, such as `20261126153000`. The timestamp is later than the timestamps of all
 * existing migrations, even if the clock is behind, because an earlier migration would count as part of a former
 * layout.
 */
export function nextStamp(folders: readonly string[], now: Date): string {
  const newest =
    folders
      .map((name) => /^\d{14}(?=_)/.exec(name)?.[0] ?? '')
      .toSorted()
      .at(-1) ?? '';
  if (stampOf(now) > newest) return stampOf(now);
  const [, year, month, day, hour, minute, second] = /^(....)(..)(..)(..)(..)(..)$/.exec(newest) ?? [];
  return stampOf(new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + SECOND_MS));
}

/**
 * `npm run new-migration [-- <name>]`: prints the SQL difference between prisma/migrations and prisma/schema, and
 * writes it as a new migration if a name is given. Runs on a temporary embedded PostgreSQL.
 */
export const main = () =>
  runMain(async () => {
    const name = process.argv[2];
    if (name && !/^[a-z][a-z0-9_]*$/.test(name)) {
      throw new Halt(`'${name}' is no name for a migration: use small letters, digits and underscores.`);
    }
    const server = await startPostgres({ ephemeral: true });
    try {
      await createDatabase(server, 'diff');
      const sql = await diffSchema(server.url('diff'), inRoot('prisma', 'schema'), MIGRATIONS_DIR);
      if (!sql) {
        console.error('The migrations and the schema agree: there is nothing to migrate.');
        return 0;
      }
      console.log(sql);
      if (name) {
        const dir = join(MIGRATIONS_DIR, `${nextStamp(readdirSync(MIGRATIONS_DIR), new Date())}_${name}`);
        mkdirSync(dir);
        writeFileSync(join(dir, 'migration.sql'), sql);
        console.error(`Written to ${dir}: read it before it is committed.`);
      }
      return 0;
    } finally {
      await server.stop();
    }
  });
