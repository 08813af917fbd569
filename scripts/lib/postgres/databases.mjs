import { createRequire } from 'node:module';
import { inRoot } from '../paths.mjs';

const { Client } = createRequire(inRoot('prisma', 'package.json'))('pg');

/**
 * Makes a database unless it is there; `template` names one to copy.
 * @returns {Promise<boolean>} true when it was made now
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

/** Removes a database and cuts off who is connected to it. */
export async function dropDatabase(server, name) {
  await withClient(server.url('postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}

/** Runs `work` with a connected client of node-postgres and closes it. */
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
