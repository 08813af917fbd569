import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { bulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { bulkActionRoutes } from './bulk-actions.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let workflow: { id: string; companyId: string };
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, bulkActionRoutes);
  admin = await buildPerson(app);
  workflow = await buildWorkflow(app, admin.companyId ?? '');
  path = `/api/workflows/${workflow.id}/suppliers/bulk-actions`;
});
afterAll(() => app.destroy());

const post = (who: BuiltPerson, address: string, body: object) =>
  request(server)
    .post(address)
    .set({ Authorization: `Bearer ${who.token}` })
    .send(body);

test('answers 202 with the job and its address, a dry run 200 with what would happen', async () => {
  const { id } = await buildSupplier(app, workflow, { status: 'completed' });
  for (const address of [path, '/api/suppliers/bulk-actions']) {
    const preview = await post(admin, `${address}?dry_run=true`, { action: 'archive', ids: [id] }).expect(200);
    expect(bulkActionPreview.parse(preview.body)).toEqual({ total: 1, possible: 1, skipped: [] });
    const answer = await post(admin, address, { action: 'archive', ids: [id] }).expect(202);
    expect(jobResponse.parse(answer.body)).toMatchObject({ name: 'suppliers.bulk', state: 'waiting' });
    expect(answer.headers['location']).toBe(`/api/jobs/${answer.body.id}`);
  }
});

test('undoes by the job’s id, which is 409 before the job has ended', async () => {
  const { body } = await post(admin, path, { action: 'archive', filter: { status: 'completed' } }).expect(202);
  const early = await post(admin, path, { action: 'unarchive', changed_by: body.id });
  expect([early.status, early.body.code]).toEqual([409, 'job_not_finished']);
  const unknown = await post(admin, path, { action: 'unarchive', changed_by: newId() });
  expect([unknown.status, unknown.body.details[0].path]).toEqual([422, 'changed_by']);
});

test.each([
  { action: 'archive', filter: { colour: 'red' } },
  { action: 'archive', filter: {}, ids: [newId()] },
  { action: 'archive' },
  { action: 'archive', ids: [] },
  { action: 'archive', ids: Array.from({ length: 1001 }, newId) },
  { action: 'explode', filter: {} },
  { action: 'add_labels', filter: {} },
  { action: 'add_labels', filter: {}, tags: [newId()] },
])('refuses an order that selects in no way or in two, or that it does not know (%#)', async (body) => {
  await post(admin, path, body).expect(422);
});

test('is forbidden to company users, and hides another company’s workflow', async () => {
  const user = await buildPerson(app, { companyId: workflow.companyId, role: 'company_user' });
  const body = { action: 'archive', filter: {} };
  for (const address of [path, `${path}?dry_run=true`, '/api/suppliers/bulk-actions']) {
    await post(user, address, body).expect(403);
  }
  await post(await buildPerson(app), path, body).expect(404);
});
