import { Client } from 'pg';
import { readTestEnv } from '../../env';
import { eventually } from '../eventually';
import type { TestApp } from '../test-database';

/** Resolves once so many statements in this test's database wait for a lock; throws when fewer come to wait. */
export const untilBlocked = (app: TestApp, statements = 1): Promise<void> =>
  untilWaiting(app, (count) => count >= statements);

/** Resolves once no statement in this test's database waits for a lock. */
export const untilNoneBlocked = (app: TestApp): Promise<void> => untilWaiting(app, (count) => count === 0);

/** As the server's owner: the roles of the product see neither every row nor another role's waiting. */
async function asOwner(app: TestApp): Promise<{ admin: Client; database: string }> {
  const { pathname } = new URL(app.env.DATABASE_URL);
  const url = new URL(readTestEnv().adminUrl);
  url.pathname = pathname;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  return { admin, database: pathname.slice(1) };
}

async function untilWaiting(app: TestApp, isAwaited: (count: number) => boolean): Promise<void> {
  const { admin, database } = await asOwner(app);
  try {
    await eventually(async () => {
      const { rowCount } = await admin.query(
        `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [database],
      );
      if (!isAwaited(rowCount ?? 0)) throw new Error(`${rowCount} statements wait for a lock`);
    });
  } finally {
    await admin.end();
  }
}

/** Locks a table of this test's database in a mode of PostgreSQL's; gives what lets go of it. */
export async function holdTable(app: TestApp, table: string, mode: string): Promise<() => Promise<void>> {
  const owner = new Client({ connectionString: app.env.DATABASE_URL });
  await owner.connect();
  // A test that fails may drop the database first.
  owner.on('error', () => undefined);
  await owner.query(`BEGIN; LOCK TABLE "${table}" IN ${mode} MODE`);
  return () => owner.end();
}

/** Locks a row of this test's database; anyone who would change it waits, and can be cut off before it is let go. */
export async function holdRow(
  app: TestApp,
  table: string,
  id: string,
): Promise<{ endWaiting(): Promise<void>; release(): Promise<void> }> {
  const { admin, database } = await asOwner(app);
  // A test that fails may drop the database first.
  admin.on('error', () => undefined);
  await admin.query('BEGIN');
  await admin.query(`SELECT FROM "${table}" WHERE "id" = $1 FOR UPDATE`, [id]);
  return {
    async endWaiting() {
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [database],
      );
      await untilNoneBlocked(app);
    },
    // It may be cut off by now.
    release: () => admin.end().catch(() => undefined),
  };
}
