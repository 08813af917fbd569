import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildStaff, buildSupplier } from '@homologa/core/test/builders';
import { recordStatements, withoutFrame } from '@homologa/core/test/sent-statements';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { deskQueueRoutes } from './desk-queue.routes';

let app: TestApp;
let story: DeskStory;
let other: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, deskQueueRoutes);
  other = await buildStaff(app);
});
afterAll(() => app.destroy());

const as = (who: BuiltPerson, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) =>
  story.call(who, method, `/api/desk/requests/${path}`, body);
const assign = (id: string, staffId: string | null) => story.desk('post', `${id}/assign`, { staff_id: staffId });
const list = (who: BuiltPerson, filter: object) =>
  story.call(who, 'get', `/api/desk/requests?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200);
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id);

async function buildRequests(count: number) {
  const built = await story.buildClient({ type: 'investigating' });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const supplier = await buildSupplier(app, built.workflow, { country: 'peru' });
    ids.push(await story.ask({ companyId: built.companyId, workflow: built.workflow, supplier }));
  }
  return { ...built, ids };
}

test('what one person holds nobody else changes, until they take it over', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await as(story.staff, 'post', `${id}/take`).expect(200);
  const tried = [
    await as(other, 'patch', `${id}/data`, { figures: { paydex: 1 } }),
    await as(other, 'post', `${id}/calls`, { number: '1', outcome: 'no_answer', note: '' }),
    await as(other, 'post', `${id}/status`, { status: 'failed', reason: 'r' }),
    await as(other, 'post', `${id}/data-verified`),
    await as(other, 'post', `${id}/deliver`),
    await as(other, 'delete', `${id}/files/${newId()}`),
    await as(other, 'post', `${id}/files`).field('type', 'bir').attach('file', Buffer.from('%PDF-1.4'), 'a.pdf'),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual(tried.map(() => [409, 'desk_request_held']));
  const over = await as(other, 'post', `${id}/take-over`).expect(200);
  expect(over.body).toMatchObject({ status: 'taken', taken_by: { id: other.userId } });
  await as(other, 'patch', `${id}/data`, { figures: { paydex: 2 } }).expect(200);
  const late = await as(story.staff, 'patch', `${id}/data`, { figures: { paydex: 3 } });
  expect([late.status, late.body.error]).toEqual([
    409,
    'Somebody else works on this request. Take it over before you change it.',
  ]);
  const trail = await app.db.read.auditEntry.findMany({ where: { objectId: id, action: 'desk.take_over' } });
  expect(trail.map(({ facts }) => facts)).toEqual([{ from: story.staff.userId, to: other.userId }]);
});

test('an assigned request is its assignee’s to take; released it is back in the queue', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  expect((await assign(id, other.userId).expect(200)).body).toMatchObject({
    status: 'queued',
    taken_by: { id: other.userId },
  });
  expect((await as(story.staff, 'post', `${id}/take`)).body.code).toBe('desk_request_held');
  await as(other, 'post', `${id}/take`).expect(200);
  expect((await assign(id, story.staff.userId).expect(200)).body).toMatchObject({
    status: 'taken',
    taken_by: { id: story.staff.userId },
  });
  const released = await assign(id, null).expect(200);
  expect(released.body).toMatchObject({ status: 'queued', taken_by: null, taken_at: null });
  await as(story.staff, 'post', `${id}/take`).expect(200);
  await story.desk('post', `${id}/status`, { status: 'awaiting_supplier', reason: 'Asked' }).expect(200);
  expect((await assign(id, null).expect(200)).body).toMatchObject({ status: 'awaiting_supplier', taken_by: null });
  const client = await buildPerson(app);
  for (const nobody of [client.userId, newId()]) {
    const refused = await assign(id, nobody);
    expect([refused.status, refused.body.code]).toEqual([422, 'desk_assignee_unknown']);
  }
});

test('the queue is filtered by client, country, holder and lateness, and counts them', async () => {
  const { ids, companyId } = await buildRequests(3);
  const [late = '', mine = '', free = ''] = ids;
  await as(other, 'post', `${mine}/take`).expect(200);
  const past = new Date(Date.UTC(2020, 0, 1));
  await app.db.system((tx) =>
    tx.reportRequest.updateMany({ where: { id: { in: [late] }, companyId }, data: { dueAt: past } }),
  );
  const client = companyId;
  expect(idsOf(await list(other, { client }))).toEqual(ids);
  expect(idsOf(await list(other, { client, assignee: 'me' }))).toEqual([mine]);
  expect(idsOf(await list(story.staff, { client, assignee: 'me' }))).toEqual([]);
  expect(idsOf(await list(story.staff, { client, assignee: other.userId }))).toEqual([mine]);
  expect(idsOf(await list(other, { client, assignee: 'nobody' }))).toEqual([late, free]);
  expect(idsOf(await list(other, { client, overdue: true }))).toEqual([late]);
  expect(idsOf(await list(other, { client, country: 'brazil' }))).toEqual([]);
  expect(idsOf(await list(other, { client, country: ['peru', 'brazil'], q: 'Aceros' }))).toEqual(ids);
  const { body } = await story.call(other, 'get', '/api/desk/summary').expect(200);
  expect(body.clients).toContainEqual({ _id: client, id: client, name: 'Compradora Andina', open: 3, overdue: 1 });
  expect(body.staff).toContainEqual(expect.objectContaining({ id: other.userId, ...body.mine }));
  expect(body.all.open).toBe(body.countries.reduce((sum: number, { open }: { open: number }) => sum + open, 0));
  await as(other, 'post', `${late}/take`).expect(200);
  await as(other, 'post', `${late}/status`, { status: 'awaiting_supplier', reason: 'r' }).expect(200);
  expect(idsOf(await list(other, { client, overdue: true }))).toEqual([]);
});

test('fifty who take the next at once get fifty different ones, and then there is none', async () => {
  await app.db.system((tx) => tx.reportRequest.updateMany({ where: { status: 'queued' }, data: { status: 'failed' } }));
  const { ids } = await buildRequests(50);
  const kept = await story.buildRequest({ type: 'investigating' });
  await assign(kept.id, other.userId).expect(200);
  const answers = await Promise.all(ids.map(() => story.desk('post', 'take-next')));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(answers.map(({ body }) => body.id as string).sort()).toEqual([...ids].sort());
  const none = await story.desk('post', 'take-next');
  expect([none.status, none.body.code]).toEqual([409, 'desk_queue_empty']);
  expect((await as(other, 'post', 'take-next').expect(200)).body.id).toBe(kept.id);
}, 120_000);

test('the next is the one that is due first', async () => {
  const { ids, companyId } = await buildRequests(2);
  const past = new Date(Date.UTC(2020, 0, 1));
  await app.db.system((tx) =>
    tx.reportRequest.updateMany({ where: { id: ids[1] ?? '', companyId }, data: { dueAt: past } }),
  );
  expect((await story.desk('post', 'take-next').expect(200)).body.id).toBe(ids[1]);
});

test('the queue and its counts take as many statements with many requests as with few', async () => {
  const sent = recordStatements();
  try {
    const few = await buildRequests(2);
    const asked = async (path: string): Promise<string[]> => {
      await app.dispatcher.idle();
      sent.length = 0;
      await story.call(story.staff, 'get', path).expect(200);
      return withoutFrame(sent).map((text) => text.replace(/\$\d+(,\s*\$\d+)*/g, '$'));
    };
    const queue = `/api/desk/requests?filter=${encodeURIComponent(JSON.stringify({ client: few.companyId }))}`;
    const [queueOfFew, summaryOfFew] = [await asked(queue), await asked('/api/desk/summary')];
    for (let n = 0; n < 20; n += 1) {
      const supplier = await buildSupplier(app, few.workflow);
      await story.ask({ companyId: few.companyId, workflow: few.workflow, supplier });
    }
    expect((await asked(queue)).length).toBe(queueOfFew.length);
    expect(await asked('/api/desk/summary')).toEqual(summaryOfFew);
  } finally {
    vi.restoreAllMocks();
  }
});

test('the clock rests while the supplier is awaited, and runs on by what the wait took', async () => {
  const { id, companyId } = await story.buildRequest({ type: 'investigating' });
  await as(story.staff, 'post', `${id}/take`).expect(200);
  const before = await as(story.staff, 'get', id);
  await story.desk('post', `${id}/status`, { status: 'awaiting_supplier', reason: 'r' }).expect(200);
  const weekAgo = new Date(app.contextFor({ kind: 'anonymous' }).now().getTime() - 7 * 86_400_000);
  await app.db.system((tx) => tx.reportRequest.updateMany({ where: { id, companyId }, data: { pausedAt: weekAgo } }));
  const after = await story.desk('post', `${id}/status`, { status: 'taken', reason: 'r' }).expect(200);
  const gained = new Date(after.body.due_at).getTime() - new Date(before.body.due_at).getTime();
  // The request was paused for a week. Any week has at least three Brazilian working days, by which the deadline moves;
  // weekends in the extension move it further.
  expect(gained).toBeGreaterThanOrEqual(3 * 86_400_000);
  const row = await app.db.read.reportRequest.findUniqueOrThrow({ where: { id } });
  expect(row.pausedAt).toBeNull();
});
