import { compose } from '@homologa/core/compose';
import { loginUrl } from '@homologa/core/kernel/database/database-admin';
import { examineInstallation } from '@homologa/core/maintenance/examine-installation';
import { warnAboutSessions } from '@homologa/core/maintenance/warn-about-sessions';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { hasPgbouncer, startPgbouncer } from '@homologa/core/test/stand-ins/test-pooler';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './app';
import { routesFor } from './route-table';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

async function seenThrough(settings: Record<string, string>) {
  const pooler = await startPgbouncer([loginUrl(app.env, 'app'), loginUrl(app.env, 'system')], settings);
  const [DATABASE_APP_URL, DATABASE_SYSTEM_URL] = pooler.addresses;
  const env = { ...app.env, DATABASE_APP_URL, DATABASE_SYSTEM_URL };
  const other = compose(env, { name: 'test', paymentTerms: readPaymentTerms(env) });
  try {
    const { status, body } = await request(createServer(other, { routes: routesFor(other.config) })).get('/readyz');
    const findings = await examineInstallation(other.contextFor({ kind: 'system', name: 'doctor' }), other.adapters);
    const doctor = findings.find(({ subject }) => subject === 'database, sessions')?.state ?? 'ok';
    const warned: unknown[] = [];
    await warnAboutSessions({ readiness: other.readiness, log: { warn: (facts: unknown) => void warned.push(facts) } });
    return { status, sessions: body.checks.sessions, doctor, warned };
  } finally {
    await other.close();
    await pooler.stop();
  }
}
const LETS_THROUGH = { ignore_startup_parameters: 'statement_timeout,options' };

describe.runIf(hasPgbouncer())('a PgBouncer before the database', () => {
  test.each([
    ['in transaction mode, as it comes', { pool_mode: 'transaction' }, 'settings_lost'],
    ['in transaction mode, taking our settings', { pool_mode: 'transaction', ...LETS_THROUGH }, 'shared'],
    ['in session mode, dropping our settings', { pool_mode: 'session', ...LETS_THROUGH }, 'settings_lost'],
  ])('%s, is told by the start, /readyz and doctor', async (_how, settings, sessions) => {
    for (const _ of [1, 2]) {
      const warned = [{ sessions }];
      expect(await seenThrough(settings)).toEqual({ status: 503, sessions, doctor: 'wrong', warned });
    }
  });
});

test('without one, connections are sessions of their own', async () => {
  const { status, body } = await request(createServer(app, { routes: routesFor(app.config) })).get('/readyz');
  expect([status, body.checks.sessions]).toEqual([200, 'ok']);
});
