import { Prisma } from '@homologa/prisma/client';
import type { Queries } from './database';

/** Column values, with JSON columns as plain values. All rows must have the same columns. */
type Row = Record<string, unknown>;

/** PostgreSQL's JSON rejects lone surrogates; U+FFFD is also the driver's replacement for them. */
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
 * Inserts many rows with one statement whose text is independent of their number: ten times faster than a VALUES list
 * for hundreds of rows. `ending` is appended, such as `RETURNING *`. Table and column names must not come from input.
 * Throws TypeError if the rows' columns differ.
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
