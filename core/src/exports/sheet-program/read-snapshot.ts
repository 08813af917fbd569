import { openPool, type PoolClient } from '@homologa/prisma/pool';
import { isUnavailable } from '../../kernel/database/connection-errors';
import { isCancelledByReplay } from '../../kernel/database/replica';
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
 * Runs `work` on one snapshot of the first database in `addresses`, and again on the next one if that does not answer
 * or, as a replica, ends the read because the primary has removed its rows. A replica's snapshot may be seconds old.
 */
export async function readSnapshot<T>(
  addresses: readonly (string | undefined)[],
  companyId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const [connectionString, ...others] = addresses.filter((address) => address !== undefined);
  const pool = openPool({ connectionString: connectionString ?? '', max: 1 });
  try {
    return await readOnce(await pool.connect(), companyId, work);
  } catch (error) {
    if (others.length === 0 || !mayReadElsewhere(error)) throw error;
    return await readSnapshot(others, companyId, work);
  } finally {
    await pool.end();
  }
}

const mayReadElsewhere = (error: unknown): boolean => isUnavailable(error) || isCancelledByReplay(error);

async function readOnce<T>(
  client: PoolClient,
  companyId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  try {
    // PostgreSQL rejects this setting on operating systems that do not support it. The statement of a killed process
    // then runs until it sends its result.
    await client.query(`SET client_connection_check_interval = ${CLIENT_CHECK_MS}`).catch(() => undefined);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SELECT set_config('app.company_id', $1, true)", [companyId]);
    // The login's limit is for what a person waits for. The job of the export has a deadline of its own.
    await client.query('SET LOCAL statement_timeout = 0');
    // Each row looks up another supplier, so memoizing the lookups would only cost memory.
    await client.query('SET LOCAL enable_memoize = off');
    const answer = await work(snapshotOn(client));
    await client.query('COMMIT');
    return answer;
  } finally {
    client.release(true);
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
