import { Client } from 'pg';

/** One statement on the attacked product's database, past row-level security, on a connection that may be killed. */
export async function asOwner<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  // One that breaks fails its statement, which says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
