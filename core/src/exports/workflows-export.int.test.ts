import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { exportSteps, rowsOf } from '../test/export-steps';
import { runExport } from '../test/export-worker';
import { createTestApp, type TestApp } from '../test/test-database';
import { startWorkflowsExport } from './start-workflows-export';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setNow(new Date('2026-11-21T10:00:00Z'));
}, 60_000);
afterAll(() => app.destroy());

const { open } = exportSteps(() => app);

test('the list of workflows, in the order and with the filters of the list', async () => {
  const person = await buildPerson(app);
  const user = await buildPerson(app, { companyId: person.companyId, role: 'company_user' });
  const b = await buildWorkflow(app, person.companyId!, { title: '=B', payment: 'supplier', pricePerSupplier: 12_350 });
  await buildWorkflow(app, person.companyId!, {
    title: 'A',
    status: 'closed',
    closedAt: app.contextFor(person.actor).now(),
  });
  await buildWorkflow(app, person.companyId!, { title: 'D', status: 'draft', launchedAt: null });
  await buildSupplier(app, b, { status: 'completed' });
  await buildSupplier(app, b);
  const list = async (who: BuiltPerson, filter: object) => {
    const sort = { field: 'info.title', order: 'ASC' } as const;
    const job = await startWorkflowsExport(app.contextFor(who.actor), { filter, sort, spoken: 'en' });
    expect(await runExport(app, job.id)).toBe('completed');
    return open(who, job.id);
  };
  const all = await list(person, {});
  expect(all.name).toBe('workflows_21-11-2026.xlsx');
  const rows = rowsOf(all.sheet);
  expect(rows[0]).toEqual([
    'Title',
    'Status',
    'Type',
    'Product',
    'Report type',
    'Paid by',
    'Price per supplier',
    'Suppliers',
    'Completed suppliers',
    'Created (UTC)',
    'Modified (UTC)',
    'Launched (UTC)',
    'Closed (UTC)',
  ]);
  expect(rows.slice(1).map(([title]) => title)).toEqual(["'=B", 'A', 'D']);
  expect(rows[1]?.slice(1, 12)).toEqual([
    'Active',
    'Onboarding',
    'Report',
    'Questionnaire',
    'Supplier',
    123.5,
    2,
    1,
    ...Array.from({ length: 3 }, () => new Date('2026-11-21T10:00:00Z')),
  ]);
  expect(
    rowsOf((await list(user, {})).sheet)
      .slice(1)
      .map(([title]) => title),
  ).toEqual(["'=B", 'A']);
  const closed = await list(person, { status: ['closed'] });
  expect(
    rowsOf(closed.sheet)
      .slice(1)
      .map(([title]) => title),
  ).toEqual(['A']);
  expect(closed.about.getCell('B1').value).toBe('Status: Closed');
});
