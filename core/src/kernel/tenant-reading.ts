import { createHash } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { Prisma } from '@homologa/prisma/client';
import { type Pool, type PoolClient, sendTogether } from '@homologa/prisma/pool';

/** What sends a statement: a transaction of Prisma's, or a hot path's own. */
export interface Queries {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
}

/** Names the transaction's company. */
export const TENANT = { name: 'tenant', text: "SELECT set_config('app.company_id', $1, true)" };

/**
 * Statements that a connection keeps prepared: lists have more shapes than are worth the memory, and those that come
 * first are those that come often.
 */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/** The name that a statement is prepared under: it is parsed once per connection, and planned until a plan fits all. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** Statements of one transaction; none is sent once it has ended, when the connection may be somebody else's. */
const queriesOf = (client: PoolClient, transaction: { isOver: boolean }): Queries => ({
  async $queryRaw<T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T> {
    const sql = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values);
    if (transaction.isOver) throw new Error('the transaction is over');
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
  const transaction = { isOver: false };
  let failure: unknown;
  try {
    const answer = await work(queriesOf(client, transaction));
    await begun;
    return answer;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    transaction.isOver = true;
    // A connection that PostgreSQL refused something is not used again: what it has prepared may be out of date.
    const isSound = failure === undefined || failure instanceof DomainError;
    client.query('COMMIT').then(
      () => client.release(!isSound),
      (error: Error) => client.release(error),
    );
  }
}
