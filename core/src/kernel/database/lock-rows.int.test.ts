import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { newId } from '../ids';
import { lockRow, lockRows } from './lock-rows';

let app: TestApp;
let companyId: string;
let workflow: Awaited<ReturnType<typeof buildWorkflow>>;
beforeAll(async () => {
  app = await createTestApp();
  companyId = (await buildPerson(app)).companyId ?? '';
  workflow = await buildWorkflow(app, companyId);
});
afterAll(() => app.destroy());

async function isFree(table: 'Supplier' | 'Workflow', id: string, clause: 'UPDATE' | 'SHARE' | 'KEY SHARE') {
  const rows = await app.db.system((tx) =>
    tx.$queryRawUnsafe<unknown[]>(`SELECT FROM "${table}" WHERE "id" = $1::uuid FOR ${clause} SKIP LOCKED`, id),
  );
  return rows.length === 1;
}

test('locks the existing rows of the company alone, in the order of their ids', async () => {
  const built = [
    await buildSupplier(app, workflow),
    await buildSupplier(app, workflow),
    await buildSupplier(app, workflow),
  ];
  const ids = built.map(({ id }) => id).sort();
  const foreign = await buildSupplier(app, await buildWorkflow(app, (await buildPerson(app)).companyId ?? ''));
  await app.db.tenant(companyId, async (tx) => {
    expect(await lockRows(tx, 'Supplier', companyId, [...ids].reverse().concat(newId(), foreign.id))).toEqual(ids);
    for (const id of ids) expect(await isFree('Supplier', id, 'SHARE')).toBe(false);
    expect(await isFree('Supplier', foreign.id, 'UPDATE')).toBe(true);
  });
  for (const id of ids) expect(await isFree('Supplier', id, 'UPDATE')).toBe(true);
});

test('returns false for a row that the company does not have', async () => {
  const { id } = await buildSupplier(app, workflow);
  await app.db.tenant(companyId, async (tx) => {
    expect(await lockRow(tx, 'Supplier', companyId, id)).toBe(true);
    expect(await lockRow(tx, 'Supplier', companyId, newId())).toBe(false);
  });
});

test('excludes other locks according to the mode', async () => {
  const free = (mode: 'no_key_update' | 'share' | 'update') =>
    app.db.tenant(companyId, async (tx) => {
      await lockRow(tx, 'Workflow', companyId, workflow.id, mode);
      return {
        update: await isFree('Workflow', workflow.id, 'UPDATE'),
        share: await isFree('Workflow', workflow.id, 'SHARE'),
        reference: await isFree('Workflow', workflow.id, 'KEY SHARE'),
      };
    });
  expect(await free('update')).toEqual({ update: false, share: false, reference: false });
  expect(await free('no_key_update')).toEqual({ update: false, share: false, reference: true });
  expect(await free('share')).toEqual({ update: false, share: true, reference: true });
});
