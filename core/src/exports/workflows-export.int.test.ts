import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { runExport } from '../test/export-worker';
import { exportSteps, rowsOf } from '../test/steps/export-steps';
import { createTestApp, type TestApp } from '../test/test-database';
import { startWorkflowsExport } from './start-workflows-export';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setNow(new Date('2026-11-21T10:00:00Z'));
});
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

test('a workflow that changes while the sheet is made is in it once, and pushes no other out', async () => {
  const person = await buildPerson(app);
  const companyId = person.companyId!;
  const titles = Array.from({ length: 1_050 }, (_, index) => `Workflow ${String(index).padStart(4, '0')}`);
  const common = { companyId, type: 'onboarding', product: 'report', reportType: 'questionnaire' } as const;
  await app.db.system((tx) =>
    tx.workflow.createMany({
      data: titles.map((title, index) => {
        const at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
        return { ...common, id: newId(), payment: 'client', title, createdAt: at, modifiedAt: at };
      }),
    }),
  );
  const sort = { field: 'modified_at', order: 'DESC' } as const;
  const job = await startWorkflowsExport(app.contextFor(person.actor), { filter: {}, sort, spoken: 'en' });
  const last = { companyId, title: titles.at(-1)! };
  const touchLast = () =>
    app.db.system((tx) => tx.workflow.updateMany({ where: last, data: { modifiedAt: new Date() } }));
  expect(await runExport(app, job.id, touchLast)).toBe('completed');
  const { sheet } = await open(person, job.id);
  expect(
    rowsOf(sheet)
      .slice(1)
      .map(([title]) => title),
  ).toEqual(titles);
});
