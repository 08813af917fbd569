import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { reportRoutes } from '../reports/reports.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { deskQueueRoutes } from './desk-queue.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...reportRoutes, ...deskQueueRoutes]);
});
afterAll(() => app.destroy());

const DAY = 86_400_000;
const call = (id: string, outcome: string, more: object = {}) =>
  story.desk('post', `${id}/calls`, { number: '+55 11 5555 1234', outcome, note: '', ...more });
const now = () => app.contextFor({ kind: 'anonymous' }).now().getTime();

async function buildTaken(traits: object = {}) {
  const built = await story.buildRequest(traits);
  await story.desk('post', `${built.id}/take`).expect(200);
  return built;
}

/**
 * Records two failed call attempts on one day and expects a third attempt to be rejected; then moves the two attempts
 * to different working days.
 */
async function fail(id: string): Promise<void> {
  await call(id, 'no_answer').expect(201);
  await call(id, 'wrong_number').expect(201);
  const early = await call(id, 'no_answer');
  expect([early.status, early.body.code]).toEqual([409, 'call_attempt_too_early']);
  const calls = await app.db.read.callLog.findMany({ where: { requestId: id }, orderBy: { id: 'asc' } });
  const [first, second] = calls;
  for (const [made, at] of [
    [first, '2026-03-10T15:00:00.000Z'],
    [second, '2026-03-11T15:00:00.000Z'],
  ] as const) {
    await app.db.system((tx) =>
      tx.callLog.updateMany({ where: { id: made?.id ?? '' }, data: { createdAt: new Date(at) } }),
    );
  }
}

test('three attempts over two working days, then the supplier cannot be located, and its client is told', async () => {
  const { id, client, path, companyId, supplier } = await buildTaken();
  await fail(id);
  expect((await story.desk('get', id)).body.call_attempts).toEqual({ made: 2, of: 3 });
  const last = await call(id, 'no_answer').expect(201);
  expect(last.body).toMatchObject({ status: 'unable_to_locate', taken_by: { id: story.staff.userId } });
  expect((await call(id, 'no_answer')).status).toBe(409);
  expect((await story.call(client, 'get', path)).body.desk_request.status).toBe('unable_to_locate');
  const told = await app.db.read.notification.findMany({ where: { kind: 'unable_to_locate', companyId } });
  expect(told).toMatchObject([{ supplierId: supplier.id, userId: client.userId, requestId: id }]);
});

test('the client reopens it with another number, and the attempts are counted anew', async () => {
  const { id, client, path } = await buildTaken();
  const locate = (phone: string, who = client) => story.call(who, 'post', `${path}/locate`, { phone });
  expect((await locate('+55 11 4444 3333')).body.code).toBe('supplier_not_lost');
  await fail(id);
  await call(id, 'no_answer').expect(201);
  expect((await locate('none')).body.code).toBe('phone_invalid');
  expect((await locate('(11) 5555-1234')).body.code).toBe('supplier_number_called');
  expect((await locate('+55 11 4444 3333', await buildPerson(app))).status).toBe(404);
  await locate('(11) 4444-3333').expect(200);
  const { body } = await story.desk('get', id).expect(200);
  expect(body).toMatchObject({
    status: 'queued',
    phone_to_call: '+551144443333',
    taken_by: { id: story.staff.userId },
    call_attempts: { made: 0, of: 3 },
  });
  expect((await locate('+55 11 4444 3332')).status).toBe(409);
  await story.desk('post', `${id}/take`).expect(200);
  expect((await call(id, 'no_answer').expect(201)).body.call_attempts.made).toBe(1);
});

test('a supplier that asked to be called again surfaces in the queue when the time has come', async () => {
  const { id, companyId } = await buildTaken();
  const due = async () => {
    const filter = encodeURIComponent(JSON.stringify({ client: companyId, call_back: true }));
    const { body } = await story.call(story.staff, 'get', `/api/desk/requests?filter=${filter}`).expect(200);
    return body.map((row: { id: string }) => row.id);
  };
  for (const at of [undefined, null, new Date(now() - DAY).toISOString()]) {
    const refused = await call(id, 'call_back', { call_back_at: at });
    expect([refused.status, refused.body.code]).toEqual([422, 'call_back_time_required']);
  }
  const at = new Date(now() + DAY).toISOString();
  const { body } = await call(id, 'call_back', { call_back_at: at }).expect(201);
  expect([body.call_back_at, body.calls[0].call_back_at, body.call_attempts.made]).toEqual([at, at, 0]);
  expect(await due()).toEqual([]);
  const past = new Date(now() - DAY);
  await app.db.system((tx) => tx.reportRequest.updateMany({ where: { id, companyId }, data: { callBackAt: past } }));
  expect(await due()).toEqual([id]);
  const { body: summary } = await story.call(story.staff, 'get', '/api/desk/summary').expect(200);
  expect(summary.call_backs.mine).toBeGreaterThanOrEqual(1);
  expect((await call(id, 'verified').expect(201)).body.call_back_at).toBeNull();
  expect(await due()).toEqual([]);
});

test('verifying and delivering demand a verified call or a written reason', async () => {
  const { id } = await buildTaken();
  expect((await story.desk('get', id)).body.delivery_gaps).toEqual(['verified_call', 'report_file']);
  for (const action of ['data-verified', 'deliver']) {
    const refused = await story.desk('post', `${id}/${action}`, {});
    expect([refused.status, refused.body.code]).toEqual([422, 'verified_call_required']);
  }
  await call(id, 'refused').expect(201);
  await story.desk('post', `${id}/data-verified`, { reason: ' ' }).expect(422);
  const reason = 'Confirmed by letter';
  const { body } = await story.desk('post', `${id}/data-verified`, { reason }).expect(200);
  expect([body.without_call_reason, body.delivery_gaps]).toEqual([reason, ['report_file']]);
  await story.attach(id, 'bir', 'a.pdf').expect(201);
  await story.desk('post', `${id}/deliver`).expect(200);
});

test.each(['verified', 'corrected'])('a call that ends as %s is enough', async (outcome) => {
  const { id } = await buildTaken();
  await call(id, outcome).expect(201);
  await story.desk('post', `${id}/data-verified`).expect(200);
});

test('an investigation does without its supplier, and needs no call', async () => {
  const { id } = await buildTaken({ type: 'investigating' });
  expect((await story.desk('get', id)).body.delivery_gaps).toEqual(['report_file']);
  await story.desk('post', `${id}/data-verified`).expect(200);
});
