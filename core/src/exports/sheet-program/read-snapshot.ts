import { openPool, type Pool, type PoolClient } from '@homologa/prisma/pool';
import type { Statement } from './sheet-task';

/** Rows per FETCH. While this process writes one batch, PostgreSQL prepares the next batch. */
const FETCHED = 250;
/** Interval at which PostgreSQL checks the connection, so that it cancels the statement of a killed process. */
const CLIENT_CHECK_MS = 2_000;

export interface Snapshot {
  all<Row>(statement: Statement): Promise<Row[]>;
  /** Streams a large result through a cursor; only one such cursor can be open at a time. */
  batches<Row>(statement: Statement): AsyncGenerator<Row[]>;
}

/**
 * Runs `work` on one snapshot of the first database in `addresses` that answers. A replica's snapshot may be seconds
 * old.
 */
export async function readSnapshot<T>(
  addresses: readonly (string | undefined)[],
  companyId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const { pool, client } = await connectToFirst(addresses.filter((address) => address !== undefined));
  try {
    try {
      // PostgreSQL rejects this setting on operating systems that do not support it. The statement of a killed process
      // then runs until it sends its result.
      await client.query(`SET client_connection_check_interval = ${CLIENT_CHECK_MS}`).catch(() => undefined);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query("SELECT set_config('app.company_id', $1, true)", [companyId]);
      // Each row looks up another supplier, so memoizing the lookups would only cost memory.
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

async function connectToFirst(addresses: readonly string[]): Promise<{ pool: Pool; client: PoolClient }> {
  const [connectionString, ...others] = addresses;
  const pool = openPool({ connectionString: connectionString ?? '', max: 1 });
  try {
    return { pool, client: await pool.connect() };
  } catch (error) {
    await pool.end();
    if (others.length === 0) throw error;
    return connectToFirst(others);
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
      // A failed fetch is handled by the `await` at the start of the next iteration, perhaps much later; this handler
      // prevents an unhandled rejection until then.
      next.catch(() => undefined);
      yield rows;
    }
  },
});
