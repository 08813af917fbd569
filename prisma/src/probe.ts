import type { QueryResultRow } from 'pg';
import { PAGE_SETTINGS, SteadyClient } from './pool';

/** What a new connection as one of the roles met. */
export interface Probe<Row> {
  rows: Row[];
  /** Several clients share one session of PostgreSQL: what one has prepared or set, another finds or misses. */
  isShared: boolean;
  /** What the pools ask for at the start of a connection did not arrive. */
  losesSettings: boolean;
}

interface Session {
  pid: number;
  timeout: string;
  isUtc: boolean;
}

/** Refused before the connection was there: a pooler that does not know what the pools ask for. */
const REFUSED_SETTING = /unsupported startup parameter/;
/** A statement that somebody else has prepared in the same session, or that is not there any more. */
const SHARED_STATEMENT = new Set(['42P05', '26000']);
const NAME = 'homologa_probe';
const SESSION = `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout,
  current_setting('TimeZone') = 'UTC' AND current_setting('DateStyle') LIKE 'ISO%' AS "isUtc"`;

/**
 * Makes new connections as the pools make them, asks `statement` under a name as the hot paths do, and closes them:
 * tells whether somebody new would be let in, and served. Rejects when that takes longer than `timeoutMs`.
 */
export async function probe<Row extends QueryResultRow>(
  connectionString: string,
  statement: string,
  timeoutMs: number,
): Promise<Probe<Row>> {
  const limits = { connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const [one, other] = [0, 1].map(() => new SteadyClient({ ...limits, ...PAGE_SETTINGS, query_timeout: timeoutMs }));
  if (!one || !other) throw new Error('two connections are made');
  try {
    await Promise.all([one.connect(), other.connect()]);
    const { rows } = await one.query<Row>({ name: NAME, text: statement });
    await one.query('BEGIN');
    await one.query(`SELECT set_config('app.company_id', '', true)`);
    await one.query('COMMIT');
    // A session of one's own is the same twice and nobody else's; a shared one is another, or the next one's too.
    const sessions: Session[] = [];
    for (const client of [one, one, other]) sessions.push(...(await client.query<Session>(SESSION)).rows);
    const [first, again, next] = sessions.map(({ pid }) => pid);
    return {
      rows,
      isShared: first !== again || again === next,
      losesSettings: sessions.some(({ timeout, isUtc }) => timeout === '0' || !isUtc),
    };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (REFUSED_SETTING.test(String(message))) return { rows: [], isShared: false, losesSettings: true };
    if (SHARED_STATEMENT.has(String(code))) return { rows: [], isShared: true, losesSettings: false };
    throw error;
  } finally {
    // Not waited for: a connection that hangs is not ended either.
    for (const client of [one, other]) client.end().catch(() => undefined);
  }
}
