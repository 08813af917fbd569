import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client } from 'pg';
import { type Composition, compose } from '../compose';
import { type CoreEnv, coreEnv, readTestEnv } from '../env';
import { newId } from '../kernel/ids';
import { readPaymentTerms } from '../payments/payment-file';

export interface TestApp extends Composition {
  env: CoreEnv;
  setNow(moment: Date | (() => Date)): void;
  destroy(): Promise<void>;
}

/**
 * Creates a complete core with its own database cloned from the migrated template, a real queue and a settable clock.
 * Use one per test file.
 */
export async function createTestApp(overrides: Partial<Record<keyof CoreEnv, string>> = {}): Promise<TestApp> {
  const { adminUrl, ownerUrl, template, redisUrl, sheetProgram, importReader, storageUrl, database } = readTestEnv();
  const name = `test_${newId().replaceAll('-', '')}`;
  const url = Object.assign(new URL(ownerUrl), { pathname: `/${name}` });
  await asAdmin(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}" OWNER "${url.username}"`);
  await provisionRoles({ url: url.toString() });
  const dataDir = mkdtempSync(join(tmpdir(), 'homologa-test-'));
  const env = coreEnv.parse({
    NODE_ENV: 'test',
    DATABASE_URL: url.toString(),
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    JOB_RETRY_BASE_MS: '50',
    QUEUE_PREFIX: name,
    // Tests move the clock by days in the session that they began with.
    STAFF_IDLE_MINUTES: '0',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...(storageUrl ? { STORAGE_URL: withPrefix(storageUrl, name) } : {}),
    ...database,
    ...overrides,
  });
  let clock = () => new Date();
  const composition = compose(env, {
    name: 'test',
    paymentTerms: readPaymentTerms(env),
    sheetProgram,
    importReader,
    now: () => clock(),
  });
  return {
    ...composition,
    env,
    setNow(moment) {
      clock = typeof moment === 'function' ? moment : () => moment;
    },
    async destroy() {
      await composition.close();
      await asAdmin(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives each database a place of its own in a store that all tests share. */
function withPrefix(storageUrl: string, prefix: string): string {
  const url = new URL(storageUrl);
  url.pathname += `/${prefix}`;
  return url.toString();
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // PostgreSQL allows only one clone of a template at a time.
    await client.query('SELECT pg_advisory_lock(726174)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
