import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { createWorkflow } from './create-workflow';
import { sweepEmptyDrafts } from './empty-drafts';
import { recordPresence } from './presence/record-presence';
import { getStatistics } from './statistics.queries';
import { updateWorkflow } from './update-workflow';
import { listWorkflows } from './workflow-list.queries';

const NOW = new Date('2026-11-21T15:00:00Z');
const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let app: TestApp;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setNow(NOW);
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const companyId = () => admin.companyId ?? '';
const ctx = () => app.contextFor(admin.actor);
const system = () => app.contextFor({ kind: 'system', name: 'maintenance.sweep-empty-drafts' });
const exists = async (id: string) => (await app.db.read.workflow.count({ where: { id } })) === 1;
const empty = async () => (await createWorkflow(ctx(), {})).workflow.id;
const change = (id: string, title: string) =>
  updateWorkflow(ctx(), { id, changes: { info: { title } }, notify: false });

test('sweeps an untouched draft after a day, once, and records it in the trail', async () => {
  const id = await empty();
  app.setNow(new Date(NOW.getTime() + DAY_MS - 1000));
  expect(await sweepEmptyDrafts(system(), never)).toEqual({ swept: 0 });
  app.setNow(new Date(NOW.getTime() + DAY_MS + 1000));
  expect(await sweepEmptyDrafts(system(), never)).toEqual({ swept: 1 });
  expect(await sweepEmptyDrafts(system(), never)).toEqual({ swept: 0 });
  expect(await exists(id)).toBe(false);
  const entries = await app.db.read.auditEntry.findMany({ where: { objectId: id, actorKind: 'system' } });
  expect(entries).toMatchObject([{ companyId: companyId(), action: 'workflow.sweep_draft' }]);
});

test('never sweeps a draft that has or ever had content, nor one that somebody has open', async () => {
  const typed = await empty();
  await change(typed, 'Steel');
  const emptied = await empty();
  await change(emptied, 'Steel');
  await change(emptied, '');
  const asked = await createWorkflow(ctx(), {
    questionnaire: [{ type: 'input', title: '', required: true, options: [] }],
  });
  const supplied = await buildWorkflow(app, companyId(), { status: 'draft', launchedAt: null, title: '' });
  await buildSupplier(app, supplied);
  const described = await buildWorkflow(app, companyId(), { status: 'draft', title: '', description: 'Clone' });
  const active = await buildWorkflow(app, companyId(), { title: '' });
  const open = await empty();
  app.setNow(new Date(NOW.getTime() + 30 * DAY_MS));
  await recordPresence(ctx(), open, {});
  expect(await sweepEmptyDrafts(system(), never)).toEqual({ swept: 0 });
  const ids = [typed, emptied, asked.workflow.id, supplied.id, described.id, active.id, open];
  expect(await Promise.all(ids.map(exists))).toEqual(ids.map(() => true));
});

test('leaves an untouched draft out of the dashboard and of the list of drafts, until something is typed', async () => {
  const id = await empty();
  const query = (filter: object) => ({
    filter: { status: ['draft' as const], ...filter },
    sort: { field: 'modified_at' as const, order: 'DESC' as const },
    range: { start: 0, end: 24 },
  });
  const counts = async () => [
    (await getStatistics(ctx(), undefined)).workflows.draft,
    (await listWorkflows(ctx(), query({ touched: true }), { questionnaire: false, suppliers: false })).total,
    (await listWorkflows(ctx(), query({}), { questionnaire: false, suppliers: false })).total,
  ];
  expect(await counts()).toEqual([0, 0, 1]);
  await change(id, 'Steel');
  expect(await counts()).toEqual([1, 1, 1]);
});
