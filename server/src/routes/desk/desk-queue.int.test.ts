import { newId } from '@homologa/core/kernel/ids';
import { submitReportRequest } from '@homologa/core/reports/submit-report-request';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { deskCompanyRoutes } from './desk-companies.routes';
import { deskUserRoutes } from './desk-users.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...deskCompanyRoutes, ...deskUserRoutes]);
});
afterAll(() => app.destroy());

test('the queue shows what is open, the oldest first, filtered and counted', async () => {
  const name = `Cantera ${newId().slice(-6)}`;
  const first = await story.buildRequest({}, { companyName: `${name} A` });
  const second = await story.buildRequest({}, { companyName: `${name} B` });
  const list = (filter: object, more = '') =>
    story.call(
      story.staff,
      'get',
      `/api/desk/requests?filter=${encodeURIComponent(JSON.stringify({ q: name, ...filter }))}${more}`,
    );
  const open = await list({});
  expect(open.body.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  expect(open.headers['content-range']).toBe('requests 0-1/2');
  expect(open.body[0]).toMatchObject({
    kind: 'bir',
    status: 'queued',
    taken_by: null,
    client: { id: first.companyId, name: 'Compradora Andina' },
    workflow: { title: 'Homologación 2026', report_type: 'bir' },
    supplier: { company_name: `${name} A`, country: 'brazil', tax_id: '11222333000181' },
  });
  const page = await list({}, `&range=${encodeURIComponent('[1,1]')}`);
  expect([page.body.length, page.headers['content-range']]).toEqual([1, 'requests 1-1/2']);
  await story.deliver(first.id);
  expect((await list({})).body).toHaveLength(1);
  expect((await list({ status: ['delivered'] })).body[0].id).toBe(first.id);
  expect((await list({ kind: 'ccr' })).body).toEqual([]);
  expect((await list({ colour: 'red' })).status).toBe(422);
});

test('the desk is for provider staff; clients and strangers are kept out, unknown ids are unknown', async () => {
  const { id, client } = await story.buildRequest({});
  for (const [method, path] of [
    ['get', '/api/desk/requests'],
    ['get', `/api/desk/requests/${id}`],
    ['post', `/api/desk/requests/${id}/take`],
    ['post', `/api/desk/requests/${id}/deliver`],
    ['get', '/api/desk/companies'],
    ['post', '/api/desk/companies'],
    ['get', '/api/desk/users'],
    ['post', '/api/desk/users'],
  ] as const) {
    const denied = await story.call(client, method, path);
    expect([path, denied.status, denied.body.code]).toEqual([path, 403, 'forbidden']);
    await request(story.server)[method](path).expect(401);
  }
  await story.desk('get', newId()).expect(404);
  await story.desk('post', `${newId()}/take`).expect(404);
  await story.desk('get', 'nothing').expect(404);
});

test('the gateway accepts a request once, however often its job runs', async () => {
  const { id } = await story.buildRequest({});
  const ctx = story.system();
  const signal = new AbortController().signal;
  expect(await submitReportRequest(ctx, app.adapters.reportGateways, { reportRequestId: id }, signal)).toEqual({
    accepted: true,
  });
  expect(await submitReportRequest(ctx, app.adapters.reportGateways, { reportRequestId: id }, signal)).toEqual({
    accepted: false,
  });
  const row = await app.db.read.reportRequest.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ gateway: 'desk', gatewayRef: id, acceptedAt: expect.any(Date) });
});
