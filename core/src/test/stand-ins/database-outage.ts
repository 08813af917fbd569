import { Client } from 'pg';
import { readTestEnv } from '../../env';
import type { TestApp } from '../test-database';

export async function cutDatabase(app: TestApp): Promise<() => Promise<void>> {
  const database = new URL(app.env.DATABASE_URL).pathname.slice(1);
  const admin = new Client({ connectionString: readTestEnv().adminUrl });
  await admin.connect();
  const name = admin.escapeIdentifier(database);
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
  return async () => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await admin.end();
  };
}

export async function asOwner(statement: string): Promise<void> {
  const admin = new Client({ connectionString: readTestEnv().adminUrl });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
