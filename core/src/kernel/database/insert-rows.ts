import { Prisma } from '@homologa/prisma/client';
import type { Tx } from './database';

/** Column values; JSON columns contain plain values. All rows must have the same columns. */
type Row = Record<string, unknown>;

/**
 * PostgreSQL's JSON rejects lone surrogates, so they are replaced by U+FFFD. The driver replaces them in the same way.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

function checkColumns(rows: readonly Row[], names: readonly string[]): void {
  for (const row of rows) {
    if (Object.keys(row).length !== names.length || names.some((name) => row[name] === undefined)) {
      throw new TypeError(`a row has not the columns ${names.join(', ')}`);
    }
  }
}

const jsonOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(LONE_SURROGATE, '\ufffd') : value,
  );

/**
 * Returns an INSERT statement of constant text for any number of rows, to be sent alone or as part of a larger
 * statement. `ending` is appended: a WHERE clause, ON CONFLICT or RETURNING. Table and column names must not come from
 * input.
 */
export function insertSql(
  table: Prisma.ModelName,
  rows: readonly Row[],
  ending: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const names = Object.keys(rows[0] ?? {});
  checkColumns(rows, names);
  const columns = Prisma.join(names.map((name) => Prisma.raw(`"${name}"`)));
  const into = Prisma.raw(`"${table}"`);
  return Prisma.sql`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${jsonOf(rows)}::json) ${ending}`;
}

/**
 * Inserts any number of rows in one statement. For hundreds of rows this takes a tenth of the time of a VALUES list.
 */
export function insertRows<Returned = never>(
  tx: Tx,
  table: Prisma.ModelName,
  rows: readonly Row[],
  ending: Prisma.Sql = Prisma.empty,
): Promise<Returned[]> {
  if (rows.length === 0) return Promise.resolve([]);
  return tx.$queryRaw<Returned[]>(insertSql(table, rows, ending));
}
