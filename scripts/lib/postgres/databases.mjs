import { createRequire } from 'node:module';
import { inRoot } from '../paths.mjs';

const { Client } = createRequire(inRoot('prisma', 'package.json'))('pg');

/**
 * Creates a database if it does not exist, optionally as a copy of `template`.
 * @returns {Promise<boolean>} true if the database was created
 */
export async function createDatabase(server, name, { template = 'template0' } = {}) {
  return withClient(server.url('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount > 0) return false;
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`,
    );
    return true;
  });
}

export async function dropDatabase(server, name) {
  await withClient(server.url('postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}

export async function withClient(connectionString, work) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
