import type { QueryResultRow } from 'pg';
import type { DatabaseRole } from './logins';
import { TENANT_LIMITS } from './pool';
import { isPooled } from './pooler';
import { SteadyClient } from './steady-client';

export interface Probe<Row> {
  rows: Row[];
  /**
   * True if several clients share a PostgreSQL session, as behind a transaction pooler: prepared statements and
   * settings then leak or vanish.
   */
  isShared: boolean;
  losesSettings: boolean;
}

interface Session {
  pid: number;
  timeout: string;
  isUtc: boolean;
}

const REFUSED_SETTING = /unsupported startup parameter/;
/** SQLSTATE codes of a shared session: the statement was prepared by another client, or no longer exists. */
const SHARED_STATEMENT = new Set(['42P05', '26000']);
const NAME = 'homologa_probe';
const SESSION = `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout,
  current_setting('TimeZone') = 'UTC' AND current_setting('DateStyle') LIKE 'ISO%' AS "isUtc"`;

/**
 * Checks whether the database admits and serves new clients: opens connections like the pools do, runs `statement` as a
 * prepared statement, and closes them. Rejects after `timeoutMs`.
 */
export async function probe<Row extends QueryResultRow>(
  { connectionString, role }: { connectionString: string; role: DatabaseRole },
  statement: string,
  timeoutMs: number,
): Promise<Probe<Row>> {
  // Behind a pooler the timeout is a setting of the tenant role's login, which the login of the system role has not.
  const keepsTimeout = role === 'app' || !isPooled(connectionString);
  const limits = { connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const [one, other] = [0, 1].map(() => new SteadyClient({ ...limits, ...TENANT_LIMITS, query_timeout: timeoutMs }));
  if (!one || !other) throw new Error('two connections are made');
  try {
    await Promise.all([one.connect(), other.connect()]);
    const { rows } = await one.query<Row>({ name: NAME, text: statement });
    await one.query('BEGIN');
    await one.query(`SELECT set_config('app.company_id', '', true)`);
    await one.query('COMMIT');
    // In a dedicated session the process id is stable and unique. In shared sessions the process id changes or repeats.
    const sessions: Session[] = [];
    for (const client of [one, one, other]) sessions.push(...(await client.query<Session>(SESSION)).rows);
    const [first, again, next] = sessions.map(({ pid }) => pid);
    return {
      rows,
      isShared: !isPooled(connectionString) && (first !== again || again === next),
      losesSettings: sessions.some(({ timeout, isUtc }) => (keepsTimeout && timeout === '0') || !isUtc),
    };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (REFUSED_SETTING.test(String(message))) return { rows: [], isShared: false, losesSettings: true };
    if (SHARED_STATEMENT.has(String(code))) return { rows: [], isShared: true, losesSettings: false };
    throw error;
  } finally {
    // Does not wait for `end`, because it would never resolve on a hanging connection.
    for (const client of [one, other]) client.end().catch(() => undefined);
  }
}
