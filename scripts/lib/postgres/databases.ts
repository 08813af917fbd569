import pg from 'pg';

interface Server {
  url: (database: string) => string;
}

/** Creates a database if it does not exist; returns whether the database was created. */
export async function createDatabase(server: Server, name: string) {
  return withClient(server.url('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0`);
    return true;
  });
}

export async function dropDatabase(server: Server, name: string) {
  await withClient(server.url('postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}

export async function withClient<R>(connectionString: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function query(databaseUrl: string, statement: string, values: unknown[] = []) {
  const { rows } = await withClient(databaseUrl, (client) => client.query<Record<string, unknown>>(statement, values));
  return rows;
}
