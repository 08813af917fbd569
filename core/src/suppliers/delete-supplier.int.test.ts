import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyClient } from '../notifications/notify.steps';
import { buildClientWorld } from '../test/client-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { addSupplier } from './add/add-supplier';
import { deleteSupplier } from './delete-supplier';
import { readSupplierDetail } from './supplier.queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const INVITE = {
  companyName: 'Aceros del Sur S.A.',
  fullName: 'Luisa Gómez',
  emails: ['luisa@aceros.test'],
  country: 'argentina',
};

test('deletes a pending supplier and returns its unit', async () => {
  const { ctx, companyId, flow, placeOf, usedUnits } = await buildClientWorld(app);
  const { supplier } = await addSupplier(ctx, { workflowId: flow.id, invite: INVITE });
  expect(await usedUnits()).toBe(1);
  const place = placeOf(supplier);
  expect(await deleteSupplier(ctx, place)).toEqual({ id: supplier.id });
  expect(await usedUnits()).toBe(0);
  await expect(readSupplierDetail(ctx, companyId, place)).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteSupplier(ctx, place)).rejects.toMatchObject({ code: 'not_found' });
});

test('deletes the notifications about the supplier, and no others', async () => {
  const { ctx, companyId, flow, placeOf } = await buildClientWorld(app);
  const added = [await addSupplier(ctx, { workflowId: flow.id, invite: INVITE })];
  added.push(await addSupplier(ctx, { workflowId: flow.id, invite: { ...INVITE, emails: ['otra@aceros.test'] } }));
  const [gone, kept] = added.map(({ supplier }) => supplier);
  await app.db.tenant(companyId, async (tx) => {
    for (const supplier of [gone, kept]) {
      await notifyClient(ctx, tx, 'handed_over', flow, { workflowId: flow.id, supplierId: supplier?.id ?? '' });
    }
  });
  if (gone) await deleteSupplier(ctx, placeOf(gone));
  const left = await app.db.read.notification.findMany({ where: { companyId, kind: 'handed_over' } });
  expect(new Set(left.map(({ supplierId }) => supplierId))).toEqual(new Set([kept?.id]));
});

test('keeps a supplier that has begun', async () => {
  const { ctx, add, placeOf } = await buildClientWorld(app);
  const supplier = await add({ status: 'in_progress' });
  await expect(deleteSupplier(ctx, placeOf(supplier))).rejects.toMatchObject({
    code: 'supplier_not_pending',
    message: 'Only a pending supplier can be deleted.',
  });
  expect(await app.db.read.supplier.count({ where: { id: supplier.id } })).toBe(1);
});
