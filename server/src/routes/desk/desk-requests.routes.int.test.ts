import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitiesOf, type DeskStory, PDF, startDeskStory, statusesOf, updatesOf } from '../../test/desk-story';
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

test('a request is taken, called about, filled in and delivered; the client then reads it and has the very bytes', async () => {
  const { client, companyId, supplier, id, path } = await story.buildRequest({ type: 'investigating' });
  const taken = await story.desk('post', `${id}/take`).expect(200);
  expect(taken.body).toMatchObject({
    status: 'taken',
    taken_by: { id: story.staff.userId, name: 'Ana Pérez' },
    supplier: { status: 'in_progress', invite: { company_name: 'Aceros del Sur S.A.' } },
  });
  const called = await story.desk('post', `${id}/calls`, {
    number: '+55 11 5555 1234',
    outcome: 'verified',
    note: 'Spoke to Luisa',
  });
  expect(called.status).toBe(201);
  expect(called.body.calls).toMatchObject([
    { number: '+55 11 5555 1234', outcome: 'verified', staff: { id: story.staff.userId } },
  ]);
  const bad = await story.desk('patch', `${id}/data`, {
    figures: { paydex: 101, risk_indicator: '9', ccr_score: 'F', industry: 'Steel' },
  });
  expect(bad.status).toBe(422);
  expect(bad.body).toMatchObject({ error: 'Some fields are not valid.', code: 'invalid_input' });
  expect(bad.body.details.map(({ path }: { path: string }) => path)).toEqual([
    'figures.paydex',
    'figures.risk_indicator',
    'figures.ccr_score',
  ]);
  await story
    .desk('patch', `${id}/data`, {
      figures: { financial_strength: '3A', risk_indicator: '2', dnb_rating: '3A2', paydex: 80, commercial_score: 75 },
    })
    .expect(200);
  await story
    .desk('patch', `${id}/data`, {
      figures: {
        industry: 'ALIMENTOS',
        revenue: 1250000.5,
        balance_sheet_date: '2025-12-31',
        commercial_score: null,
        website: 'aceros.test',
      },
    })
    .expect(200);
  const early = await story.desk('post', `${id}/deliver`);
  expect([early.status, early.body.error]).toEqual([422, 'Please upload the report file.']);
  const uploaded = await story.attach(id, 'bir', 'Informe Aceros.pdf').expect(201);
  const fileId = uploaded.body.files.bir[0].file_id as string;
  await story.attach(id, 'additional', 'wrong.pdf').expect(201);
  const again = await story.attach(id, 'additional', 'balance.pdf').expect(201);
  const wrong = again.body.files.additional.find(({ name }: { name: string }) => name === 'wrong.pdf').file_id;
  const removed = await story.desk('delete', `${id}/files/${wrong}`).expect(200);
  expect(removed.body.files.additional.map(({ name }: { name: string }) => name)).toEqual(['balance.pdf']);
  const additionalId = removed.body.files.additional[0].file_id as string;

  const before = await story.call(client, 'get', path).expect(200);
  expect(before.body.report).toBeNull();
  await story.call(client, 'get', `${path}/bir/${fileId}`).expect(404);
  await story.call(client, 'get', `${path}/additional/${additionalId}`).expect(404);
  const notYet = await story.call(client, 'get', `${path}/reports`);
  expect([notYet.status, notYet.body.code]).toEqual([404, 'report_not_delivered']);

  await story.desk('post', `${id}/data-verified`).expect(200);
  const delivered = await story.desk('post', `${id}/deliver`).expect(200);
  expect(delivered.body).toMatchObject({ status: 'delivered', supplier: { status: 'completed' } });

  const after = await story.call(client, 'get', path).expect(200);
  expect(after.body).toMatchObject({
    status: 'completed',
    display_status: 'completed',
    website: 'aceros.test',
    desk_request: { id, status: 'delivered' },
    report: {
      company_name: 'Aceros del Sur S.A.',
      tax_id: '11222333000181',
      financial_strength: '3A',
      dnb_rating: '3A2',
      paydex: 80,
      commercial_score: null,
      industry: 'ALIMENTOS',
      revenue: 1250000.5,
      balance_sheet_date: '2025-12-31',
      delivery_date: delivered.body.delivered_at,
      files: { bir: [{ file_id: fileId, name: 'Informe Aceros.pdf' }], additional: [{ name: 'balance.pdf' }] },
    },
  });
  expect(updatesOf(after.body)).toEqual(['data_verification', 'creating_report', 'report_created']);
  expect(activitiesOf(after.body)).toEqual(['investigation_begun', 'report_available']);
  for (const file of [`bir/${fileId}`, 'reports', `additional/${additionalId}`]) {
    const bytes = await story.call(client, 'get', `${path}/${file}`).responseType('blob').expect(200);
    expect(bytes.body).toEqual(PDF);
    expect(bytes.headers['content-disposition']).toMatch(/^attachment; filename=("Informe Aceros\.pdf"|balance\.pdf)$/);
  }
  await story.call(client, 'get', `${path}/additional/${fileId}`).expect(404);
  const stats = await app.db.read.supplierStat.groupBy({
    by: ['val'],
    where: { companyId, dim: { in: ['financial_strength', 'industry'] } },
    _sum: { n: true },
    orderBy: { val: 'asc' },
  });
  expect(stats).toEqual([
    { val: '3A', _sum: { n: 1 } },
    { val: 'Food', _sum: { n: 1 } },
  ]);
  const told = await app.db.read.notification.findMany({ where: { companyId, userId: client.userId } });
  expect(told).toMatchObject([{ supplierId: supplier.id, userId: client.userId, kind: 'delivered' }]);
  const mails = await app.db.read.job.findMany({ where: { name: 'mail.send-notification', companyId } });
  const asked = told.map(({ id: notificationId }) => ({ notificationId }));
  expect(mails.map(({ payload }) => payload)).toEqual(expect.arrayContaining(asked));
});

test('two staff who take or deliver at once: one does, the other is told', async () => {
  const { id, path, client } = await story.buildRequest({ type: 'investigating' });
  const other = await buildStaff(app);
  const takes = await Promise.all(
    [story.staff, other].map((who) => story.call(who, 'post', `/api/desk/requests/${id}/take`)),
  );
  expect(statusesOf(takes)).toEqual([200, 409]);
  await story.desk('post', `${id}/take-over`).expect(200);
  await story.attach(id, 'bir', 'a.pdf').expect(201);
  const deliveries = await Promise.all([1, 2].map(() => story.desk('post', `${id}/deliver`)));
  expect(statusesOf(deliveries)).toEqual([200, 409]);
  expect(deliveries.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'This request is no longer open.',
    code: 'desk_request_not_open',
  });
  const after = await story.call(client, 'get', path);
  expect(updatesOf(after.body)).toEqual(['data_verification', 'creating_report', 'report_created']);
  expect(after.body.activities).toHaveLength(2);
  for (const late of ['take', 'data-verified', 'deliver']) await story.desk('post', `${id}/${late}`).expect(409);
  await story.attach(id, 'bir', 'late.pdf').expect(409);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 1 } }).expect(409);
});

test('work starts with taking the request', async () => {
  const { id } = await story.buildRequest({});
  const refused = await story.desk('post', `${id}/calls`, { number: '1', outcome: 'no_answer' });
  expect([refused.status, refused.body.error]).toEqual([409, 'Please take this request first.']);
});

test('a further report keeps what is not entered anew, and several files come as a zip', async () => {
  const { id, client, companyId, workflow, supplier, path } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 80, industry: 'Steel' } });
  await story.attach(id, 'bir', 'report.pdf');
  await story.desk('post', `${id}/deliver`).expect(200);
  const next = await story.ask({ companyId, workflow, supplier });
  await story.desk('post', `${next}/take`);
  await story.desk('patch', `${next}/data`, { figures: { paydex: 60 } });
  await story.attach(next, 'bir', 'report.pdf');
  await story.desk('post', `${next}/deliver`).expect(200);
  const after = await story.call(client, 'get', path);
  expect(after.body.report).toMatchObject({ paydex: 60, industry: 'Steel' });
  const zip = await story.call(client, 'get', `${path}/reports`).responseType('blob').expect(200);
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.headers['content-disposition']).toBe('attachment; filename=Aceros_del_Sur_S.A._report.zip');
  const text = (zip.body as Buffer).toString('latin1');
  expect(text).toContain('report.pdf');
  expect(text).toContain('report (2).pdf');
});
