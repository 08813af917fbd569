import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { listSuppliers, listWorkflowSuppliers } from './list-suppliers.queries';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

test('suppliers are found by what they wait for, who is awaited, and for how long', async () => {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  const closed = await buildWorkflow(app, admin.companyId ?? '', { status: 'closed' });
  const step = (companyName: string, onboardingStep: 'payment' | 'bir_form' | 'confirmation_call', days: number) =>
    buildSupplier(app, workflow, {
      companyName,
      status: 'in_progress',
      onboardingStep,
      createdAt: daysAgo(days),
    });
  await step('Long in payment', 'payment', 12);
  await step('New in payment', 'payment', 2);
  await step('Form', 'bir_form', 20);
  await step('Call', 'confirmation_call', 30);
  await buildSupplier(app, closed, { companyName: 'Closed', onboardingStep: 'payment', createdAt: daysAgo(40) });
  const ctx = app.contextFor(admin.actor);
  const find = async (filter: SupplierListFilter) => {
    const range = { start: 0, end: 24 };
    const sort = { field: 'waiting.since', order: 'ASC' } as const;
    const { suppliers, total } = await listSuppliers(ctx, { filter, sort, range });
    expect(total).toBe(suppliers.length);
    return suppliers.map(({ companyName }) => companyName);
  };
  expect(await find({ waiting_for: ['payment'] })).toEqual(['Long in payment', 'New in payment']);
  expect(await find({ waiting_for: ['payment'], waiting_days: 10 })).toEqual(['Long in payment']);
  expect(await find({ waiting_side: ['provider'] })).toEqual(['Call']);
  expect(await find({ waiting_days: 10 })).toEqual(['Call', 'Form', 'Long in payment']);
});

test('waiting days end at the time of the context, not at that of the database', async () => {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'payment', createdAt: daysAgo(1) });
  const ctx = app.contextFor(admin.actor);
  const find = async () => {
    const sort = { field: 'waiting.since', order: 'ASC' } as const;
    const { total } = await listSuppliers(ctx, { filter: { waiting_days: 10 }, sort, range: { start: 0, end: 24 } });
    return total;
  };
  expect(await find()).toBe(0);
  app.setNow(daysAgo(-10));
  expect(await find()).toBe(1);
});

test('a list of a closed workflow is not sorted by the waits that it hides', async () => {
  const admin = await buildPerson(app);
  const ctx = app.contextFor(admin.actor);
  const listed = async (status: 'active' | 'closed', filter: SupplierListFilter, order: 'ASC' | 'DESC') => {
    const workflow = await buildWorkflow(app, admin.companyId ?? '', { status });
    const ids: string[] = [];
    for (const [onboardingStep, days] of [
      ['payment', 1],
      ['bir_form', 3],
      ['questionnaire', 2],
    ] as const) {
      const step = { status: 'in_progress', onboardingStep, createdAt: daysAgo(days) } as const;
      ids.push((await buildSupplier(app, workflow, step)).id);
    }
    const sort = { field: 'waiting.since', order } as const;
    const { suppliers } = await listWorkflowSuppliers(ctx, workflow.id, { filter, sort, range: { start: 0, end: 24 } });
    return { ids, found: suppliers.map(({ id }) => id) };
  };
  // No stored supplier counter covers the second filter, so another SQL statement reads its page than the page of the
  // first filter.
  for (const filter of [{}, { questionnaire_status: ['not_started'] }] as SupplierListFilter[]) {
    const open = await listed('active', filter, 'ASC');
    expect(open.found).toEqual([open.ids[1], open.ids[2], open.ids[0]]);
    const up = await listed('closed', filter, 'ASC');
    expect(up.found).toEqual([...up.ids].sort());
    const down = await listed('closed', filter, 'DESC');
    expect(down.found).toEqual([...down.ids].sort().reverse());
  }
});
