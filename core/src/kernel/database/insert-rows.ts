import { Prisma } from '@homologa/prisma/client';
import type { Queries } from './database';

/** A row as a table holds it: values of its columns, JSON columns as plain values. All rows have the same columns. */
type Row = Record<string, unknown>;

/** Half a character, which PostgreSQL's JSON refuses; the driver writes the same sign for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Throws TypeError unless every row has a value for the same columns: one of its own would be lost without a word. */
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
 * Writes many rows of a table by one statement whose text does not grow with them: what is written by the hundred takes
 * a tenth of the time of a list of values. `ending` follows the statement, as in `RETURNING *`. Names of the table and
 * of the columns are our own.
 */
export function insertRows<Returned = never>(
  tx: Queries,
  table: Prisma.ModelName,
  rows: readonly Row[],
  ending: Prisma.Sql = Prisma.empty,
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return Promise.resolve([]);
  const names = Object.keys(first);
  checkColumns(rows, names);
  const columns = Prisma.join(names.map((name) => Prisma.raw(`"${name}"`)));
  const into = Prisma.raw(`"${table}"`);
  return tx.$queryRaw<Returned[]>`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${jsonOf(rows)}::json) ${ending}`;
}
