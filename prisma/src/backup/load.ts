import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import * as copies from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../migrate';
import { WriterClient } from '../writer-client';
import {
  type BackupTable,
  listAppliedMigrations,
  listTables,
  PORTABLE_TEXT,
  quoted,
  type SequenceState,
} from './catalog';

const CONNECT_MS = 10_000;

export interface LoadSource {
  tables: readonly (BackupTable & { rows: number })[];
  sequences: readonly SequenceState[];
  open(table: BackupTable): Promise<Readable>;
  onTable?(name: string): void;
}

interface Occupancy {
  tables: number;
  /** Names of the applied migrations if the database has the product's tables but no user; otherwise null. */
  unusedMigrations: string[] | null;
}

export async function readOccupancy(databaseUrl: string): Promise<Occupancy> {
  return asOwner(databaseUrl, async (client) => {
    const { rows } = await client.query<{ n: number; isOurs: boolean }>(
      `SELECT count(*)::int AS n,
         to_regclass('public."User"') IS NOT NULL AND to_regclass('public."_prisma_migrations"') IS NOT NULL AS "isOurs"
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')`,
    );
    const tables = rows[0]?.n ?? 0;
    if (!rows[0]?.isOurs) return { tables, unusedMigrations: null };
    const { rows: used } = await client.query('SELECT FROM "User" LIMIT 1');
    const unusedMigrations = used.length > 0 ? null : (await listAppliedMigrations(client)).map(({ name }) => name);
    return { tables, unusedMigrations };
  });
}

/**
 * Replaces the rows of all tables in one transaction, as the owner without superuser rights: drops and recreates
 * foreign keys (which validates them), disables triggers so that counters keep the source's values, and suspends forced
 * row-level security. Open jobs are marked for dispatch. Throws Error if the tables or their numbers of rows differ
 * from the source's.
 */
export const loadTables = (databaseUrl: string, source: LoadSource): Promise<void> =>
  asOwner(databaseUrl, async (client) => {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(PORTABLE_TEXT);
    await client.query('BEGIN');
    const names = await requireSameTables(client, source.tables);
    const restore = await suspendRules(client, names);
    await client.query(`TRUNCATE ${names.map(quoted).join(', ')}`);
    for (const table of source.tables) {
      source.onTable?.(table.name);
      await copyIn(client, table, await source.open(table));
    }
    await client.query(
      `UPDATE "Job" SET "dispatchedAt" = NULL, "dispatches" = "dispatches" + 1 WHERE "status" IN ('queued', 'retry')`,
    );
    for (const { name, lastValue, isCalled } of source.sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
    }
    for (const statement of restore) await client.query(statement);
    await client.query('COMMIT');
    // Updates PostgreSQL's table statistics, without which a large installation would start with bad query plans.
    await client.query('ANALYZE');
  });

async function asOwner<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new WriterClient({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function requireSameTables(client: Client, wanted: readonly BackupTable[]): Promise<string[]> {
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns.toSorted().join()]));
  for (const { name, columns } of wanted) {
    if (known.get(name) !== columns.toSorted().join()) throw new Error(`The table ${name} is not that of the backup.`);
  }
  if (known.size !== wanted.length) throw new Error('The database has tables that the backup lacks.');
  return [...known.keys()];
}

/** Drops foreign keys and disables triggers and forced row-level security; returns the statements that restore them. */
async function suspendRules(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname::text AS "table", k.conname::text AS "name", pg_get_constraintdef(k.oid) AS "definition"
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)`,
    [names],
  );
  const { rows: triggers } = await client.query<{ table: string; name: string; enabled: string }>(
    `SELECT c.relname::text AS "table", t.tgname::text AS "name", t.tgenabled::text AS "enabled"
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)`,
    [names],
  );
  const { rows: forced } = await client.query<{ name: string }>(
    `SELECT relname::text AS "name" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relforcerowsecurity AND relname = ANY ($1)`,
    [names],
  );
  for (const { name } of forced) await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of new Set(triggers.map((one) => one.table)))
    await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  return [
    ...keys.map(
      ({ table, name, definition }) => `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`,
    ),
    ...triggers.map(
      ({ table, name, enabled }) =>
        `ALTER TABLE ${quoted(table)} ENABLE ${ENABLED.get(enabled) ?? ''} TRIGGER ${quoted(name)}`,
    ),
    ...forced.map(({ name }) => `ALTER TABLE ${quoted(name)} FORCE ROW LEVEL SECURITY`),
  ];
}

/** Keyword of ALTER TABLE … ENABLE … TRIGGER for each value of `tgenabled`; the default `O` needs no keyword. */
const ENABLED: ReadonlyMap<string, string> = new Map([
  ['R', 'REPLICA'],
  ['A', 'ALWAYS'],
]);

async function copyIn(client: Client, table: BackupTable & { rows: number }, rows: Readable): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const into = client.query(copies.from(`COPY public.${quoted(table.name)} (${columns}) FROM STDIN`));
  await pipeline(rows, into);
  if (into.rowCount !== table.rows) {
    throw new Error(`${table.name}: ${into.rowCount} rows were loaded, and the backup has ${table.rows}.`);
  }
}
