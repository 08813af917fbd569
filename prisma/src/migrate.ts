import { createHash, randomUUID } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';
import { listFormerMigrations, type Migration, readMigrations } from './migrations';
import { WriterClient } from './writer-client';

// Advisory lock that serializes concurrent starts, so that no migration is applied twice.
export const MIGRATION_LOCK = 726_174;
/** Lock timeout for tables that running programs use; after a timeout the next start retries the migration. */
const TABLE_LOCK_PATIENCE = '300s';

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
 * @param only restricts the migrations by name
 * @returns the names of the migrations applied, in order
 * @throws FormerLayout, before any change of the tables, if they were created by migrations that this version replaced
 * @throws MigrationFailed if a migration fails, or was changed after it had been applied
 */
export async function migrate(
  databaseUrl: string,
  migrationsDir: string,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const all = readMigrations(migrationsDir);
  const migrations = all.filter(({ name }) => !only || only.has(name));
  const client = new WriterClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("SET lock_timeout = 0; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'");
    // A backup holds the migration lock while it copies files, so migrations wait for the backup.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '${TABLE_LOCK_PATIENCE}'`);
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
        await apply(client, migration, checksum);
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

async function appliedChecksums(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(client: Client, { name, script }: Migration, checksum: string): Promise<void> {
  const startedAt = new Date();
  const ownTransactions = script.startsWith(WITHOUT_TRANSACTION);
  try {
    if (ownTransactions) await client.query(script);
    await client.query('BEGIN');
    if (!ownTransactions) await client.query(script);
    await client.query(
      `INSERT INTO "_prisma_migrations"
         ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, startedAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (!(error instanceof DatabaseError)) throw error;
    const more = [error.detail, error.hint].filter(Boolean).join(' ');
    throw new MigrationFailed(`${name}: ${error.message}${more ? ` (${more})` : ''}`, { cause: error });
  }
}
