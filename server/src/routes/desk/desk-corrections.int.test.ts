import { createHash } from 'node:crypto';
import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { canonicalJson } from '@homologa/domain/language/canonical-json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitiesOf, type DeskStory, startDeskStory, statusesOf } from '../../test/desk-story';
import { reportRoutes } from '../reports/reports.routes';
import { supplierHistoryRoutes } from '../suppliers/supplier-history.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...supplierHistoryRoutes, ...reportRoutes]);
});
afterAll(() => app.destroy());

const FIGURES = { paydex: 80, industry: 'Steel', revenue: 1250000.5, balance_sheet_date: '2025-12-31' };

async function deliver() {
  const built = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${built.id}/take`).expect(200);
  await story.desk('patch', `${built.id}/data`, { figures: FIGURES }).expect(200);
  await story.attach(built.id, 'bir', 'first.pdf').expect(201);
  const { body } = await story.desk('post', `${built.id}/deliver`).expect(200);
  return { ...built, body };
}

const begin = (id: string, reason = 'Wrong Paydex') => story.desk('post', `${id}/correction`, { reason });
const usedOf = async (companyId: string) =>
  (await app.db.read.companyProduct.findMany({ where: { companyId, used: { gt: 0 } } })).length;

test('a correction is a version of its own: the client is told what changed and may open the one before', async () => {
  const { id, client, companyId, path, body: first } = await deliver();
  const used = await usedOf(companyId);
  const began = await begin(id).expect(201);
  expect(began.body).toMatchObject({
    status: 'delivered',
    correction: { reason: 'Wrong Paydex', begun_by: { id: story.staff.userId } },
    figures: { ...FIGURES, company_name: 'Aceros del Sur S.A.' },
  });
  await story.desk('patch', `${id}/data`, { figures: { paydex: 60, industry: null, dnb_rating: '3A2' } }).expect(200);
  const replaced = began.body.files.bir[0].file_id as string;
  const filed = await story.attach(id, 'bir', 'second.pdf').expect(201);
  const without = await story.desk('delete', `${id}/files/${replaced}`).expect(200);
  expect(without.body.files.bir.map(({ name }: { name: string }) => name)).toEqual(['second.pdf']);

  const meanwhile = await story.call(client, 'get', path).expect(200);
  expect(meanwhile.body.report).toMatchObject({
    paydex: 80,
    industry: 'Steel',
    files: { bir: [{ name: 'first.pdf' }] },
  });

  const done = await story.desk('post', `${id}/correction/deliver`).expect(200);
  expect(done.body).toMatchObject({
    status: 'delivered',
    delivered_at: first.delivered_at,
    correction: null,
    deliveries: [
      {
        version: 2,
        reason: 'Wrong Paydex',
        is_current: true,
        changed: ['industry', 'paydex', 'dnb_rating'],
        delivered_by: { id: story.staff.userId, name: 'Ana Pérez' },
      },
      { version: 1, reason: '', is_current: false, changed: [] },
    ],
  });
  expect(await usedOf(companyId)).toBe(used);
  const after = await story.call(client, 'get', path).expect(200);
  expect(after.body.report).toMatchObject({
    paydex: 60,
    industry: null,
    dnb_rating: '3A2',
    revenue: 1250000.5,
    delivery_date: done.body.deliveries[0].delivered_at,
    files: { bir: [{ name: 'second.pdf' }] },
  });
  expect(activitiesOf(after.body)).toEqual(['investigation_begun', 'report_available', 'report_corrected']);
  const history = await story.call(client, 'get', `${path}/history`).expect(200);
  expect(history.body).toContainEqual(expect.objectContaining({ event: 'report_corrected' }));

  const past = await story.call(client, 'get', `${path}/deliveries`).expect(200);
  expect(past.body).toMatchObject([
    { version: 2, figures: { paydex: 60, industry: null }, files: { bir: [{ name: 'second.pdf' }] } },
    {
      version: 1,
      figures: { paydex: 80, industry: 'Steel' },
      files: { bir: [{ name: 'first.pdf', file_id: replaced }] },
    },
  ]);
  const numbers = new Set(past.body.map(({ number }: { number: string }) => number));
  expect([...numbers]).toEqual([expect.stringMatching(/^HR(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)]);
  for (const fileId of [replaced, filed.body.files.bir[1].file_id]) {
    await story.call(client, 'get', `${path}/bir/${fileId}`).expect(200);
  }
  const one = await story.call(client, 'get', `${path}/reports`).expect(200);
  expect(one.headers['content-disposition']).toContain('second.pdf');
});

test('a version is what its hash says, and nobody can change it', async () => {
  const { id } = await deliver();
  const [row] = await app.db.read.reportDelivery.findMany({ where: { requestId: id } });
  const text = canonicalJson(row?.data as Parameters<typeof canonicalJson>[0]);
  expect(row?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  expect(JSON.parse(text)).toMatchObject({ kind: 'bir', figures: FIGURES });
  const where = { id: row?.id ?? '' };
  await expect(app.db.system((tx) => tx.reportDelivery.updateMany({ where, data: { reason: 'x' } }))).rejects.toThrow();
  await expect(app.db.system((tx) => tx.reportDelivery.deleteMany({ where }))).rejects.toThrow();
});

test('the mail names the reason and the changed figures in the reader’s language', async () => {
  const { id, client, companyId } = await deliver();
  await begin(id).expect(201);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 60, number_of_suits: 2 } }).expect(200);
  const { body } = await story.desk('post', `${id}/correction/deliver`).expect(200);
  const [told] = await app.db.read.notification.findMany({ where: { kind: 'corrected', companyId } });
  expect(told).toMatchObject({ userId: client.userId, requestId: id });
  await app.db.system((tx) =>
    tx.user.update({ where: { id: client.userId }, data: { preferences: { language: 'es' } } }),
  );
  const mail = { notificationId: told?.id ?? '', messageId: newId() };
  expect(await sendNotificationMail(story.system(), mail)).toEqual({ sent: true });
  const [sent] = await listCapturedMail(story.system(), client.email);
  expect(sent?.subject).toBe('El informe de Aceros del Sur S.A. fue corregido');
  for (const part of ['Wrong Paydex', 'Paydex, Juicios (cantidad)', body.deliveries[0].number]) {
    expect(sent?.text).toContain(part);
  }
});

test('without a reason, a change or a delivery there is no correction; given up, it leaves no trace', async () => {
  const { id, client, path } = await deliver();
  const queued = await story.buildRequest({});
  expect((await begin(queued.id)).body.code).toBe('desk_request_not_delivered');
  expect((await begin(id, ' ')).body).toMatchObject({
    code: 'correction_reason_required',
    details: [{ path: 'reason' }],
  });
  await story.desk('post', `${id}/correction/deliver`).expect(409);
  await begin(id).expect(201);
  expect((await begin(id)).body.code).toBe('correction_under_way');
  const same = await story.desk('post', `${id}/correction/deliver`);
  expect([same.status, same.body.code]).toEqual([409, 'correction_without_change']);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 1 } }).expect(200);
  await story.attach(id, 'additional', 'new.pdf').expect(201);
  const { body } = await story.desk('get', id);
  const removed = await story.desk('delete', `${id}/files/${body.files.bir[0].file_id as string}`).expect(200);
  expect(removed.body.files.bir).toEqual([]);
  const fileless = await story.desk('post', `${id}/correction/deliver`);
  expect(fileless.body.code).toBe('report_file_required');
  const given = await story.desk('delete', `${id}/correction`).expect(200);
  expect(given.body).toMatchObject({ correction: null, figures: FIGURES, files: { bir: [{}], additional: [] } });
  await story.desk('patch', `${id}/data`, { figures: { paydex: 1 } }).expect(409);
  const past = await story.call(client, 'get', `${path}/deliveries`).expect(200);
  expect(past.body).toHaveLength(1);
});

test('a correction of an older report leaves the newer one as it is', async () => {
  const { id, client, companyId, workflow, supplier, path } = await deliver();
  const next = await story.ask({ companyId, workflow, supplier });
  await story.desk('post', `${next}/take`).expect(200);
  await story.desk('patch', `${next}/data`, { figures: { paydex: 40 } }).expect(200);
  await story.attach(next, 'bir', 'next.pdf').expect(201);
  await story.desk('post', `${next}/deliver`).expect(200);
  await begin(id).expect(201);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 70, industry: 'Iron' } }).expect(200);
  await story.desk('post', `${id}/correction/deliver`).expect(200);
  const after = await story.call(client, 'get', path).expect(200);
  expect(after.body.report).toMatchObject({ paydex: 40, industry: 'Steel' });
  const past = await story.call(client, 'get', `${path}/deliveries`).expect(200);
  expect(past.body).toMatchObject([
    { version: 2, figures: { paydex: 70 } },
    { version: 1, figures: { paydex: 40, industry: 'Steel' } },
    { version: 1, figures: { paydex: 80 } },
  ]);
});

test('two who deliver one correction at once make one version, and other companies see none', async () => {
  const { id, path } = await deliver();
  await begin(id).expect(201);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 1 } }).expect(200);
  const other = await buildStaff(app);
  const strange = await story.call(other, 'post', `/api/desk/requests/${id}/correction/deliver`);
  expect([strange.status, strange.body.code]).toEqual([409, 'desk_request_held']);
  const both = await Promise.all([1, 2].map(() => story.desk('post', `${id}/correction/deliver`)));
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await app.db.read.reportDelivery.count({ where: { requestId: id } })).toBe(2);
  await story.call(await buildPerson(app), 'get', `${path}/deliveries`).expect(404);
});
