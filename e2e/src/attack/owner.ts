import { Client } from 'pg';

/**
 * Runs one statement on the attacked product's database as its owner, bypassing row-level security. The connection may
 * be killed at any time.
 */
export async function asOwner<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  // Ignores the error event of a broken connection, because the statement already fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
