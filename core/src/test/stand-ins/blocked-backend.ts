import { Client } from 'pg';
import { readTestEnv } from '../../env';
import { eventually } from '../eventually';
import type { TestApp } from '../test-database';

/** Resolves when `statements` statements in the test's database wait for a lock; throws after `withinMs`. */
export const untilBlocked = (app: TestApp, statements = 1, withinMs?: number): Promise<void> =>
  untilWaiting(app, (count) => count >= statements, withinMs);

export const untilNoneBlocked = (app: TestApp): Promise<void> => untilWaiting(app, (count) => count === 0);

/** Connects as superuser, because the product's roles cannot see all rows or the locks of other roles. */
async function asOwner(app: TestApp): Promise<{ admin: Client; database: string }> {
  const { pathname } = new URL(app.env.DATABASE_URL);
  const url = new URL(readTestEnv().adminUrl);
  url.pathname = pathname;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  return { admin, database: pathname.slice(1) };
}

async function untilWaiting(app: TestApp, isAwaited: (count: number) => boolean, withinMs?: number): Promise<void> {
  const { admin, database } = await asOwner(app);
  try {
    await eventually(async () => {
      const { rowCount } = await admin.query(
        `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [database],
      );
      if (!isAwaited(rowCount ?? 0)) throw new Error(`${rowCount} statements wait for a lock`);
    }, withinMs);
  } finally {
    await admin.end();
  }
}

export async function blockTable(app: TestApp, table: string, mode: string): Promise<() => Promise<void>> {
  const owner = new Client({ connectionString: app.env.DATABASE_URL });
  await owner.connect();
  owner.on('error', () => undefined);
  await owner.query(`BEGIN; LOCK TABLE "${table}" IN ${mode} MODE`);
  return () => owner.end();
}

export async function blockRow(
  app: TestApp,
  table: string,
  id: string,
): Promise<{ endWaiting(): Promise<void>; release(): Promise<void> }> {
  const { admin, database } = await asOwner(app);
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
    release: () => admin.end().catch(() => undefined),
  };
}
