import { type BuiltPerson, buildPerson, buildStaff, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierDecisionRoutes } from './supplier-decisions.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
let flow: { id: string; companyId: string };

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...supplierDecisionRoutes]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  flow = await buildWorkflow(app, admin.companyId ?? '');
});
afterAll(() => app.destroy());

const bearer = (who: { token: string }) => ({ Authorization: `Bearer ${who.token}` });
const pathOf = (supplierId: string, workflowId = flow.id) => `/api/workflows/${workflowId}/suppliers/${supplierId}`;
const decide = (who: { token: string }, path: string, body: object) =>
  request(server).post(`${path}/decisions`).set(bearer(who)).send(body);

test('an admin decides with a reason; everybody of the company reads it, with who and when', async () => {
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  const { id } = await buildSupplier(app, flow);
  const path = pathOf(id);
  const first = await decide(admin, path, { decision: 'approved' });
  expect(first.status).toBe(201);
  expect(supplierResponse.safeParse(first.body).error).toBeUndefined();
  expect(first.body.decision).toEqual({
    decision: 'approved',
    reason: '',
    decided_at: '2026-11-21T10:00:00.000Z',
    decided_by: { name: 'Ana Pérez' },
  });
  app.setNow(new Date('2026-11-22T10:00:00Z'));
  await decide(admin, path, { decision: 'approved_with_conditions', reason: ' Insurance by March ' }).expect(201);
  const { body } = await request(server).get(path).set(bearer(user)).expect(200);
  expect(body.decision).toMatchObject({ decision: 'approved_with_conditions', reason: 'Insurance by March' });
  expect(body.decisions.map(({ decision }: { decision: string }) => decision)).toEqual([
    'approved_with_conditions',
    'approved',
  ]);
});

test('what is no decision, or has no reason where one is needed, is refused', async () => {
  const { id } = await buildSupplier(app, flow);
  const missing = await decide(admin, pathOf(id), { decision: 'rejected', reason: '  ' });
  expect([missing.status, missing.body.code, missing.body.error]).toEqual([
    422,
    'decision_reason_required',
    'Please give a reason for this decision.',
  ]);
  expect(missing.body.details).toMatchObject([{ path: 'reason' }]);
  const unknown = await decide(admin, pathOf(id), { decision: 'perhaps', reason: 'x' });
  expect([unknown.status, unknown.body.code]).toEqual([422, 'decision_invalid']);
  expect((await decide(admin, pathOf(id), {})).status).toBe(422);
});

test('a company user, another company, a draft and staff behind a login-as do not decide', async () => {
  const { id } = await buildSupplier(app, flow);
  const body = { decision: 'approved' };
  await decide(user, pathOf(id), body).expect(403);
  await decide(await buildPerson(app), pathOf(id), body).expect(404);
  const draft = await buildWorkflow(app, flow.companyId, { status: 'draft', launchedAt: null });
  const planned = await buildSupplier(app, draft);
  const early = await decide(admin, pathOf(planned.id, draft.id), body);
  expect([early.status, early.body.code]).toEqual([409, 'workflow_not_active']);
  const staff = await buildStaff(app);
  const acting = await buildPerson(app, { companyId: flow.companyId });
  await app.db.system((tx) =>
    tx.session.updateMany({ where: { userId: acting.userId }, data: { loggedInAsBy: staff.userId } }),
  );
  const refused = await decide(acting, pathOf(id), body);
  expect([refused.status, refused.body.code]).toEqual([403, 'not_while_logged_in_as']);
});

test('lists filter and sort by the newest decision', async () => {
  const own = await buildWorkflow(app, flow.companyId);
  for (const [companyName, decision] of [
    ['Buena S.A.', 'approved'],
    ['Mala S.A.', 'rejected'],
    ['Nueva S.A.', null],
  ] as const) {
    const { id } = await buildSupplier(app, own, { companyName });
    if (decision) await decide(admin, pathOf(id, own.id), { decision, reason: 'x' }).expect(201);
  }
  const names = async (query: Record<string, unknown>) => {
    const sent = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
    const { body } = await request(server)
      .get(`/api/workflows/${own.id}/suppliers`)
      .query(sent)
      .set(bearer(user))
      .expect(200);
    return body.map(({ invite }: { invite: { company_name: string } }) => invite.company_name);
  };
  expect(await names({ filter: { decision: 'rejected' } })).toEqual(['Mala S.A.']);
  expect(await names({ filter: { decision: 'none' } })).toEqual(['Nueva S.A.']);
  expect((await names({ filter: { decision: ['approved', 'none'] } })).sort()).toEqual(['Buena S.A.', 'Nueva S.A.']);
  expect(await names({ sort: ['decision.decision', 'DESC'] })).toEqual(['Mala S.A.', 'Buena S.A.', 'Nueva S.A.']);
});
