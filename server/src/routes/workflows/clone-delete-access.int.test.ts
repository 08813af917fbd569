import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const post = (body: object, person = admin) => request(server).post('/api/workflows').set(as(person)).send(body);
const put = (id: string, body: object, person = admin) =>
  request(server).put(`/api/workflows/${id}`).set(as(person)).send(body);
const get = (id: string, person = admin) => request(server).get(`/api/workflows/${id}`).set(as(person));

test('any status is cloned to a draft with the same title and a questionnaire of its own', async () => {
  for (const status of ['draft', 'active', 'closed'] as const) {
    const source = await buildWorkflow(app, admin.companyId ?? '', {
      status,
      payment: 'supplier',
      pricePerSupplier: 700,
      emailSubject: 'Welcome',
    });
    const item = {
      companyId: source.companyId,
      workflowId: source.id,
      position: 0,
      type: 'radio',
      title: 'Q',
    } as const;
    const itemId = crypto.randomUUID();
    await app.db.system((tx) =>
      tx.questionnaireItem.create({
        data: {
          ...item,
          id: itemId,
          options: [
            { id: 'a', value: 'A' },
            { id: 'b', value: 'B' },
          ],
        },
      }),
    );
    const clone = await request(server).post(`/api/workflows/${source.id}/clone`).set(as(admin));
    expect(clone.status).toBe(201);
    expect(workflowResponse.safeParse(clone.body).success).toBe(true);
    expect(clone.body).toMatchObject({
      status: 'draft',
      payment: 'supplier',
      price_per_supplier: 7,
      report_type: 'questionnaire',
      info: { title: 'Homologación 2026', email: { subject: 'Welcome' } },
      questionnaire: [{ type: 'radio', title: 'Q', options: [{ value: 'A' }, { value: 'B' }] }],
      suppliers: [],
      launched_at: null,
      closed_at: null,
    });
    expect(clone.body.id).not.toBe(source.id);
    expect(clone.body.questionnaire[0].id).not.toBe(itemId);
  }
});

test('only drafts are deleted, with what belongs to them', async () => {
  const { body: draft } = await post({ questionnaire: [{ type: 'input', title: 'Q' }] });
  const id = draft.id as string;
  await put(id, { suppliers: [{ invite: { company_name: 'X' } }] });
  const deleted = await request(server).delete(`/api/workflows/${id}`).set(as(admin));
  expect([deleted.status, deleted.body]).toEqual([200, { _id: id, id }]);
  expect((await get(id)).status).toBe(404);
  expect(await app.db.read.supplier.count({ where: { workflowId: id } })).toBe(0);
  const active = await buildWorkflow(app, admin.companyId ?? '');
  const refused = await request(server).delete(`/api/workflows/${active.id}`).set(as(admin));
  expect([refused.status, refused.body.error]).toEqual([409, 'Only a draft can be changed in this way.']);
});

test('a company user reads what is launched, may change nothing, and knows of no draft', async () => {
  const { body: draft } = await post({});
  const active = await buildWorkflow(app, admin.companyId ?? '');
  const created = await post({}, user);
  expect([created.status, created.body.error]).toEqual([403, 'You do not have permission to do this.']);
  expect((await get(active.id, user)).status).toBe(200);
  const calls = (id: string) => [
    put(id, { info: { title: 'Mine' } }, user),
    request(server).put(`/api/workflows/${id}/activate`).set(as(user)),
    request(server).put(`/api/workflows/${id}/close`).set(as(user)),
    request(server).get(`/api/workflows/${id}/close-effects`).set(as(user)),
    request(server).post(`/api/workflows/${id}/clone`).set(as(user)),
    request(server).delete(`/api/workflows/${id}`).set(as(user)),
  ];
  for (const call of calls(active.id)) expect((await call).status).toBe(403);
  for (const call of [get(draft.id as string, user), ...calls(draft.id as string)]) {
    const answer = await call;
    expect([answer.status, answer.body.error]).toEqual([404, 'Oops! Page not found.']);
  }
});

test('suppliers, provider staff and strangers have no workflows', async () => {
  const supplier = await buildPerson(app, { companyId: null });
  const staff = await buildPerson(app, { staff: true });
  expect((await request(server).get('/api/workflows')).status).toBe(401);
  for (const person of [supplier, staff]) expect((await post({}, person)).status).toBe(403);
});

test('what cannot be parsed is told apart from a broken rule', async () => {
  const { body: draft } = await post({});
  const malformed = await request(server)
    .put(`/api/workflows/${draft.id}`)
    .set(as(admin))
    .set('Content-Type', 'application/json')
    .send('{"info":');
  expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed_request']);
  const wrong = await put(draft.id as string, { type: 'sideways', questionnaire: [{ type: 'essay' }] });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input']);
  expect(wrong.body.details).toMatchObject([{ path: 'type' }, { path: 'questionnaire.0.type', index: 0 }]);
});
