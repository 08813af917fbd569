import type { Client, DatabaseError } from 'pg';

export const DEADLOCK = '40P01';

export interface TableLock {
  table: string;
  mode: string;
}

interface Wait {
  mode: string;
  /** Table and database, in the order of the server's language. */
  oids: string[];
}

/**
 * Finds the table for which a session waits in the detail of a deadlock, which has one line per session. PostgreSQL
 * translates the line (`lc_messages`), but every language keeps the name of the lock, the number of the waiting process
 * as the first number and that of the blocking process as the last one.
 */
export function findTableWait(detail: string, pid: number): Wait | null {
  for (const line of detail.split('\n')) {
    const [waiting, ...numbers] = line.match(/\d+/g) ?? [];
    const [lock] = /[A-Za-z]+(?=Lock)/.exec(line) ?? [];
    if (Number(waiting) === pid && lock && numbers.length === 3)
      return { mode: lock.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toUpperCase(), oids: numbers.slice(0, 2) };
  }
  return null;
}

/**
 * Finds the table for which a migration waited when it fell into a deadlock. Other sessions had locked that table before
 * the tables that the migration held already, so the next attempt locks it first.
 */
export async function findAwaitedLock(client: Client, { code, detail }: DatabaseError): Promise<TableLock | null> {
  if (code !== DEADLOCK) return null;
  const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const wait = findTableWait(detail ?? '', own[0]?.pid ?? 0);
  if (!wait) return null;
  const { rows } = await client.query<{ table: string }>(
    `SELECT c.oid::regclass::text AS "table" FROM pg_class c, pg_database d
     WHERE d.datname = current_database() AND d.oid = ANY($1::oid[])
       AND c.oid = ANY($1::oid[]) AND c.oid <> d.oid AND c.relkind IN ('r', 'p')`,
    [wait.oids],
  );
  return rows[0] ? { table: rows[0].table, mode: wait.mode } : null;
}
