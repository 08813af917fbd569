import { newId } from '@homologa/core/kernel/ids';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import {
  type SupplierHistoryEntry,
  supplierHistoryResponse,
} from '@homologa/domain/suppliers/supplier-history.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { reportRoutes } from '../reports/reports.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { supplierDecisionRoutes } from './supplier-decisions.routes';
import { supplierHistoryRoutes } from './supplier-history.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...workflowRoutes,
    ...supplierRoutes,
    ...supplierDecisionRoutes,
    ...supplierHistoryRoutes,
    ...reportRoutes,
  ]);
});
afterAll(() => app.destroy());

const queued = async (kind: 'bir' | 'ccr', supplierId: string) =>
  (await app.db.read.reportRequest.findFirstOrThrow({ where: { supplierId, kind, status: 'queued' } })).id;

test('the history says what happened and who did it, newest first', async () => {
  const { client, companyId, workflow, supplier, path } = await story.buildClient({ type: 'investigating' });
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  const named = async (id: string) => (await app.db.read.user.findUniqueOrThrow({ where: { id } })).name;
  const body = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const { body: bir } = await story.call(client, 'post', '/api/bir-requests', body).expect(201);
  await story.call(client, 'post', `/api/bir-requests/${bir.id as string}/submit`).expect(202);
  await story.deliver(await queued('bir', supplier.id));
  await story.call(user, 'post', `${path}/ccr`).expect(202);
  const ccr = await queued('ccr', supplier.id);
  await story.desk('post', `${ccr}/take`).expect(200);
  await story.desk('patch', `${ccr}/data`, { figures: { ccr_score: 'B' } }).expect(200);
  await story.desk('post', `${ccr}/deliver`).expect(200);
  await story.call(client, 'put', path, { status: 'archived' }).expect(200);
  await story.call(client, 'put', path, { status: 'completed' }).expect(200);
  await story.call(client, 'post', `${path}/decisions`, { decision: 'approved' }).expect(201);
  const screening = { id: newId(), companyId, supplierId: supplier.id, requestedById: client.userId };
  const [requestedAt, finishedAt] = [new Date('2026-01-02T10:00:00Z'), new Date('2026-01-02T10:10:00Z')];
  await app.db.system((tx) =>
    tx.screening.create({ data: { ...screening, status: 'no_match', requestedAt, finishedAt } }),
  );

  const { body: answer } = await story.call(user, 'get', `${path}/history`).expect(200);
  const entries: SupplierHistoryEntry[] = supplierHistoryResponse.parse(answer);
  expect(entries).toEqual(answer);
  const provider = { kind: 'provider', name: null };
  const admin = { kind: 'member', name: await named(client.userId) };
  const colleague = { kind: 'member', name: await named(user.userId) };
  expect(entries.map(({ event, actor }) => [event, actor])).toEqual(
    expect.arrayContaining([
      ['bir_requested', admin],
      ['data_verification', provider],
      ['creating_report', provider],
      ['report_created', provider],
      ['ccr_requested', colleague],
      ['ccr_delivered', null],
      ['archived', admin],
      ['unarchived', admin],
      ['approved', admin],
      ['screening_finished', null],
      ['screening_requested', admin],
    ]),
  );
  expect(entries).toHaveLength(11);
  const times = entries.map(({ created_at: at }) => at);
  expect(times).toEqual([...times].sort().toReversed());
});

test('that the archive button completed a supplier is told once', async () => {
  const { client, path } = await story.buildClient();
  await story.call(client, 'put', path, { status: 'completed' }).expect(200);
  await story.call(client, 'put', path, { status: 'archived' }).expect(200);
  await story.call(client, 'put', path, { status: 'completed' }).expect(200);
  const { body } = await story.call(client, 'get', `${path}/history`).expect(200);
  const events = supplierHistoryResponse.parse(body).map(({ event }) => event);
  expect(events.filter((event) => event === 'archived' || event === 'unarchived')).toEqual([
    'unarchived',
    'archived',
    'unarchived',
  ]);
});

test("another company's supplier has no history, and staff no client's", async () => {
  const { path } = await story.buildClient();
  const stranger = await buildPerson(app);
  await story.call(stranger, 'get', `${path}/history`).expect(404);
  await story.call(story.staff, 'get', `${path}/history`).expect(403);
});

test('a CCR investigation is pending while its score is at the desk, and says which product it is of', async () => {
  const { client, workflow, supplier, path } = await story.buildClient({
    type: 'investigating',
    reportType: 'ccr',
    status: 'draft',
  });
  await story.call(client, 'put', `/api/workflows/${workflow.id}/activate`).expect(200);
  const { body } = await story.call(client, 'get', path).expect(200);
  expect(body).toMatchObject({
    ccr: null,
    desk_request: { id: await queued('ccr', supplier.id), kind: 'ccr', delivered_at: null },
    workflow: { type: 'investigating', product: 'report', report_type: 'ccr' },
  });
});
