/** How a database stores and compares letters. */
export interface Letters {
  database: string;
  encoding: string;
  ctype: string;
  /** Whether upper and lower case of letters with accents are those of the Latin alphabet; false unless it is UTF8. */
  folds: boolean;
}

const STORED = `SELECT current_database() AS database, current_setting('server_encoding') AS encoding, datctype AS ctype
  FROM pg_database WHERE datname = current_database()`;

/** The last two letters find a Turkish character type, whose lower case of I has no dot. */
const FOLDING = `SELECT lower('ÁÑÇ ID') = 'áñç id' AND upper('áñç id') = 'ÁÑÇ ID' AS folds`;

/** Reads what `lettersFault` judges. Encodings without these letters reject a statement that has them. */
export async function readLetters(query: <Row>(statement: string) => Promise<Row[]>): Promise<Letters> {
  const [stored] = await query<Omit<Letters, 'folds'>>(STORED);
  if (!stored) throw new Error('the database is not in pg_database');
  const [folding] = stored.encoding === 'UTF8' ? await query<Pick<Letters, 'folds'>>(FOLDING) : [];
  return { ...stored, folds: folding?.folds ?? false };
}

const CREATE = `CREATE DATABASE … ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0`;

/** Why the product cannot work with these letters, and what creates a database that has others; null if it can. */
export function lettersFault({ database, encoding, ctype, folds }: Letters): string | null {
  if (encoding !== 'UTF8')
    return `the database ${database} stores texts as ${encoding}, in which letters with accents are lost or wrong; create one with UTF8: ${CREATE}`;
  if (!folds)
    return `searches in the database ${database} do not find É for é, because its LC_CTYPE is ${ctype}; create one with another: ${CREATE}`;
  return null;
}
