import { newId } from '@homologa/core/kernel/ids';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitiesOf, type DeskStory, startDeskStory, statusesOf } from '../../test/desk-story';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { reportRoutes } from './reports.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...workflowRoutes, ...supplierRoutes, ...reportRoutes]);
});
afterAll(() => app.destroy());

const usedOf = async (companyId: string, type: string) =>
  (await app.db.read.companyProduct.findUniqueOrThrow({ where: { companyId_type: { companyId, type } } })).used;
const setProduct = (companyId: string, type: string, data: { total?: number; enabled?: boolean }) =>
  app.db.system((tx) => tx.companyProduct.update({ where: { companyId_type: { companyId, type } }, data }));
const queued = async (kind: string, supplierId: string) => {
  const rows = await app.db.read.reportRequest.findMany({
    where: { supplierId, kind: kind as 'bir', status: 'queued' },
  });
  return rows.map(({ id }) => id);
};

test('a BIR is asked for once, submitted once, delivered, and may then be asked for again', async () => {
  const { client, companyId, workflow, supplier, path } = await story.buildClient({ type: 'investigating' });
  const body = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const both = await Promise.all([1, 2].map(() => story.call(client, 'post', '/api/bir-requests', body)));
  expect(statusesOf(both)).toEqual([200, 201]);
  expect(both[0]?.body.id).toBe(both[1]?.body.id);
  expect(both[0]?.body).toMatchObject({
    status: 'open',
    company: { company_name: 'Aceros del Sur S.A.' },
    country: 'brazil',
    supplier: { workflow_id: workflow.id, supplier_id: supplier.id },
  });
  expect(await usedOf(companyId, 'bir')).toBe(0);
  const submit = `/api/bir-requests/${both[0]?.body.id as string}/submit`;
  const submits = await Promise.all([1, 2].map(() => story.call(client, 'post', submit)));
  expect(statusesOf(submits)).toEqual([202, 409]);
  expect(submits.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'This report has already been requested.',
    code: 'bir_request_already_submitted',
  });
  expect(await usedOf(companyId, 'bir')).toBe(1);
  const [id = ''] = await queued('bir', supplier.id);
  await story.deliver(id);
  const after = await story.call(client, 'get', path);
  expect(after.body).toMatchObject({ status: 'completed', bir_request_id: both[0]?.body.id });
  expect(activitiesOf(after.body)).toEqual([
    'bir_report_requested',
    'investigation_begun',
    'bir_report_finished',
    'report_available',
  ]);
  const next = await story.call(client, 'post', '/api/bir-requests', body).expect(201);
  expect(next.body.id).not.toBe(both[0]?.body.id);
});

test('the last unit is used once, and a refused submit changes nothing', async () => {
  const { client, companyId, workflow, supplier } = await story.buildClient({ reportType: 'ckr' });
  await setProduct(companyId, 'ckr', { total: 0 });
  const body = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const { body: made } = await story.call(client, 'post', '/api/bir-requests', body).expect(201);
  const refused = await story.call(client, 'post', `/api/bir-requests/${made.id as string}/submit`);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe('You reached product limit. Please contact support for upgrade.');
  expect(await queued('bir', supplier.id)).toEqual([]);
  await setProduct(companyId, 'ckr', { total: 1 });
  await story.call(client, 'post', `/api/bir-requests/${made.id as string}/submit`).expect(202);
  expect([await usedOf(companyId, 'ckr'), await usedOf(companyId, 'bir')]).toEqual([1, 0]);
});

test("a company user may not ask for a BIR; another company's ids are unknown", async () => {
  const { client, companyId, workflow, supplier, path } = await story.buildClient();
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  const stranger = await buildPerson(app);
  const body = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const { body: made } = await story.call(client, 'post', '/api/bir-requests', body).expect(201);
  const submit = `/api/bir-requests/${made.id as string}/submit`;
  await story.call(user, 'post', '/api/bir-requests', body).expect(403);
  await story.call(user, 'post', submit).expect(403);
  for (const [method, at] of [
    ['post', submit],
    ['post', `${path}/ccr`],
    ['get', `${path}/reports`],
    ['get', `${path}/bir/${newId()}`],
    ['get', `${path}/additional/${newId()}`],
  ] as const) {
    const foreign = await story.call(stranger, method, at);
    expect([at, foreign.status, foreign.body.code]).toEqual([at, 404, 'not_found']);
    await story.call(story.staff, method, at).expect(403);
  }
  await story.call(stranger, 'post', '/api/bir-requests', body).expect(404);
});

test('a CCR score is pending until the desk gives it, and moves nothing else of the supplier', async () => {
  const { client, companyId, supplier, path } = await story.buildClient();
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  const asked = await Promise.all([client, user].map((who) => story.call(who, 'post', `${path}/ccr`)));
  expect(statusesOf(asked)).toEqual([202, 409]);
  expect(asked.find(({ status }) => status === 202)?.body).toMatchObject({ delivered_at: null, score: null });
  expect(asked.find(({ status }) => status === 409)?.body.code).toBe('ccr_already_requested');
  expect(await usedOf(companyId, 'ccr')).toBe(1);
  const pending = await story.call(client, 'get', path);
  expect(pending.body.ccr).toMatchObject({ delivered_at: null, score: null });
  const [id = ''] = await queued('ccr', supplier.id);
  await story.desk('post', `${id}/take`).expect(200);
  const early = await story.desk('post', `${id}/deliver`);
  expect([early.status, early.body.details[0].path]).toEqual([422, 'figures.ccr_score']);
  await story.desk('patch', `${id}/data`, { figures: { ccr_score: 'B' } }).expect(200);
  await story.desk('post', `${id}/deliver`).expect(200);
  const after = await story.call(client, 'get', path);
  expect(after.body).toMatchObject({ status: 'pending', status_updates: [], report: null, ccr: { score: 'B' } });
  expect(after.body.ccr.delivered_at).toEqual(expect.any(String));
  await story.call(client, 'post', `${path}/ccr`).expect(202);
  expect(await usedOf(companyId, 'ccr')).toBe(2);
});

test('without the CCR product, or without a unit left, there is no CCR', async () => {
  const { client, companyId, path } = await story.buildClient();
  await setProduct(companyId, 'ccr', { total: 0 });
  const full = await story.call(client, 'post', `${path}/ccr`);
  expect([full.status, full.body.code]).toEqual([409, 'product_limit_reached']);
  await setProduct(companyId, 'ccr', { enabled: false });
  await story.call(client, 'post', `${path}/ccr`).expect(403);
  const supplier = await story.call(client, 'get', path);
  expect(supplier.body.ccr).toBeNull();
});

test('suppliers added to an investigating workflow are at the desk at once; a unit buys no second report meanwhile', async () => {
  const { client, companyId, workflow, supplier } = await story.buildClient({ type: 'investigating', status: 'draft' });
  await story.call(client, 'put', `/api/workflows/${workflow.id}/activate`).expect(200);
  expect(await queued('bir', supplier.id)).toHaveLength(1);
  const invite = {
    company_name: 'Nueva S.A.',
    full_name: 'Ana',
    emails: ['ana@nueva.test'],
    country: 'peru',
  };
  const added = await story.call(client, 'post', `/api/workflows/${workflow.id}/suppliers`, invite).expect(201);
  expect(await queued('bir', added.body.id as string)).toHaveLength(1);
  const body = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const { body: made } = await story.call(client, 'post', '/api/bir-requests', body).expect(201);
  const used = await usedOf(companyId, 'bir');
  await story.call(client, 'post', `/api/bir-requests/${made.id as string}/submit`).expect(409);
  expect(await usedOf(companyId, 'bir')).toBe(used);
});
