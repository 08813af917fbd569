import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { runExport } from '@homologa/core/test/export-worker';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { exportRoutes } from './exports.routes';
import { selectedExportRoutes } from './selected-exports.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...exportRoutes, ...selectedExportRoutes, ...jobRoutes]);
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const post = (path: string, body: object) =>
  request(server).post(path).set('Authorization', `Bearer ${admin.token}`).send(body);

async function rowsOf(path: string, body: object): Promise<unknown> {
  const answer = await post(path, body);
  expect(answer.status).toBe(202);
  expect(answer.headers['location']).toBe(`/api/jobs/${answer.body.id}`);
  await runExport(app, answer.body.id as string);
  const job = await request(server).get(`/api/jobs/${answer.body.id}`).set('Authorization', `Bearer ${admin.token}`);
  return job.body.result?.rows;
}

test('named suppliers, as many as can be selected, or those of a filter', async () => {
  const flow = await buildWorkflow(app, admin.companyId ?? '');
  const path = `/api/workflows/${flow.id}/download-excel`;
  const first = await buildSupplier(app, flow, { country: 'peru' });
  await buildSupplier(app, flow, { country: 'chile' });
  await buildSupplier(app, flow, { country: 'chile' });
  const many = [first.id, ...Array.from({ length: 999 }, newId)];
  expect(await rowsOf(path, { ids: many, sort: ['invite.company_name', 'ASC'] })).toBe(1);
  expect(await rowsOf(path, { filter: { country: ['chile'] } })).toBe(2);
  expect(await rowsOf('/api/suppliers/download-excel', { filter: {} })).toBe(3);
});

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: [newId()], filter: {} }],
  [{ filter: { colour: 'red' } }],
  [{ filter: {}, sort: ['colour', 'ASC'] }],
])('%j is refused', async (body) => {
  expect((await post('/api/suppliers/download-excel', body)).status).toBe(422);
});
