import type { QueryResultRow } from 'pg';
import { SteadyClient } from './pool';

/**
 * Makes a connection of its own, sends one statement and closes it: tells whether somebody new would be let in. Rejects
 * when that takes longer than `timeoutMs` for either.
 */
export async function askOnce<Row extends QueryResultRow>(
  connectionString: string,
  statement: string,
  timeoutMs: number,
): Promise<Row[]> {
  const client = new SteadyClient({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    // Not waited for: a connection that hangs is not ended either.
    client.end().catch(() => undefined);
  }
}
