import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory, statusesOf } from '../../test/desk-story';
import { supplierRoutes } from '../suppliers/suppliers.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, supplierRoutes);
});
afterAll(() => app.destroy());

const set = (id: string, status: string, reason = 'Nobody answers') =>
  story.desk('post', `${id}/status`, { status, reason });

test('each status leaves its row: from, to, when, by whom and why', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  await set(id, 'awaiting_supplier', 'Asked for the balance sheet').expect(200);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 80 } }).expect(200);
  await story.desk('post', `${id}/deliver`).expect(409);
  await story.desk('post', `${id}/data-verified`).expect(409);
  await set(id, 'taken', 'It came').expect(200);
  await story.attach(id, 'bir', 'a.pdf').expect(201);
  await story.desk('post', `${id}/data-verified`).expect(200);
  const { body } = await story.desk('post', `${id}/deliver`).expect(200);
  const by = { id: story.staff.userId, name: 'Ana Pérez' };
  expect(body.history).toMatchObject([
    { from: 'verified', to: 'delivered', by },
    { from: 'taken', to: 'verified', by },
    { from: 'awaiting_supplier', to: 'taken', reason: 'It came', by },
    { from: 'taken', to: 'awaiting_supplier', reason: 'Asked for the balance sheet', by },
    { from: 'queued', to: 'taken', reason: '', by },
    { from: null, to: 'queued', by: null },
  ]);
  expect(body.status_since).toBe(body.history[0].at);
  const moves = await app.db.read.reportRequestTransition.findMany({ where: { requestId: id } });
  await expect(
    app.db.system((tx) => tx.reportRequestTransition.deleteMany({ where: { id: moves[0]?.id ?? '' } })),
  ).rejects.toThrow();
});

test('a supplier that cannot be located stops the request, as its client reads, until somebody queues it anew', async () => {
  const { id, client, path, companyId, workflow, supplier } = await story.buildRequest({ type: 'investigating' });
  expect((await set(id, 'unable_to_locate')).body.code).toBe('request_move_refused');
  await story.desk('post', `${id}/take`).expect(200);
  expect((await set(id, 'unable_to_locate', ' ')).body).toMatchObject({ code: 'status_reason_required' });
  await set(id, 'unable_to_locate').expect(200);
  const told = await story.call(client, 'get', path).expect(200);
  expect(told.body.desk_request).toMatchObject({ id, status: 'unable_to_locate', delivered_at: null });
  await story.desk('patch', `${id}/data`, { figures: { paydex: 1 } }).expect(409);
  const requeued = await set(id, 'queued', 'Another number').expect(200);
  expect(requeued.body).toMatchObject({ status: 'queued', taken_by: null, taken_at: null });
  expect(await story.ask({ companyId, workflow, supplier })).toBe(id);
});

test('what stopped is not opened anew beside a further request of its kind', async () => {
  const { id, companyId, workflow, supplier } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  await set(id, 'failed').expect(200);
  const further = await story.ask({ companyId, workflow, supplier });
  expect(further).not.toBe(id);
  expect((await set(id, 'queued')).body.code).toBe('request_move_refused');
});

test('while the supplier is awaited no second request of the kind is made', async () => {
  const { id, companyId, workflow, supplier } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  await set(id, 'awaiting_supplier').expect(200);
  expect(await story.ask({ companyId, workflow, supplier })).toBe(id);
});

test('two who move a request at once: one does', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  const other = await buildStaff(app);
  const both = await Promise.all([
    story.call(story.staff, 'post', `/api/desk/requests/${id}/status`, { status: 'failed', reason: 'a' }),
    story.call(story.staff, 'post', `/api/desk/requests/${id}/status`, { status: 'unable_to_locate', reason: 'b' }),
  ]);
  expect(statusesOf(both)).toEqual([200, 409]);
  const third = await story.call(other, 'post', `/api/desk/requests/${id}/status`, { status: 'queued', reason: 'c' });
  expect(third.status).toBe(200);
});
