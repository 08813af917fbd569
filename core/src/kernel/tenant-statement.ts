import { type Pool, sendTogether } from '@homologa/prisma/pool';
import { TENANT } from './tenant-reading';

/**
 * Runs one prepared statement in a transaction of its own that sees only this company's rows: the beginning, the
 * company's name, the statement and the commit are sent at once, in one round trip. Resolves once it is committed.
 */
export async function runInTenant<Row>(
  pool: Pool,
  companyId: string,
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  sendTogether(client);
  const answers = await Promise.allSettled([
    client.query('BEGIN'),
    client.query({ ...TENANT, values: [companyId] }),
    client.query({ name, text, values: [...values] }),
    client.query('COMMIT'),
  ]);
  const refused = answers.find((answer) => answer.status === 'rejected');
  // A connection that PostgreSQL refused something is not used again: what it has prepared may be out of date.
  client.release(refused !== undefined);
  if (refused) throw refused.reason;
  const [, , asked] = answers;
  return asked.status === 'fulfilled' ? (asked.value.rows as Row[]) : [];
}
