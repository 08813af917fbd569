import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld } from '../test/client-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { updateSupplier } from './update-supplier';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('archives once when many archive at the same time, and tells the others', async () => {
  const { ctx, add, placeOf } = await buildClientWorld(app);
  const supplier = await add({ status: 'completed' });
  const input = { ...placeOf(supplier), changes: { status: 'archived' } };
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => updateSupplier(ctx, input)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refusals).toEqual(Array.from({ length: 7 }, () => 'supplier_not_completed'));
  const where = { supplierId: supplier.id };
  expect(await app.db.read.supplierTransition.count({ where })).toBe(1);
  expect(await app.db.read.auditEntry.count({ where: { objectId: supplier.id, action: 'supplier.archive' } })).toBe(1);
});

test('archives only a completed supplier, completes any other, and rejects other values', async () => {
  const { ctx, admin, add, placeOf } = await buildClientWorld(app);
  const supplier = await add({ status: 'in_progress' });
  const move = async (status: string) =>
    (await updateSupplier(ctx, { ...placeOf(supplier), changes: { status } })).supplier.status;
  await expect(move('archived')).rejects.toMatchObject({
    code: 'supplier_not_completed',
    message: 'Only a completed supplier can be archived.',
  });
  await expect(move('pending')).rejects.toMatchObject({ code: 'supplier_status_invalid' });
  expect(await move('completed')).toBe('completed');
  expect(await move('archived')).toBe('archived');
  await expect(move('archived')).rejects.toMatchObject({ code: 'supplier_not_completed' });
  expect(await move('completed')).toBe('completed');
  const moves = await app.db.read.supplierTransition.findMany({
    where: { supplierId: supplier.id },
    orderBy: { createdAt: 'asc' },
  });
  expect(moves.map(({ toStatus, actorId }) => [toStatus, actorId])).toEqual([
    ['completed', admin.userId],
    ['archived', admin.userId],
    ['completed', admin.userId],
  ]);
});

test('replaces all labels, and names those that the company does not have', async () => {
  const { ctx, admin, add, placeOf, label, auditOf } = await buildClientWorld(app);
  const supplier = await add();
  const [one, two] = [await label('Uno'), await label('Dos')];
  const theirs = await (await buildClientWorld(app)).label('Ajena');
  const setLabels = async (labelIds: string[]) =>
    (await updateSupplier(ctx, { ...placeOf(supplier), changes: { labelIds } })).supplier.labelIds;
  expect((await setLabels([one.id, two.id])).toSorted()).toEqual([one.id, two.id].toSorted());
  expect(await setLabels([two.id])).toEqual([two.id]);
  await expect(setLabels([one.id, theirs.id])).rejects.toMatchObject({
    code: 'invalid_input',
    details: [{ path: 'tags.1' }],
  });
  expect((await auditOf(supplier.id)).at(-1)).toEqual({
    action: 'supplier.label',
    actorId: admin.userId,
    facts: { labelIds: [two.id] },
  });
});

test('hides another company’s supplier and forbids a company user', async () => {
  const { admin, add, placeOf, contextOf, colleague } = await buildClientWorld(app);
  const input = { ...placeOf(await add({ status: 'completed' })), changes: { status: 'archived' } };
  await expect(updateSupplier(contextOf(await colleague()), input)).rejects.toMatchObject({ code: 'forbidden' });
  const { ctx: stranger } = await buildClientWorld(app);
  await expect(updateSupplier(stranger, input)).rejects.toMatchObject({ code: 'not_found' });
  expect((await updateSupplier(contextOf(admin), input)).supplier.status).toBe('archived');
});
