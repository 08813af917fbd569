import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { complianceCheckRoutes } from './compliance-checks.routes';

const PATH = '/api/compliance-checks';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let stranger: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, complianceCheckRoutes);
  admin = await buildPerson(app);
  stranger = await buildPerson(app);
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']]);
});
afterAll(() => app.destroy());

const post = (who: BuiltPerson, path: string, body: object, key?: string) =>
  request(server)
    .post(path)
    .set({ Authorization: `Bearer ${who.token}`, ...(key ? { 'Idempotency-Key': key } : {}) })
    .send(body);
const get = (who: BuiltPerson, path: string) => request(server).get(path).set('Authorization', `Bearer ${who.token}`);

test('checks, lists and turns into a supplier; a repeated call makes one check', async () => {
  const body = {
    checks: [{ name: 'Acme Inventada', country: 'MX', kind: 'company', shareholders: ['Luz Inventada'] }],
  };
  const first = await post(admin, PATH, body, 'one-check');
  expect(first.status).toBe(201);
  await post(admin, PATH, body, 'one-check');
  const listed = await get(admin, PATH);
  expect(listed.headers['content-range']).toBe('compliance-checks 0-0/1');
  const [check] = listed.body as ComplianceCheckResponse[];
  expect(check).toMatchObject({
    name: 'Acme Inventada',
    country: 'mexico',
    shareholders: ['Luz Inventada'],
    screening: { status: 'in_progress' },
    supplier: null,
  });
  const flow = await buildWorkflow(app, admin.companyId ?? '', { type: 'onboarding', reportType: 'bir' });
  const path = `${PATH}/${check?.id}`;
  const missing = await post(admin, `${path}/supplier`, { workflow_id: flow.id });
  expect(missing.status).toBe(422);
  expect((missing.body as { details: object[] }).details).toMatchObject([{ path: 'full_name' }, { path: 'emails' }]);
  const invite = { full_name: 'Ana', emails: ['ana@acme.test'] };
  const turned = await post(admin, `${path}/supplier`, { workflow_id: flow.id, invite });
  expect(turned.body).toMatchObject({ workflow_id: flow.id, supplier: { workflow: { id: flow.id } } });
  expect((await get(admin, path)).body).toEqual(turned.body);
});

test.each([
  [{ checks: [] }],
  [{ checks: [{ name: ' ' }] }],
  [{ checks: [{ name: 'A', country: 'Nowhere' }] }],
  [{ checks: [{ name: 'A', kind: 'person', birth_date: 'May' }] }],
])('rejects %j with 422', async (body) => {
  expect((await post(admin, PATH, body)).status).toBe(422);
});

test('filters by result, kind and text; another company sees none', async () => {
  await post(admin, PATH, { checks: [{ name: 'Celia Inventada', kind: 'person', birth_date: '1962' }] });
  const ask = async (filter: object) =>
    (await get(admin, `${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body as ComplianceCheckResponse[];
  expect((await ask({ kind: 'person' })).map(({ name }) => name)).toEqual(['Celia Inventada']);
  expect((await ask({ q: 'célia' })).map(({ birth_date }) => birth_date)).toEqual(['1962']);
  expect(await ask({ screen_status: 'match' })).toEqual([]);
  expect((await get(stranger, PATH)).body).toEqual([]);
});
