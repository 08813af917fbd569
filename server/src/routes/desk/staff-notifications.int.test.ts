import { findOverdueRequests } from '@homologa/core/desk/queue/find-overdue-requests';
import { newId } from '@homologa/core/kernel/ids';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { requestInvestigations } from '@homologa/core/reports/report-requests.steps';
import { type BuiltPerson, buildStaff, buildSupplier } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { personNotificationRoutes } from '../notifications/notifications.routes';
import { deskQueueRoutes } from './desk-queue.routes';

let app: TestApp;
let story: DeskStory;
let other: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...deskQueueRoutes, ...personNotificationRoutes]);
  other = await buildStaff(app);
});
afterAll(() => app.destroy());

async function toldOf(who: BuiltPerson, kind: string): Promise<NotificationResponse[]> {
  const filter = encodeURIComponent(JSON.stringify({ kind }));
  return (await story.call(who, 'get', `/api/notifications?filter=${filter}`).expect(200)).body;
}
const aboutOf = async (who: BuiltPerson, kind: string, requestId: string) =>
  (await toldOf(who, kind)).filter(({ path }) => path === `/desk/${requestId}`);
const setDue = (id: string, dueAt: Date) =>
  app.db.system((tx) => tx.reportRequest.update({ where: { id }, data: { dueAt } }));
const PAST = new Date(Date.UTC(2020, 0, 1));
const findOverdue = () => findOverdueRequests(story.system(), new AbortController().signal);

test('all of the staff are told of a new request, with the transaction that makes it', async () => {
  const { id, supplier } = await story.buildRequest({ type: 'investigating' });
  for (const who of [story.staff, other]) {
    expect(await aboutOf(who, 'request_new', id)).toMatchObject([{ supplier: supplier.companyName, read_at: null }]);
  }
});

test('of many that come in at once they are told in one sentence', async () => {
  const { companyId, workflow } = await story.buildClient({ type: 'investigating' });
  const suppliers = [await buildSupplier(app, workflow), await buildSupplier(app, workflow)];
  const ids = suppliers.map(({ id }) => id);
  const of = { id: workflow.id, companyId, type: 'investigating', reportType: 'bir' } as const;
  await app.db.tenant(companyId, (tx) => requestInvestigations(story.system(), tx, of, ids));
  const told = (await toldOf(other, 'request_new')).filter(({ facts }) => facts['count'] === 2);
  expect(told).toMatchObject([{ workflow: workflow.title, supplier: null, path: '/desk' }]);
  await story.call(other, 'put', '/api/notification-choices', {
    choices: [{ kind: 'request_new', delivery: 'at_once' }],
  });
  await sendNotificationMail(story.system(), { notificationId: told[0]?._id ?? '', messageId: newId() });
  const [mail] = await app.db.read.capturedMail.findMany({ where: { to: { has: other.email } } });
  expect(mail?.text).toContain(`2 requests in “${workflow.title}” have come in.`);
});

test('who gets a request from somebody else is told, who takes one is not', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/assign`, { staff_id: other.userId }).expect(200);
  await story.desk('post', `${id}/assign`, { staff_id: other.userId }).expect(200);
  expect(await aboutOf(other, 'request_assigned', id)).toHaveLength(1);
  await story.desk('post', `${id}/assign`, { staff_id: story.staff.userId }).expect(200);
  await story.desk('post', `${id}/assign`, { staff_id: null }).expect(200);
  expect(await aboutOf(story.staff, 'request_assigned', id)).toEqual([]);
});

test('an overdue request is told of once: to who holds it, else to all', async () => {
  const held = await story.buildRequest({ type: 'investigating' });
  const free = await story.buildRequest({ type: 'investigating' });
  const waiting = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${held.id}/take`).expect(200);
  await story.desk('post', `${waiting.id}/take`).expect(200);
  await story.desk('post', `${waiting.id}/status`, { status: 'awaiting_supplier', reason: 'Asked' }).expect(200);
  for (const { id } of [held, free, waiting]) await setDue(id, PAST);
  const found = await Promise.all([findOverdue(), findOverdue()]);
  expect(found.reduce((sum, { told }) => sum + told, 0)).toBe(2);
  expect(await findOverdue()).toEqual({ told: 0 });
  const count = async (who: BuiltPerson, id: string) => (await aboutOf(who, 'request_overdue', id)).length;
  expect([await count(story.staff, held.id), await count(other, held.id)]).toEqual([1, 0]);
  expect([await count(story.staff, free.id), await count(other, free.id)]).toEqual([1, 1]);
  expect(await count(story.staff, waiting.id)).toBe(0);
});
