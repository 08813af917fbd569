import type { Client } from 'pg';

/** Table with the columns that COPY exports. Generated columns are excluded. */
export interface BackupTable {
  name: string;
  columns: string[];
}

/**
 * Session settings that make COPY's text format portable, as in pg_dump. Otherwise a setting of the database or role
 * could swap day and month.
 */
export const PORTABLE_TEXT =
  "SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 1; " +
  "SET bytea_output = 'hex'";

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const MIGRATIONS = '_prisma_migrations';

export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname::text AS "name", array_agg(a.attname::text ORDER BY a.attnum) AS "columns"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
    [MIGRATIONS],
  );
  return rows;
}

export async function listAppliedMigrations(client: Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT "migration_name" AS "name", "checksum" FROM "${MIGRATIONS}"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name" COLLATE "C"`,
  );
  return rows;
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

export async function listSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname::text AS "name" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<SequenceState, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (found[0]) states.push({ name, ...found[0] });
  }
  return states;
}

/**
 * Lists the tables whose rows row-level security partly hides from the role, because a dump of these tables would be
 * incomplete without an error.
 */
export async function listTablesHiddenFrom(client: Client, login: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname::text AS "name" FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $2
       AND (NOT has_table_privilege($1, c.oid, 'SELECT') OR c.relrowsecurity AND NOT EXISTS (
         SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polpermissive AND p.polcmd IN ('*', 'r')
           AND pg_get_expr(p.polqual, p.polrelid) = 'true'
           AND EXISTS (SELECT FROM unnest(p.polroles) r WHERE r = 0 OR pg_has_role($1, r, 'USAGE'))))
     ORDER BY 1`,
    [login, MIGRATIONS],
  );
  return rows.map(({ name }) => name);
}
