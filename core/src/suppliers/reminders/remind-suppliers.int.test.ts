import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { remindSupplier } from './remind-supplier';
import { remindSuppliers } from './remind-suppliers';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('reminds all but the finished and those in their cooldown', async () => {
  const { ctx, flow, add, placeOf, jobs } = await buildClientWorld(app);
  const first = await add();
  await add({ status: 'in_progress' });
  await add({ status: 'completed' });
  await remindSupplier(ctx, placeOf(first));
  const all = await remindSuppliers(ctx, { workflowId: flow.id });
  expect(all).toMatchObject({ sent: 1, skipped: 2, suppliersCount: 3 });
  expect(all.suppliers).toHaveLength(3);
  expect(await jobs('mail.send-reminder')).toHaveLength(2);
});

test.each([
  [{ status: 'closed' }, 'workflow_not_active'],
  [{ type: 'investigating', reportType: 'bir' }, 'reminder_not_possible'],
] as const)('reminds nobody of a workflow with %j', async (traits, code) => {
  const { ctx, flow, add, jobs } = await buildClientWorld(app, traits);
  await add();
  await expect(remindSuppliers(ctx, { workflowId: flow.id })).rejects.toMatchObject({ code });
  expect(await jobs('mail.send-reminder')).toEqual([]);
});
