import { openPool, type PoolClient } from '@homologa/prisma/pool';
import type { Statement } from './sheet-task';

/** Rows per FETCH: PostgreSQL prepares the next batch while the current batch is written. */
const FETCHED = 250;
/** Interval at which PostgreSQL checks the connection, so that it cancels the statement of a killed process. */
const CLIENT_CHECK_MS = 2_000;

export interface Snapshot {
  all<Row>(statement: Statement): Promise<Row[]>;
  /** Streams a large result through a cursor; only one such cursor can be open at a time. */
  batches<Row>(statement: Statement): AsyncGenerator<Row[]>;
}

export async function readSnapshot<T>(
  databaseUrl: string,
  companyId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const client = await pool.connect();
    try {
      // Some operating systems do not support this setting: there the statement of a killed process runs until it sends
      // its result.
      await client.query(`SET client_connection_check_interval = ${CLIENT_CHECK_MS}`).catch(() => undefined);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query("SELECT set_config('app.company_id', $1, true)", [companyId]);
      // Lookups never repeat a supplier, so memoizing would only cost memory.
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
      // The next `await` handles the error, perhaps much later; this handler prevents an unhandled rejection until
      // then.
      next.catch(() => undefined);
      yield rows;
    }
  },
});
