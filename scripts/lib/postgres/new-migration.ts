import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffSchema } from '../../../prisma/src/diff-schema';
import { inRoot } from '../paths';
import { Halt, runMain } from '../say';
import { createDatabase } from './databases';
import { MIGRATIONS_DIR } from './migrate';
import { startPostgres } from './postgres';

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
        const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
        const dir = join(MIGRATIONS_DIR, `${stamp}_${name}`);
        mkdirSync(dir);
        writeFileSync(join(dir, 'migration.sql'), sql);
        console.error(`Written to ${dir}: read it before it is committed.`);
      }
      return 0;
    } finally {
      await server.stop();
    }
  });
