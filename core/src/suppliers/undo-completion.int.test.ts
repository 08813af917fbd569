import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newId } from '../kernel/ids';
import { buildClientWorld } from '../test/client-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { listSupplierHistory } from './supplier-history.queries';
import { undoCompletion } from './undo-completion';
import { updateSupplier } from './update-supplier';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

async function supplierInProgress() {
  const world = await buildClientWorld(app);
  const supplier = await world.add({ status: 'in_progress' });
  const place = world.placeOf(supplier);
  const move = (status: string) => updateSupplier(world.ctx, { ...place, changes: { status } });
  const undo = async (ctx = world.ctx) => (await undoCompletion(ctx, place)).supplier.status;
  return { ...world, supplier, place, move, undo };
}

test('reverts a completion although the clock advances while it is written', async () => {
  const { move, undo } = await supplierInProgress();
  let read = Date.now();
  app.setNow(() => {
    read += 2;
    return new Date(read);
  });
  onTestFinished(() => app.setNow(() => new Date()));
  await move('completed');
  expect(await undo()).toBe('in_progress');
});

test('reverts a completion once, records it, and forbids it to a company user', async () => {
  const { ctx, admin, supplier, place, move, undo, colleague, contextOf } = await supplierInProgress();
  await expect(undo()).rejects.toMatchObject({ code: 'supplier_completion_kept' });
  await move('completed');
  await expect(undo(contextOf(await colleague()))).rejects.toMatchObject({ code: 'forbidden' });
  expect(await undo()).toBe('in_progress');
  expect(await undo()).toBe('in_progress');
  const history = await listSupplierHistory(ctx, place);
  expect(history.map(({ event }) => event)).toEqual(['completion_undone', 'unarchived']);
  const audited = await app.db.read.auditEntry.findMany({
    where: { objectId: supplier.id, action: 'supplier.undo_completion' },
  });
  expect(audited.map(({ actorId, facts }) => [actorId, facts])).toEqual([
    [admin.userId, { from: 'completed', to: 'in_progress' }],
  ]);
});

test('keeps the completion of a supplier that was restored from the archive', async () => {
  const { move, undo } = await supplierInProgress();
  for (const status of ['completed', 'archived', 'completed']) await move(status);
  await expect(undo()).rejects.toMatchObject({ code: 'supplier_completion_kept' });
});

test('keeps the completion of a supplier that went on since', async () => {
  const { companyId, supplier, move, undo } = await supplierInProgress();
  await move('completed');
  const { createdAt } = await app.db.read.supplierTransition.findFirstOrThrow({ where: { supplierId: supplier.id } });
  const update = { id: newId(), companyId, supplierId: supplier.id, name: 'started_onboarding' };
  await app.db.system((tx) =>
    tx.statusUpdate.create({ data: { ...update, createdAt: new Date(createdAt.getTime() + 1) } }),
  );
  await expect(undo()).rejects.toMatchObject({ code: 'supplier_completion_kept' });
});
