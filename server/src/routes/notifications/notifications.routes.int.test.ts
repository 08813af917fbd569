import { newId } from '@homologa/core/kernel/ids';
import { findDigests } from '@homologa/core/notifications/find-digests';
import { notify, notifyClient, notifyStaff } from '@homologa/core/notifications/notify.steps';
import { sendDigestMail } from '@homologa/core/notifications/send-digest-mail';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { type BuiltPerson, buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { privacyRoutes } from '../privacy/privacy.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { personNotificationRoutes } from './notifications.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...personNotificationRoutes, ...privacyRoutes]);
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const mailTo = (email: string) =>
  app.db.read.capturedMail.findMany({ where: { to: { has: email } }, orderBy: { createdAt: 'asc' } });
const listOf = async (who: BuiltPerson, filter: object = {}) => {
  const answer = await story.call(
    who,
    'get',
    `/api/notifications?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return answer.body as NotificationResponse[];
};
const choose = (who: BuiltPerson, kind: string, delivery: string) =>
  story.call(who, 'put', '/api/notification-choices', { choices: [{ kind, delivery }] });

async function mail(userId: string): Promise<number> {
  const rows = await app.db.read.notification.findMany({ where: { userId, mail: 'pending' }, orderBy: { id: 'asc' } });
  let sent = 0;
  for (const { id } of rows) {
    if ((await sendNotificationMail(system(), { notificationId: id, messageId: newId() })).sent) sent += 1;
  }
  return sent;
}

async function buildTold(kind: 'delivered' | 'unable_to_locate' = 'delivered') {
  const built = await story.buildClient();
  const { client, companyId, workflow, supplier } = built;
  const tell = () =>
    app.db.tenant(companyId, (tx) =>
      notifyClient(system(), tx, kind, workflow, { workflowId: workflow.id, supplierId: supplier.id }),
    );
  await tell();
  return { ...built, client, tell };
}

test('a delivery is told in its own transaction, leads to the supplier, and is mailed at once', async () => {
  const { client, workflow, supplier } = await buildTold();
  const [told] = await listOf(client);
  expect(told).toMatchObject({
    kind: 'delivered',
    read_at: null,
    path: `/workflows/${workflow.id}/suppliers/${supplier.id}`,
    supplier: supplier.companyName,
    workflow: workflow.title,
  });
  expect(await mail(client.userId)).toBe(1);
  const [sent] = await mailTo(client.email);
  expect(sent?.subject).toContain(supplier.companyName);
  await sendNotificationMail(system(), { notificationId: told?.id ?? '', messageId: newId() });
  expect(await mailTo(client.email)).toHaveLength(1);
});

test('nobody is told of what is rolled back', async () => {
  const { client, companyId, workflow } = await story.buildClient();
  const refused = app.db.tenant(companyId, async (tx) => {
    await notifyClient(system(), tx, 'delivered', workflow, { workflowId: workflow.id });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await listOf(client)).toEqual([]);
  expect(await app.db.read.job.count({ where: { companyId, name: 'mail.send-notification' } })).toBe(0);
});

test('each person chooses per kind: at once, once a day, or no mail', async () => {
  const { client, tell } = await buildTold();
  await choose(client, 'delivered', 'never').expect(200);
  expect(await mail(client.userId)).toBe(0);
  await choose(client, 'delivered', 'daily').expect(200);
  await tell();
  await tell();
  expect(await mail(client.userId)).toBe(0);
  expect(await mailTo(client.email)).toEqual([]);

  const found = await findDigests(system(), new AbortController().signal);
  expect(found.digests).toBeGreaterThan(0);
  const due = { name: 'mail.send-digest', payload: { equals: { userId: client.userId } } };
  expect(await app.db.read.job.count({ where: due })).toBe(1);
  await findDigests(system(), new AbortController().signal);
  expect(await app.db.read.job.count({ where: due })).toBe(1);

  expect(await sendDigestMail(system(), { userId: client.userId, messageId: newId() })).toEqual({ sent: 2 });
  const [digest] = await mailTo(client.email);
  expect(digest?.subject).toMatch(/2 notifications of the day$/);
  expect(digest?.text.match(/has been delivered/g)).toHaveLength(2);
  expect(await sendDigestMail(system(), { userId: client.userId, messageId: newId() })).toEqual({ sent: 0 });
  expect(await mailTo(client.email)).toHaveLength(1);
  expect(await listOf(client)).toHaveLength(3);
});

test('the choices name every kind that one can be told of, and no other is taken', async () => {
  const { client } = await story.buildClient();
  const before = await story.call(client, 'get', '/api/notification-choices');
  expect(before.body).toContainEqual({ kind: 'delivered', delivery: 'at_once', is_default: true });
  expect(before.body.map(({ kind }: { kind: string }) => kind)).not.toContain('request_assigned');
  const chosen = await choose(client, 'delivered', 'daily');
  expect(chosen.body).toContainEqual({ kind: 'delivered', delivery: 'daily', is_default: false });
  const refused = await choose(client, 'request_assigned', 'daily');
  expect([refused.status, refused.body.details[0].path]).toEqual([422, 'choices.0.kind']);
  const staff = await story.call(story.staff, 'get', '/api/notification-choices');
  expect(staff.body.map(({ kind }: { kind: string }) => kind)).toContain('request_assigned');
});

test('one’s own are read and unread, one by one or all at once; others’ are unknown', async () => {
  const { client, tell } = await buildTold('unable_to_locate');
  await tell();
  const [newest] = await listOf(client);
  const path = `/api/notifications/${newest?.id}`;
  const read = await story.call(client, 'patch', path, { read: true });
  expect(read.body.read_at).not.toBeNull();
  expect(await listOf(client, { unread: true })).toHaveLength(1);
  const unread = await story.call(client, 'patch', path, { read: false });
  expect(unread.body.read_at).toBeNull();
  const stranger = await buildPerson(app);
  expect((await story.call(stranger, 'patch', path, { read: true })).status).toBe(404);
  const all = await story.call(client, 'post', '/api/notifications/read');
  expect(all.body).toMatchObject({ unread: 0, newest_id: newest?.id });
  expect(await listOf(client, { unread: true })).toEqual([]);
});

test('in another company one is shown what that company is about', async () => {
  const { client } = await buildTold();
  const other = await story.buildClient();
  await app.db.system((tx) =>
    tx.membership.create({
      data: { id: newId(), userId: client.userId, companyId: other.companyId, role: 'company_admin' },
    }),
  );
  const there = await story.call(client, 'get', '/api/notifications').set('X-Company-Id', other.companyId);
  expect(there.body).toEqual([]);
  expect(await listOf(client)).toHaveLength(1);
});

test('the bell hears of each change by server-sent events', async () => {
  const { client, tell } = await buildTold();
  const server = story.server.listen(0);
  try {
    const { port } = server.address() as { port: number };
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/notifications/events`, {
      headers: { Authorization: `Bearer ${client.token}` },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => {
      for (;;) {
        const { value = '', done } = await reader.read();
        const data = /^data: (.*)$/m.exec(value)?.[1];
        if (data) return JSON.parse(data) as { unread: number };
        if (done) throw new Error('the stream ended');
      }
    };
    expect(await next()).toMatchObject({ unread: 1 });
    await tell();
    expect(await next()).toMatchObject({ unread: 2 });
    stop.abort();
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  }
});

test('staff are told what is theirs: all of them, or the one whom it concerns', async () => {
  const colleague = await buildStaff(app);
  const { companyId, id: requestId, supplier } = await story.buildRequest({});
  const about = { companyId, requestId, supplierId: supplier.id };
  await app.db.tenant(companyId, async (tx) => {
    await notifyStaff(system(), tx, 'supplier_answered', about);
    await notify(system(), tx, 'request_assigned', [colleague.userId], about);
  });
  const kindsOf = async (who: BuiltPerson) =>
    (await listOf(who)).filter(({ path }) => path === `/desk/${requestId}`).map(({ kind }) => kind);
  expect((await kindsOf(colleague)).toSorted()).toEqual(['request_assigned', 'request_new', 'supplier_answered']);
  expect((await kindsOf(story.staff)).toSorted()).toEqual(['request_new', 'supplier_answered']);
  expect(await mail(colleague.userId)).toBe(2);
  expect((await mailTo(colleague.email)).map(({ text }) => text.includes(`/desk/${requestId}`))).toEqual([true, true]);
});

test('who left the company is mailed nothing, at once or in a digest', async () => {
  const { client, companyId, tell } = await buildTold('unable_to_locate');
  await choose(client, 'delivered', 'daily');
  const row = { id: newId(), userId: client.userId, companyId, kind: 'delivered', mail: 'daily' as const };
  await app.db.system((tx) => tx.notification.create({ data: { ...row, createdAt: system().now() } }));
  await tell();
  await app.db.system((tx) => tx.membership.updateMany({ where: { userId: client.userId }, data: { active: false } }));
  expect(await mail(client.userId)).toBe(0);
  expect(await sendDigestMail(system(), { userId: client.userId, messageId: newId() })).toEqual({ sent: 0 });
  expect(await mailTo(client.email)).toEqual([]);
});

test('a company’s admins are told when most of a quota is used, once', async () => {
  const { client, companyId, workflow } = await story.buildClient({ product: 'report', reportType: 'bir' });
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId, type: 'bir' }, data: { used: 8, total: 10 } }),
  );
  const add = (name: string) =>
    story.call(client, 'post', `/api/workflows/${workflow.id}/suppliers`, {
      invite: { company_name: name, full_name: 'Eva', emails: [`${name}@x.test`], country: 'mexico' },
    });
  for (const name of ['uno', 'dos']) expect((await add(name)).status).toBeLessThan(300);
  const told = (await listOf(client)).filter(({ kind }) => kind === 'quota_nearly_used');
  expect(told).toMatchObject([{ facts: { product: 'bir', used: 9, total: 10 }, path: '/home' }]);
});

test('an erasure that is asked for is told to the staff', async () => {
  const person = await buildPerson(app, { companyId: null });
  await request(story.server)
    .post('/onboarding/account/erasure')
    .set('Authorization', `Bearer ${person.token}`)
    .send({ note: '' })
    .expect(202);
  expect(await listOf(story.staff, { kind: 'erasure_requested' })).toMatchObject([{ path: '/desk/privacy' }]);
});
