import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { supplierListResponse, supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierFileRoutes } from './supplier-files.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
let flow: { id: string; companyId: string };
let closed: { id: string; companyId: string };
let path: string;

const day = (n: number) => new Date(Date.UTC(2026, 9, n));

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...supplierFileRoutes]);
  admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  user = await buildPerson(app, { companyId, role: 'company_user' });
  flow = await buildWorkflow(app, companyId);
  closed = await buildWorkflow(app, companyId, { status: 'closed' });
  path = `/api/workflows/${flow.id}/suppliers`;
  await buildSupplier(app, flow, {
    companyName: 'Índigo Açúcar Ltda',
    country: 'brazil',
    taxId: '12ABC34501DE35',
    status: 'completed',
    commercialScore: 75,
    financialStrength: '3A',
    createdAt: day(1),
  });
  await buildSupplier(app, flow, {
    companyName: 'Zinc Patagonia',
    fullName: 'Óscar Peña',
    country: 'argentina',
    taxId: '30500010912',
    status: 'in_progress',
    commercialScore: 12,
    createdAt: day(2),
  });
  await buildSupplier(app, flow, {
    companyName: 'Andes 100% Wool',
    country: 'peru',
    status: 'completed',
    lastUpdate: 'creating_report',
    createdAt: day(3),
  });
  await buildSupplier(app, closed, { companyName: 'Cerrada S.A.' });
});
afterAll(() => app.destroy());

const get = (who: BuiltPerson, url: string, query: Record<string, unknown> = {}) =>
  request(server)
    .get(url)
    .query(
      Object.fromEntries(
        Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    )
    .set({ Authorization: `Bearer ${who.token}` });
const names = async (query: Record<string, unknown>, url = path, who = admin) =>
  (await get(who, url, query)).body.map(({ invite }: { invite: { company_name: string } }) => invite.company_name);

test.each([
  ['indigo acucar', ['Índigo Açúcar Ltda']],
  ['ÓSCAR PEÑA', ['Zinc Patagonia']],
  ['12.ABC.345/01DE-35', ['Índigo Açúcar Ltda']],
  ['30-50001091-2', ['Zinc Patagonia']],
  ['z', ['Zinc Patagonia']],
  ['In', ['Índigo Açúcar Ltda']],
  ['0% w', ['Andes 100% Wool']],
  ['100%W', []],
  ["'; drop table", []],
])('the search term %s finds what it should', async (q, expected) => {
  expect(await names({ filter: { q } })).toEqual(expected);
  expect(await names({ q })).toEqual(expected);
});

test('filters narrow by status as shown, country by any name, rating and score group', async () => {
  expect(await names({ filter: { status: 'in_progress' } })).toEqual(['Andes 100% Wool', 'Zinc Patagonia']);
  expect(await names({ status: 'completed' })).toEqual(['Índigo Açúcar Ltda']);
  expect(await names({ filter: { country: ['Brasil', 'PE'] } })).toEqual(['Andes 100% Wool', 'Índigo Açúcar Ltda']);
  expect(await names({ filter: { commercial_score: ['alert', 'good'] } })).toHaveLength(2);
  expect(await names({ filter: { commercial_score: 'great' } })).toEqual([]);
  expect(await names({ filter: { financial_strength: '3A', country: 'brazil' } })).toEqual(['Índigo Açúcar Ltda']);
  expect(await names({ filter: { workflow_id: closed.id } }, '/api/suppliers')).toEqual([]);
});

test('lists sort by wire path and page with the range of the answer', async () => {
  expect(await names({ sort: ['invite.company_name', 'ASC'] })).toEqual([
    'Andes 100% Wool',
    'Índigo Açúcar Ltda',
    'Zinc Patagonia',
  ]);
  expect(await names({ sort: ['report.commercial_score', 'DESC'] })).toEqual([
    'Índigo Açúcar Ltda',
    'Zinc Patagonia',
    'Andes 100% Wool',
  ]);
  const page = await get(admin, path, { range: [1, 1] });
  expect(page.headers['content-range']).toBe('suppliers 1-1/3');
  expect(page.body).toHaveLength(1);
  expect(supplierListResponse.safeParse(page.body).error).toBeUndefined();
  const filtered = await get(admin, path, { filter: { country: 'brazil' } });
  expect(filtered.headers['content-range']).toBe('suppliers 0-0/1');
  const byStatus = await get(admin, path, { filter: { status: ['in_progress'] }, range: [0, 0] });
  expect(byStatus.headers['content-range']).toBe('suppliers 0-0/2');
  const none = await get(admin, path, { filter: { status: 'archived' } });
  expect(none.headers['content-range']).toBe('suppliers */0');
  const all = await get(admin, '/api/suppliers');
  expect(all.headers['content-range']).toBe('suppliers 0-2/3');
});

test('every sort the contract offers works', async () => {
  const { supplierList } = await import('@homologa/domain/suppliers/supplier.contract');
  for (const field of Object.keys(supplierList.sort)) {
    for (const order of ['ASC', 'DESC']) expect((await get(admin, path, { sort: [field, order] })).status).toBe(200);
  }
});

const statusOf = async (query: Record<string, unknown>) => (await get(admin, path, query)).status;

test('unknown filters and sorts are 422, what cannot be parsed is 400', async () => {
  expect(await statusOf({ filter: { password: 'x' } })).toBe(422);
  expect(await statusOf({ filter: { status: 'lost' } })).toBe(422);
  expect(await statusOf({ sort: ['companyId', 'ASC'] })).toBe(422);
  expect(await statusOf({ filter: '{' })).toBe(400);
  expect(await statusOf({ range: '[5' })).toBe(400);
  expect(await statusOf({ range: [5, 1] })).toBe(400);
  expect(await statusOf({ sort: ['status'] })).toBe(400);
});

test('tabs count what is shown', async () => {
  const counts = { all: 3, pending: 0, in_progress: 2, completed: 1, archived: 0 };
  expect((await get(admin, `${path}/counts`)).body).toEqual(counts);
  expect((await get(admin, '/api/suppliers/counts')).body).toEqual(counts);
  const lists = [path, '/api/suppliers'];
  for (const list of lists) {
    for (const filter of [{ q: 'a' }, { q: 'nobody at all' }, { country: ['argentina'] }, { workflow_id: newId() }]) {
      const counted: unknown = (await get(admin, `${list}/counts`, { filter: { ...filter, status: ['completed'] } }))
        .body;
      const listed = Object.keys(counts).map(async (status) => {
        const answer = await get(admin, list, { filter: { ...filter, status: [status] }, range: [0, 0] });
        return [status, Number(answer.headers['content-range']?.split('/')[1])];
      });
      expect(counted).toEqual(Object.fromEntries(await Promise.all(listed)));
    }
  }
  expect((await get(admin, `${path}/counts`, { filter: { password: 'x' } })).status).toBe(422);
});

test('one supplier carries everything', async () => {
  const companyId = admin.companyId ?? '';
  const supplier = await buildSupplier(app, closed, { companyName: 'Completa S.A.', status: 'completed' });
  const item = { id: newId(), companyId, workflowId: closed.id, position: 0, type: 'input' as const, title: 'Why?' };
  const scope = { companyId, supplierId: supplier.id };
  const [fileId, requestId] = [newId(), newId()];
  await app.db.system(async (tx) => {
    await tx.questionnaireItem.create({ data: item });
    await tx.answer.create({
      data: { id: newId(), ...scope, questionId: item.id, value: 'Because', updatedAt: day(4) },
    });
    await tx.statusUpdate.create({ data: { id: newId(), ...scope, name: 'email_received', createdAt: day(4) } });
    await tx.statusUpdate.create({ data: { id: newId(), ...scope, name: 'started_onboarding', createdAt: day(5) } });
    await tx.reminder.create({ data: { id: newId(), ...scope, source: 'person', remindedAt: day(6) } });
    await tx.ccrRequest.create({
      data: { id: newId(), ...scope, requestedAt: day(5), deliveredAt: day(6), score: 'B' },
    });
    await tx.report.create({
      data: { ...scope, revenue: 1234.5, paydex: 80, balanceSheetDate: day(7), updatedAt: day(7) },
    });
    await tx.reportRequest.create({
      data: { id: requestId, ...scope, workflowId: closed.id, kind: 'bir', gateway: 'desk', requestedAt: day(5) },
    });
    await tx.storedFile.create({
      data: {
        id: fileId,
        companyId,
        key: `k/${fileId}`,
        name: 'BIR.pdf',
        mime: 'application/pdf',
        size: 4,
        sha256: '',
        createdAt: day(7),
      },
    });
    const file = { ...scope, requestId, fileId, kind: 'bir' as const, createdAt: day(7) };
    await tx.reportFile.create({ data: { id: newId(), ...file, sinceVersion: 1 } });
    await tx.reportFile.create({ data: { id: newId(), ...file } });
    await tx.activity.create({
      data: {
        id: newId(),
        ...scope,
        workflowId: closed.id,
        supplierCompanyName: 'Completa S.A.',
        type: 'report_available',
        createdAt: day(7),
      },
    });
  });
  const answer = await get(admin, `/api/workflows/${closed.id}/suppliers/${supplier.id}`);
  expect(answer.status).toBe(200);
  expect(supplierResponse.safeParse(answer.body).error).toBeUndefined();
  expect(answer.body).toMatchObject({
    status_updates: [
      { name: 'email_received', created_at: day(4).toISOString() },
      { name: 'started_onboarding', created_at: day(5).toISOString() },
    ],
    reminders: [{ reminded_at: day(6).toISOString() }],
    ccr: { delivered_at: day(6).toISOString(), score: 'B' },
    desk_request: { kind: 'bir', status: 'queued' },
    report: { revenue: 1234.5, paydex: 80, balance_sheet_date: '2026-10-07' },
    answers: [{ question_id: item.id, answer: 'Because' }],
    questions: [{ _id: item.id, title: 'Why?', type: 'input' }],
    activities: [{ type: 'report_available' }],
  });
  expect(answer.body.report.files.bir).toEqual([
    { file_id: fileId, name: 'BIR.pdf', created_at: day(7).toISOString() },
  ]);
});

test('a company user reads without labels and changes nothing', async () => {
  const supplier = await buildSupplier(app, flow, { companyName: 'Wait S.A.' });
  const url = `${path}/${supplier.id}`;
  const rows = await get(user, path);
  expect(rows.status).toBe(200);
  expect(rows.body.every((row: object) => !('tags' in row))).toBe(true);
  expect((await get(user, url)).body).not.toHaveProperty('tags');
  expect((await get(user, path, { filter: { tags: [newId()] } })).status).toBe(422);
  const as = { Authorization: `Bearer ${user.token}` };
  const refused = await Promise.all([
    request(server).post(path).set(as).send({}),
    request(server).post(`/api/workflows/${flow.id}/suppliers_bulk`).set(as).send([]),
    request(server).post(`/api/workflows/${flow.id}/imports`).set(as).attach('file', Buffer.from('a;b'), 'a.csv'),
    request(server).put(url).set(as).send({ status: 'completed' }),
    request(server).put(url).set(as).send({ tags: [] }),
    request(server).put(url).set(as).send({}),
    request(server).delete(url).set(as),
    request(server).post(`${url}/reminders`).set(as),
    request(server).post(`${path}/reminders`).set(as),
    request(server).post(`${url}/invitations`).set(as),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  const draft = await buildWorkflow(app, admin.companyId ?? '', { status: 'draft' });
  expect((await get(user, `/api/workflows/${draft.id}/suppliers`)).status).toBe(404);
  expect((await get(admin, `/api/workflows/${draft.id}/suppliers`)).status).toBe(200);
  await request(server)
    .delete(url)
    .set({ Authorization: `Bearer ${admin.token}` })
    .expect(200);
});

test("another company's ids are answered exactly as unknown ones, on every route", async () => {
  const stranger = await buildPerson(app);
  const own = await buildWorkflow(app, stranger.companyId ?? '');
  const theirs = await buildSupplier(app, flow);
  const as = { Authorization: `Bearer ${stranger.token}` };
  const calls = (wid: string, sid: string) => {
    const url = `/api/workflows/${wid}/suppliers`;
    return [
      request(server).get(`${url}/${sid}`).set(as),
      request(server).put(`${url}/${sid}`).set(as).send({ status: 'completed' }),
      request(server).delete(`${url}/${sid}`).set(as),
      request(server).post(`${url}/${sid}/invitations`).set(as),
      request(server).post(`${url}/${sid}/reminders`).set(as),
      request(server).patch(`${url}/${sid}/files`).set(as).attach('file', Buffer.from('hello'), 'a.txt'),
      request(server).get(`${url}/${sid}/files/${newId()}`).set(as),
      request(server).delete(`${url}/${sid}/files/${newId()}`).set(as),
      request(server).get(`${url}/${sid}/question/${newId()}`).set(as),
    ];
  };
  const ofWorkflow = [
    request(server).get(path).set(as),
    request(server).get(`${path}/counts`).set(as),
    request(server).post(path).set(as).send({}),
    request(server).post(`/api/workflows/${flow.id}/suppliers_bulk`).set(as).send([]),
    request(server).post(`/api/workflows/${flow.id}/imports`).set(as).attach('file', Buffer.from('a;b'), 'a.csv'),
    request(server).post(`${path}/reminders`).set(as),
  ];
  const every = [...ofWorkflow, ...calls(flow.id, theirs.id), ...calls(own.id, theirs.id), ...calls(own.id, 'no-id')];
  const answers = await Promise.all(every);
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
    answers.map(() => [404, 'Oops! Page not found.']),
  );
  expect((await get(stranger, '/api/suppliers')).body).toEqual([]);
});

test('nobody is anonymous', async () => {
  expect((await request(server).get(path)).status).toBe(401);
});
