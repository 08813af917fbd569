import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { recordStatements, withoutFrame } from '@homologa/core/test/sent-statements';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from './app';
import { routesFor } from './route-table';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let sent: string[];

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
  admin = await buildPerson(app);
  sent = recordStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.destroy();
});

/**
 * Returns all SQL statements of one call, including those that load the session; jobs of earlier calls are dispatched
 * first.
 */
async function sentBy(method: 'get' | 'put', path: string, body?: object): Promise<string[]> {
  await app.dispatcher.idle();
  sent.length = 0;
  const { status } = await request(server)[method](path).set('Authorization', `Bearer ${admin.token}`).send(body);
  expect(status).toBe(200);
  return [...sent];
}

const statementsOf = async (path: string): Promise<string[]> => withoutFrame(await sentBy('get', path));

test('a session takes one statement, and its account comes with it', async () => {
  await statementsOf('/auth/reload');
  expect(await statementsOf('/auth/reload')).toHaveLength(1);
});

test('a list of suppliers takes three beside the session, however long it is', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  const path = `/api/workflows/${workflow.id}/suppliers`;
  await buildSupplier(app, workflow);
  const short = await statementsOf(path);
  for (let n = 0; n < 12; n += 1) await buildSupplier(app, workflow);
  const long = await statementsOf(path);
  expect(long).toEqual(short);
  expect(long).toHaveLength(1 + 3);
});

test.each([
  'sort=["waiting.since","ASC"]',
  'sort=["waiting.for","DESC"]',
  'sort=["last_reminded_at","DESC"]',
  'filter={"waiting_for":["payment"],"waiting_days":10}',
  'filter={"screen_review":["undecided"]}',
])('a list of suppliers takes no further statement with %s', async (query) => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'payment' });
  const path = `/api/workflows/${workflow.id}/suppliers`;
  const plain = await statementsOf(path);
  const [name, value = ''] = query.split('=');
  const asked = await statementsOf(`${path}?${name}=${encodeURIComponent(value)}`);
  expect(asked.length).toBeLessThanOrEqual(plain.length);
});

test('the counts of its tabs take two beside the session', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  expect(await statementsOf(`/api/workflows/${workflow.id}/suppliers/counts`)).toHaveLength(1 + 2);
});

test('a supplier with everything takes two beside the session, sent at once', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  const supplier = await buildSupplier(app, workflow);
  expect(await statementsOf(`/api/workflows/${workflow.id}/suppliers/${supplier.id}`)).toHaveLength(1 + 2);
});

test('a changed status takes two round trips beside the session: what it is judged by, and what is written and answered', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  const supplier = await buildSupplier(app, workflow, { status: 'completed' });
  const statements = await sentBy('put', `/api/workflows/${workflow.id}/suppliers/${supplier.id}`, {
    status: 'archived',
  });
  expect(statements).not.toContain('BEGIN');
  expect(withoutFrame(statements)).toHaveLength(1 + 1 + (1 + 1));
});

test('what needs the caller takes four beside the session in one round trip: one for each family of tables', async () => {
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  await buildSupplier(app, workflow, { status: 'completed' });
  const statements = await sentBy('get', '/api/needs-you');
  expect(withoutFrame(statements)).toHaveLength(1 + 4);
  expect(statements.filter((statement) => statement === 'BEGIN')).toHaveLength(0);
});
