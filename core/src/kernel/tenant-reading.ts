import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Prisma } from '@homologa/prisma/client';
import type { Pool, PoolClient } from '@homologa/prisma/pool';

/** What sends a statement: a transaction of Prisma's, or a hot path's own. */
export interface Queries {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
}

const TENANT = { name: 'tenant', text: "SELECT set_config('app.company_id', $1, true)" };

/** Statements that a connection keeps prepared; lists have many shapes, and each takes memory in PostgreSQL. */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/** The name that a statement is prepared under: the same text is planned once per connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** Sends what is asked for in this turn in one write: each takes as long as answering does. */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const queriesOf = (client: PoolClient): Queries => ({
  async $queryRaw<T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T> {
    const sql = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values);
    sendTogether(client);
    const { rows } = await client.query({ name: nameOf(sql.text), text: sql.text, values: sql.values });
    return rows as T;
  },
});

/**
 * Runs `work` in one read-only transaction that sees only this company's rows. Statements are sent without waiting for
 * those before them: what `work` asks for at once takes one round trip, its beginning included, and nobody waits for
 * its end.
 */
export async function readInTenant<T>(pool: Pool, companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  sendTogether(client);
  const begun = Promise.all([client.query('BEGIN READ ONLY'), client.query({ ...TENANT, values: [companyId] })]);
  begun.catch(() => undefined);
  try {
    const answer = await work(queriesOf(client));
    await begun;
    return answer;
  } finally {
    client.query('COMMIT').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
