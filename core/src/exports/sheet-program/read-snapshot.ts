import { openPool, type PoolClient } from '@homologa/prisma/pool';
import type { Statement } from './sheet-task';

/** Rows fetched at once: while they are written, PostgreSQL gathers the next ones. */
const FETCHED = 250;
/** After so long PostgreSQL looks whether its client is still there: one that was killed leaves no statement behind. */
const CLIENT_CHECK_MS = 2_000;

/** One company's rows as they were at one moment, read on a connection of its own. */
export interface Snapshot {
  /** All rows of a small answer. */
  all<Row>(statement: Statement): Promise<Row[]>;
  /** The rows of a large one, as they are found. At most one such at a time. */
  batches<Row>(statement: Statement): AsyncGenerator<Row[]>;
}

/** Runs `work` in one read-only transaction that sees this company's rows as they are now, however long it takes. */
export async function readSnapshot<T>(
  databaseUrl: string,
  companyId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const client = await pool.connect();
    try {
      // Not every system can tell; there the statement ends when it wants to answer.
      await client.query(`SET client_connection_check_interval = ${CLIENT_CHECK_MS}`).catch(() => undefined);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query("SELECT set_config('app.company_id', $1, true)", [companyId]);
      // Every supplier is looked up once: remembering what was found would be memory alone.
      await client.query('SET LOCAL enable_memoize = off');
      const answer = await work(snapshotOn(client));
      await client.query('COMMIT');
      return answer;
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

const snapshotOn = (client: PoolClient): Snapshot => ({
  async all<Row>({ text, values }: Statement) {
    const { rows } = await client.query(text, [...values]);
    return rows as Row[];
  },
  async *batches<Row>({ text, values }: Statement) {
    await client.query(`DECLARE listed NO SCROLL CURSOR FOR ${text}`, [...values]);
    const fetchNext = async () => (await client.query(`FETCH ${FETCHED} FROM listed`)).rows as Row[];
    let next = fetchNext();
    for (;;) {
      const rows = await next;
      if (rows.length === 0) return;
      next = fetchNext();
      // Thrown when it is waited for, which may be long after.
      next.catch(() => undefined);
      yield rows;
    }
  },
});
