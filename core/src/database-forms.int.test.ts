import { withOneHost } from '@homologa/prisma/hosts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Composition, compose } from './compose';
import { readTestEnv } from './env';
import { readSnapshot } from './exports/sheet-program/read-snapshot';
import { loginUrl, replicaUrl } from './kernel/database/database-admin';
import { prepare } from './kernel/database/statement';
import { readPaymentTerms } from './payments/payment-file';
import { addSupplier } from './suppliers/add/add-supplier';
import { getSupplier } from './suppliers/supplier.queries';
import { type BuiltPerson, buildPerson, buildWorkflow } from './test/builders';
import { hasPgbouncer, startPgbouncer } from './test/stand-ins/test-pooler';
import { createTestApp, type TestApp } from './test/test-database';
import { getStatistics } from './workflows/statistics.queries';

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
let workflowId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
  workflowId = (await buildWorkflow(app, companyId)).id;
});
afterAll(() => app.destroy());

/** Runs `work` with the core of another process, whose environment differs by `more`. */
async function using<T>(more: Record<string, string>, work: (other: Composition) => Promise<T>): Promise<T> {
  const env = { ...app.env, ...more };
  const other = compose(env, { name: 'test', paymentTerms: readPaymentTerms(env) });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

const addTo = (other: Composition, name: string) =>
  addSupplier(other.contextFor(admin.actor), {
    workflowId,
    invite: { companyName: name, fullName: 'Luisa Gómez', emails: [`${name}@forms.test`], country: 'peru' },
  });

async function ready(other: Composition) {
  const { isReady, checks } = await other.readiness.look();
  return { isReady, sessions: checks.sessions };
}

const lookUp = prepare<{ one: number }>('SELECT 1 AS one', 'look-up');

// A cluster's database accepts TLS alone, and all tests on it go through its own PgBouncer.
const isOnCluster = readTestEnv().database.DATABASE_POOLER !== undefined;

test.runIf(hasPgbouncer() && !isOnCluster)(
  'two sessions behind a PgBouncer in transaction mode serve many callers',
  async () => {
    const settings = { pool_mode: 'transaction', default_pool_size: '2' };
    const pooler = await startPgbouncer([loginUrl(app.env, 'app'), loginUrl(app.env, 'system')], settings);
    try {
      await using({ DATABASE_POOLER: new URL(pooler.addresses[0] ?? '').host }, async (other) => {
        expect(await ready(other)).toEqual({ isReady: true, sessions: 'ok' });
        const added = await Promise.all(
          Array.from({ length: 10 }, async (_, index) => {
            const { supplier } = await addTo(other, `pooled${index}`);
            await other.db.hot(null).rows(lookUp());
            return getSupplier(other.contextFor(admin.actor), { workflowId, supplierId: supplier.id });
          }),
        );
        expect(new Set(added.map(({ supplier: { companyName } }) => companyName)).size).toBe(10);
        const [zone] = await other.db.read.$queryRaw<unknown[]>`SELECT current_setting('TimeZone') AS zone`;
        expect(zone).toEqual({ zone: 'UTC' });
        const [limit] = await other.db.tenant(
          companyId,
          (tx) => tx.$queryRaw<unknown[]>`SELECT current_setting('statement_timeout') AS "limit"`,
        );
        expect(limit).toEqual({ limit: '15s' });
      });
    } finally {
      await pooler.stop();
    }
  },
);

test('the host that takes writes is found behind one that does not answer', async () => {
  const { host } = new URL(app.env.DATABASE_URL);
  const address = withOneHost(app.env.DATABASE_URL.replace(`@${host}/`, `@127.0.0.1:9,${host}/`));
  await using({ DATABASE_URL: address }, async (other) => {
    expect(await ready(other)).toEqual({ isReady: true, sessions: 'ok' });
    expect((await addTo(other, 'several')).supplier.companyName).toBe('several');
  });
});

test.each([
  ['is read', () => new URL(app.env.DATABASE_URL).host],
  ['that is away is replaced by the primary', () => '127.0.0.1:9'],
])('for the dashboard, a replica %s', async (_how, hostOf) => {
  await using({ DATABASE_READ_URL: `postgresql://${hostOf()}` }, async (other) => {
    expect((await getStatistics(other.contextFor(admin.actor), undefined)).workflows.active).toBe(1);
    const write = other.db.lagging(companyId, (tx) => tx.workflow.updateMany({ data: { title: 'x' } }));
    await expect(write).rejects.toThrow();
    const reader = replicaUrl({ ...app.env, DATABASE_READ_URL: `postgresql://${hostOf()}` });
    const seen = await readSnapshot([reader, loginUrl(app.env, 'app')], companyId, (snapshot) =>
      snapshot.all<{ count: number; timeout: string }>({
        text: `SELECT count(*)::int, current_setting('statement_timeout') AS timeout FROM "Workflow"`,
        values: [],
      }),
    );
    expect(seen).toEqual([{ count: 1, timeout: '0' }]);
  });
});
