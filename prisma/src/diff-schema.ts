import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import type * as Bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool, type QueryConfig } from 'pg';
import { readMigrations } from './migrations';

/**
 * Removes, after all migrations, the objects that Prisma's schema files cannot express and that the diff would
 * therefore drop: indexes with included columns, other methods or operator classes, and the expressions of computed
 * columns.
 */
const ONLY_EXPRESSIBLE = `DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('DROP INDEX %s', i.indexrelid::regclass)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am m ON m.oid = c.relam
    WHERE c.relnamespace = 'public'::regnamespace AND (m.amname <> 'btree' OR i.indnatts > i.indnkeyatts
      OR EXISTS (SELECT FROM pg_opclass o WHERE o.oid = ANY (i.indclass) AND NOT o.opcdefault))
    UNION ALL
    SELECT format('ALTER TABLE %s ALTER COLUMN %I DROP EXPRESSION', a.attrelid::regclass, a.attname)
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND a.attgenerated <> ''
  LOOP
    EXECUTE statement;
  END LOOP;
END
$$`;
const ENGINE = '@prisma/schema-engine-wasm/schema_engine_bg';
const CHAR_OID = 18;
const JSON_OID = 114;

/**
 * SQL that converts the migrations' result to the schema files; empty if they agree. Replays the migrations in a
 * temporary database beside `databaseUrl`. Ignores objects that Prisma cannot express (policies, triggers, some
 * indexes). Can be called only once per process, because the engine does not survive a second call.
 */
export async function diffSchema(databaseUrl: string, schemaDir: string, migrationsDir: string): Promise<string> {
  const names = readdirSync(schemaDir).filter((name) => name.endsWith('.prisma'));
  const files = names.sort().map((name) => ({ path: name, content: readFileSync(join(schemaDir, name), 'utf8') }));
  const { SchemaEngine } = await loadEngine();
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const engine = await SchemaEngine.new(
      { datamodels: files.map(({ path, content }): [string, string] => [path, content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory({
        provider: 'postgres',
        adapterName: '@prisma/adapter-pg',
        connect: () => adapterOver(pool),
        connectToShadowDb: () => shadowDatabase(pool, databaseUrl),
      }),
    );
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationList(migrationsDir) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return /^\s*(--[^\n]*\s*)?$/.test(stdout ?? '') ? '' : (stdout ?? '');
  } finally {
    await pool.end();
  }
}

/** Loads Prisma's schema engine as WebAssembly, which needs no download. */
async function loadEngine(): Promise<typeof Bindings> {
  const bindings: typeof Bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const packageDir = dirname(createRequire(import.meta.url).resolve(ENGINE));
  const code = await WebAssembly.compile(readFileSync(join(packageDir, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(code, { './schema_engine_bg.js': { ...bindings } });
  // oxlint-disable-next-line no-underscore-dangle -- the name that wasm-bindgen gives
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports['__wbindgen_start'];
  if (typeof start === 'function') start();
  return bindings;
}

function migrationList(migrationsDir: string): Bindings.MigrationList {
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: [
      ...readMigrations(migrationsDir),
      { name: '99999999999999_only_expressible', script: ONLY_EXPRESSIBLE },
    ].map(({ name, script }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
    })),
  };
}

async function shadowDatabase(pool: Pool, databaseUrl: string): Promise<SqlDriverAdapter> {
  const name = `shadow_${randomUUID()}`;
  await pool.query(`CREATE DATABASE "${name}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const shadow = new Pool({ connectionString: url.toString() });
  return adapterOver(shadow, async () => {
    await shadow.end();
    await pool.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  });
}

/**
 * Wraps Prisma's adapter to fix two flaws: it splits scripts at every semicolon, also within function bodies, and it
 * rejects PostgreSQL's internal "char" type, which the engine reads.
 */
async function adapterOver(pool: Pool, dispose?: () => Promise<void>): Promise<SqlDriverAdapter> {
  const catalogue = Object.create(pool, {
    query: {
      value: async (query: QueryConfig, values?: unknown[]) => {
        const result = await pool.query(query, values);
        for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = JSON_OID;
        return result;
      },
    },
  });
  const adapter = await new PrismaPg(catalogue).connect();
  const asPrismaDoes = adapter.queryRaw.bind(adapter);
  const executeScript = async (script: string) => {
    await pool.query(script);
  };
  // Maps the column type back. `catalogue` presents "char" columns as JSON so that the adapter accepts them, and the
  // catalog's queries return no real JSON.
  const queryRaw = async (query: SqlQuery) => {
    const result = await asPrismaDoes(query);
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.Json ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return Object.assign(adapter, { executeScript, queryRaw }, dispose ? { dispose } : {});
}
