import { Client } from 'pg';
import { readTestEnv } from '../env';
import { eventually } from './eventually';
import type { TestApp } from './test-database';

/** Resolves once a statement in this test's database waits for a lock; throws when none comes to wait. */
export async function untilBlocked(app: TestApp): Promise<void> {
  const database = new URL(app.env.DATABASE_URL).pathname.slice(1);
  // As the server's owner: the roles of the product see no other role's waiting.
  const admin = new Client({ connectionString: readTestEnv().adminUrl });
  await admin.connect();
  try {
    await eventually(async () => {
      const { rowCount } = await admin.query(
        `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [database],
      );
      if (rowCount === 0) throw new Error('no statement waits for a lock');
    });
  } finally {
    await admin.end();
  }
}
