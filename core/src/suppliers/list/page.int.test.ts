import { LIST_WINDOW, MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { type BuiltPerson, buildPerson, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { countWorkflowSuppliers, listWorkflowSuppliers } from './list-suppliers.queries';

const SUPPLIERS = 21_200;
const PAGE = 20;
/** Suppliers inserted per transaction: larger transactions might time out on a busy machine. */
const SEEDED = 2_000;

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
let workflowId: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
  workflowId = (await buildWorkflow(app, companyId)).id;
  const at = new Date();
  for (let from = 1; from <= SUPPLIERS; from += SEEDED) {
    const to = Math.min(SUPPLIERS, from + SEEDED - 1);
    await app.db.system(
      (tx) => tx.$executeRaw`
        INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "createdAt", "modifiedAt")
        SELECT gen_random_uuid(), ${companyId}::uuid, ${workflowId}::uuid, 'Proveedor ' || n,
          ${at}::timestamptz - interval '1 day' - (n / 7) * interval '1 second', now()
        FROM generate_series(${from}::int, ${to}::int) n`,
    );
  }
});
afterAll(() => app.destroy());

async function pageAt(start: number, order: SortOrder, filter: { q?: string } = {}) {
  const { suppliers, total } = await listWorkflowSuppliers(app.contextFor(admin.actor), workflowId, {
    filter,
    sort: { ...supplierList.defaultSort, order },
    range: { start, end: start + PAGE - 1 },
  });
  return { ids: suppliers.map(({ id }) => id), total };
}

async function readAllIds(): Promise<string[]> {
  const rows = await app.db.system(
    (tx) => tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Supplier" WHERE "workflowId" = ${workflowId}::uuid ORDER BY "createdAt" DESC, "id"`,
  );
  return rows.map(({ id }) => id);
}

test('any page within 10,000 rows of either end is read, one between them is refused', async () => {
  const all = await readAllIds();
  for (const start of [0, 5_001, LIST_WINDOW - 1, all.length - LIST_WINDOW, all.length - 5]) {
    expect(await pageAt(start, 'DESC')).toEqual({ ids: all.slice(start, start + PAGE), total: all.length });
    const up = all.toReversed();
    expect(await pageAt(start, 'ASC')).toEqual({ ids: up.slice(start, start + PAGE), total: all.length });
  }
  for (const start of [LIST_WINDOW, all.length - LIST_WINDOW - 1]) {
    await expect(pageAt(start, 'DESC')).rejects.toMatchObject({ code: 'page_out_of_window' });
  }
  expect(await pageAt(all.length, 'DESC')).toEqual({ ids: [], total: all.length });
});

test('a search with more matches than the window is counted no further, and pages from either end', async () => {
  const all = await readAllIds();
  expect(await pageAt(0, 'DESC', { q: 'proveedor' })).toEqual({ ids: all.slice(0, PAGE), total: MORE_THAN_WINDOW });
  expect(await pageAt(5_000, 'DESC', { q: 'proveedor' })).toEqual({
    ids: all.slice(5_000, 5_000 + PAGE),
    total: MORE_THAN_WINDOW,
  });
  expect((await pageAt(0, 'ASC', { q: 'proveedor' })).ids).toEqual(all.toReversed().slice(0, PAGE));
  await expect(pageAt(LIST_WINDOW, 'DESC', { q: 'proveedor' })).rejects.toMatchObject({ code: 'page_out_of_window' });
  const last = all.length - 5;
  expect(await pageAt(last, 'DESC', { q: 'proveedor' })).toEqual({ ids: all.slice(last), total: all.length });
  expect(await pageAt(0, 'DESC', { q: 'proveedor 777' })).toMatchObject({ total: 11 });
  expect(await pageAt(40, 'DESC', { q: 'proveedor 777' })).toEqual({ ids: [], total: 11 });
});

test('tabs are exact up to the window, and lower bounds beyond it', async () => {
  const { count, few } = { count: 2_000, few: 7 };
  await app.db.system(
    (tx) => tx.$executeRaw`
    UPDATE "Supplier" s SET "status" = CASE WHEN old.place <= ${few} THEN 'archived' ELSE 'completed' END::"SupplierStatus"
    FROM (SELECT "id", row_number() OVER (ORDER BY "createdAt", "id") AS place FROM "Supplier"
      WHERE "workflowId" = ${workflowId}::uuid LIMIT ${count + few}) old
    WHERE s."id" = old."id"`,
  );
  const countOf = (filter: { q?: string }) =>
    countWorkflowSuppliers(app.contextFor(admin.actor), workflowId, { ...filter, status: ['pending'] });
  expect(await countOf({})).toEqual({
    counts: { all: SUPPLIERS, pending: SUPPLIERS - count - few, in_progress: 0, completed: count, archived: few },
    isMore: false,
  });
  const { counts, isMore } = await countOf({ q: 'proveedor' });
  expect({ all: counts.all, isMore }).toEqual({ all: MORE_THAN_WINDOW, isMore: true });
  expect(counts.pending + counts.completed + counts.archived).toBe(MORE_THAN_WINDOW);
  expect(await countOf({ q: 'proveedor 777' })).toMatchObject({ counts: { all: 11 }, isMore: false });
});

test('a long list by status or CCR goes part by part, over parts that are short or empty, from either end', async () => {
  const some = await readAllIds();
  await app.db.system((tx) =>
    tx.ccrRequest.createMany({
      data: some.slice(100, 130).map((supplierId, place) => ({
        id: newId(),
        companyId,
        supplierId,
        requestedAt: new Date(),
        deliveredAt: place % 3 === 0 ? null : new Date(),
      })),
    }),
  );
  const sorts = {
    status: Prisma.sql`s."displayStatus"`,
    'ccr.status': Prisma.sql`coalesce((SELECT CASE WHEN c."deliveredAt" IS NULL THEN 1 ELSE 2 END
      FROM "CcrRequest" c WHERE c."supplierId" = s."id"), 0)`,
  } as const;
  for (const field of ['status', 'ccr.status'] as const) {
    const inOrder = await app.db.system(
      (tx) => tx.$queryRaw<{ id: string; part: string }[]>`
      SELECT s."id", ${sorts[field]}::text AS part FROM "Supplier" s WHERE s."workflowId" = ${workflowId}::uuid
      ORDER BY ${sorts[field]}, s."createdAt", s."id" DESC`,
    );
    const ids = inOrder.map(({ id }) => id);
    const ends = inOrder.flatMap(({ part }, place) => (part === inOrder[place + 1]?.part ? [] : [place + 1]));
    expect(ends.length).toBeGreaterThan(2);
    for (const order of ['ASC', 'DESC'] as const) {
      const all = order === 'ASC' ? ids : ids.toReversed();
      const places = order === 'ASC' ? ends : ends.map((end) => all.length - end);
      for (const start of [0, ...places.flatMap((place) => [place - 40, place - PAGE + 1, place - 3, place])]) {
        if (start < 0 || start >= all.length) continue;
        if (start >= LIST_WINDOW && all.length - start > LIST_WINDOW) continue;
        const { suppliers } = await listWorkflowSuppliers(app.contextFor(admin.actor), workflowId, {
          filter: {},
          sort: { field, order },
          range: { start, end: start + PAGE - 1 },
        });
        expect(suppliers.map(({ id }) => id)).toEqual(all.slice(start, start + PAGE));
      }
    }
  }
});
