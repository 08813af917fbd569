import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { DEADLOCK, findAwaitedLock, type TableLock } from './deadlock';
import { listFormerMigrations, type Migration, readMigrations } from './migrations';
import { WriterClient } from './writer-client';

// Advisory lock that serializes concurrent starts, so that no migration is applied twice.
export const MIGRATION_LOCK = 726_174;
/**
 * How long a migration waits for a table that running programs use, and how it tries again. While it waits, every later
 * statement on the table waits behind it; the pause lets these through.
 */
interface LockPatience {
  lockMs: number;
  pauseMs: number;
  attempts: number;
}
const LOCK_PATIENCE: LockPatience = { lockMs: 5_000, pauseMs: 5_000, attempts: 30 };
const LOCK_CHECK_MS = 200;

/** A failed attempt, after which the migration is tried again. */
export interface MigrationRetry {
  name: string;
  attempt: number;
  attempts: number;
  reason: string;
}

interface MigrateOptions {
  /** Restricts the migrations by name. */
  only?: ReadonlySet<string>;
  /** Retries after a lock timeout or a deadlock, which end a migration without any change. */
  patience?: LockPatience;
  onRetry?: (retry: MigrationRetry) => void;
}
const LOCK_TIMEOUT = '55P03';

// The table `_prisma_migrations` has the layout of `prisma migrate deploy`, so that Prisma's commands work on the same
// database.
const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * First line of a migration that fills many rows of tables in use: a single transaction would lock them until its end.
 */
export const WITHOUT_TRANSACTION = '-- Runs without a transaction\n';

class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/** Error for a database that a version before the first release created, with a different layout of the tables. */
class FormerLayout extends Error {
  override name = 'FormerLayout';

  constructor(migration: string) {
    super(
      `This database was created by a version from before the first release (${migration}), and its tables cannot be ` +
        'upgraded: start with an empty database or an empty DATA_DIR, or keep running the version that created it.',
    );
  }
}

export const migrationChecksum = (script: string): string => createHash('sha256').update(script).digest('hex');

/**
 * Applies missing migrations as the tables' owner. Each runs in one transaction with its row in `_prisma_migrations`,
 * so that a failure or crash leaves no partial changes and the next start retries. A script that begins with
 * `WITHOUT_TRANSACTION` is one statement that commits its own batches, and is repeated after a failure or crash.
 * @returns the names of the migrations applied, in order
 * @throws FormerLayout, before any change of the tables, if they were created by migrations that this version replaced
 * @throws MigrationFailed if a migration fails, or was changed after it had been applied
 */
export async function migrate(
  databaseUrl: string,
  migrationsDir: string,
  { only, patience = LOCK_PATIENCE, onRetry }: MigrateOptions = {},
): Promise<string[]> {
  const all = readMigrations(migrationsDir);
  const migrations = all.filter(({ name }) => !only || only.has(name));
  const client = new WriterClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("SET lock_timeout = 0; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'");
    await takeMigrationLock(client);
    await client.query(`SET lock_timeout = ${patience.lockMs}`);
    await client.query(MIGRATIONS_TABLE);
    const known = await appliedChecksums(client);
    const [former] = listFormerMigrations(
      [...known.keys()].sort(),
      all.map(({ name }) => name),
    );
    if (former !== undefined) throw new FormerLayout(former);
    const applied: string[] = [];
    for (const migration of migrations) {
      const checksum = migrationChecksum(migration.script);
      const before = known.get(migration.name);
      if (before === undefined) {
        await apply(client, migration, { checksum, patience, onRetry });
        applied.push(migration.name);
      } else if (before !== checksum) {
        throw new MigrationFailed(
          `${migration.name} was changed after it had been applied: put it back and write a new migration.`,
        );
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Waits for the migration lock as long as it takes: a backup holds it while it copies files. The lock is asked for again
 * and again, because a session that waits inside a statement would keep the `CREATE INDEX CONCURRENTLY` of the holder
 * from ever ending.
 */
async function takeMigrationLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('SELECT pg_try_advisory_lock($1) AS "isMine"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isMine) return;
    await delay(LOCK_CHECK_MS);
  }
}

async function appliedChecksums(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

interface Application {
  checksum: string;
  patience: LockPatience;
  onRetry: MigrateOptions['onRetry'];
}

async function apply(client: Client, migration: Migration, application: Application): Promise<void> {
  const { patience, onRetry } = application;
  const { name } = migration;
  let firstLocks: TableLock[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration, application, firstLocks);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const isRetried = [LOCK_TIMEOUT, DEADLOCK].includes(error.code ?? '') && attempt < patience.attempts;
      if (!isRetried) throw new MigrationFailed(`${name}: ${sentenceOf(error)}`, { cause: error });
      const awaited = await findAwaitedLock(client, error);
      if (awaited) firstLocks = [awaited, ...firstLocks.filter(({ table }) => table !== awaited.table)];
      onRetry?.({ name, attempt, attempts: patience.attempts, reason: error.message });
      await delay(patience.pauseMs);
    }
  }
}

function sentenceOf({ code, message, detail, hint }: DatabaseError): string {
  const more = [detail, hint].filter(Boolean).join(' ');
  return `${message}${more ? ` (${more})` : ''}${REMEDIES.get(code) ?? ''}`;
}

const REMEDIES: ReadonlyMap<string | undefined, string> = new Map([
  [LOCK_TIMEOUT, ': another session uses the table for long; end it or run the migration at a quiet time'],
  [DEADLOCK, ': running programs use the same tables in another order; run it again, or at a quiet time'],
]);

async function applyOnce(
  client: Client,
  { name, script }: Migration,
  { checksum, patience: { lockMs } }: Application,
  firstLocks: readonly TableLock[],
): Promise<void> {
  const startedAt = new Date();
  const ownTransactions = script.startsWith(WITHOUT_TRANSACTION);
  try {
    if (ownTransactions) await runWithoutTransaction(client, script, lockMs);
    await client.query('BEGIN');
    if (!ownTransactions) {
      for (const { table, mode } of firstLocks) await client.query(`LOCK TABLE ${table} IN ${mode} MODE`);
      await client.query(script);
    }
    await client.query(
      `INSERT INTO "_prisma_migrations"
         ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, startedAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const CONCURRENT_INDEX = /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+"([^"]+)"/im;

/**
 * Runs a script that is one statement outside any transaction. `CREATE INDEX CONCURRENTLY` waits for all transactions
 * of the table without a limit, because nobody waits behind it, and leaves an invalid index if it fails, which the next
 * attempt removes.
 */
async function runWithoutTransaction(client: Client, script: string, lockMs: number): Promise<void> {
  const [, index] = CONCURRENT_INDEX.exec(script) ?? [];
  if (index === undefined) {
    await client.query(script);
    return;
  }
  await client.query('SET lock_timeout = 0');
  try {
    const { rowCount } = await client.query(
      'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [client.escapeIdentifier(index)],
    );
    if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(index)}`);
    await client.query(script);
  } finally {
    await client.query(`SET lock_timeout = ${lockMs}`);
  }
}
