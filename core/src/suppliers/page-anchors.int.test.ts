import { COUNTED_UP_TO } from '@homologa/domain/suppliers/limits';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { eventually } from '../test/eventually';
import { createTestApp, type TestApp } from '../test/test-database';
import { ANCHOR_STEP, findWalkStart, readAnchors } from './page-anchors';
import { countWorkflowSuppliers, listWorkflowSuppliers } from './supplier.queries';

/** More than twice what is walked from an end; the last thousand were added just now. */
const SUPPLIERS = 11_200;
const JUST_NOW = 1_000;
const PAGE = 20;

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
let workflow: Awaited<ReturnType<typeof buildWorkflow>>;
let workflowId: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
  workflow = await buildWorkflow(app, companyId);
  workflowId = workflow.id;
  // Seven at a time were added at the same moment.
  await app.db.statement.$executeRaw`
    INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), ${companyId}::uuid, ${workflowId}::uuid, 'Proveedor ' || n,
      CASE WHEN n <= ${JUST_NOW} THEN now() - (n / 7) * interval '1 millisecond'
        ELSE now() - interval '1 day' - (n / 7) * interval '1 second' END, now()
    FROM generate_series(1, ${SUPPLIERS}) n`;
});
afterAll(() => app.destroy());

async function pageAt(start: number, order: SortOrder): Promise<{ ids: string[]; total: number }> {
  const { suppliers, total } = await listWorkflowSuppliers(app.contextFor(admin.actor), workflowId, {
    filter: {},
    sort: { ...supplierList.defaultSort, order },
    range: { start, end: start + PAGE - 1 },
  });
  return { ids: suppliers.map(({ id }) => id), total };
}

/** Every supplier, in the order of the list. */
async function everybody(): Promise<string[]> {
  const rows = await app.db.statement.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Supplier" WHERE "workflowId" = ${workflowId}::uuid ORDER BY "createdAt" DESC, "id"`;
  return rows.map(({ id }) => id);
}

const remove = (id: string | undefined) =>
  app.db.statement.$executeRaw`DELETE FROM "Supplier" WHERE "id" = ${id ?? newId()}::uuid`;

async function expectRightPages(): Promise<void> {
  const all = await everybody();
  for (const start of [5_050, 5_001, all.length - 5_080]) {
    expect(await pageAt(start, 'DESC')).toEqual({ ids: all.slice(start, start + PAGE), total: all.length });
    const up = all.toReversed();
    expect(await pageAt(start, 'ASC')).toEqual({ ids: up.slice(start, start + PAGE), total: all.length });
  }
}

test('deep pages are those of the whole list, before their anchors are set and after, whoever comes and goes', async () => {
  await expectRightPages();
  const list = {
    key: [companyId, workflowId].join(' '),
    where: Prisma.sql`s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid`,
    later: () => Promise.reject(new Error('they are being set')),
    now: new Date(),
  };
  const startOf = async (total: number) => {
    const known = await app.db.tenantRead(companyId, (tx) => readAnchors(tx, list));
    return findWalkStart(list, known, { total, newest: ANCHOR_STEP * 3 - 1 });
  };
  await eventually(async () => expect(await startOf(SUPPLIERS)).toMatchObject({ skip: 1 }));
  await expectRightPages();
  // New ones come before all others, and move everybody by a place.
  for (const companyName of ['Nuevo', 'Otro']) await buildSupplier(app, workflow, { companyName });
  expect(await startOf(SUPPLIERS + 2)).not.toBeNull();
  await expectRightPages();
  // One whose adding ends late comes before those of just now, while an old one goes.
  const late = await buildSupplier(app, workflow, { companyName: 'Tarde' });
  await app.db.statement.$executeRaw`
    UPDATE "Supplier" SET "createdAt" = now() - interval '30 seconds' WHERE "id" = ${late.id}::uuid`;
  await remove((await everybody())[7_100]);
  await expectRightPages();
  await remove((await everybody())[7_000]);
  expect(await startOf(SUPPLIERS + 1)).toBeNull();
  await expectRightPages();
});

test('a search that finds most is counted up to ten thousand, or as far as asked, and whole for a page beyond', async () => {
  const found = async (start: number, q: string, order: SortOrder = 'DESC', upTo?: number) => {
    const { suppliers, ...length } = await listWorkflowSuppliers(app.contextFor(admin.actor), workflowId, {
      filter: { q },
      sort: { ...supplierList.defaultSort, order },
      range: { start, end: start + PAGE - 1 },
      upTo,
    });
    return { ids: suppliers.map(({ id }) => id), ...length };
  };
  const all = await app.db.statement.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Supplier" WHERE "workflowId" = ${workflowId}::uuid AND "companyName" LIKE 'Proveedor %'
    ORDER BY "createdAt" DESC, "id"`;
  const ids = all.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(COUNTED_UP_TO);
  const more = { total: COUNTED_UP_TO, isMore: true };
  expect(await found(0, 'proveedor')).toEqual({ ids: ids.slice(0, PAGE), ...more, showsLabels: true });
  expect(await found(5_000, 'proveedor')).toMatchObject({ ids: ids.slice(5_000, 5_000 + PAGE), ...more });
  const fewer = { total: 1_000, isMore: true };
  expect(await found(0, 'proveedor', 'DESC', 1_000)).toMatchObject({ ids: ids.slice(0, PAGE), ...fewer });
  expect(await found(0, 'proveedor', 'ASC')).toMatchObject({ ids: ids.toReversed().slice(0, PAGE), ...more });
  const beyond = await found(COUNTED_UP_TO, 'proveedor');
  expect(beyond).toMatchObject({ ids: ids.slice(COUNTED_UP_TO, COUNTED_UP_TO + PAGE), total: ids.length });
  expect(beyond.isMore).toBeUndefined();
  expect(await found(0, 'proveedor 777')).toMatchObject({ total: 11 });
  expect(await found(40, 'proveedor 777')).toMatchObject({ ids: [], total: 11 });
});

test('tabs of a search that finds most are counted as far as asked, and whole otherwise', async () => {
  const { count, few } = { count: 2_000, few: 7 };
  await app.db.statement.$executeRaw`
    UPDATE "Supplier" s SET "status" = CASE WHEN old.place <= ${few} THEN 'archived' ELSE 'completed' END::"SupplierStatus"
    FROM (SELECT "id", row_number() OVER (ORDER BY "createdAt", "id") AS place FROM "Supplier"
      WHERE "workflowId" = ${workflowId}::uuid AND "companyName" LIKE 'Proveedor %' LIMIT ${count + few}) old
    WHERE s."id" = old."id"`;
  const [row] = await app.db.statement.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Supplier" WHERE "workflowId" = ${workflowId}::uuid AND "companyName" LIKE 'Proveedor %'`;
  const all = row?.n ?? 0;
  const countOf = (q: string, upTo?: number) =>
    countWorkflowSuppliers(app.contextFor(admin.actor), workflowId, { q, status: ['pending'] }, upTo);
  expect(await countOf('proveedor')).toEqual({
    counts: { all, pending: all - count - few, in_progress: 0, completed: count, archived: few },
    isMore: false,
  });
  const { counts, isMore } = await countOf('proveedor', COUNTED_UP_TO);
  expect({ all: counts.all, isMore }).toEqual({ all: COUNTED_UP_TO, isMore: true });
  expect(counts.pending).toBeLessThanOrEqual(all - count - few);
  expect(counts.pending + counts.completed + counts.archived).toBe(COUNTED_UP_TO + 1);
  // Of few all are counted.
  expect(await countOf('proveedor 777', 11)).toMatchObject({ counts: { all: 11 }, isMore: false });
  expect(await countOf('proveedor 777', 10)).toMatchObject({ counts: { all: 10 }, isMore: true });
});

test('a long list by status or CCR goes part by part, over parts that are short or empty, from either end', async () => {
  const some = await everybody();
  await app.db.statement.ccrRequest.createMany({
    data: some.slice(100, 130).map((supplierId, place) => ({
      id: newId(),
      companyId,
      supplierId,
      requestedAt: new Date(),
      deliveredAt: place % 3 === 0 ? null : new Date(),
    })),
  });
  const sorts = {
    status: Prisma.sql`s."displayStatus"`,
    'ccr.status': Prisma.sql`coalesce((SELECT CASE WHEN c."deliveredAt" IS NULL THEN 1 ELSE 2 END
      FROM "CcrRequest" c WHERE c."supplierId" = s."id"), 0)`,
  } as const;
  for (const field of ['status', 'ccr.status'] as const) {
    const inOrder = await app.db.statement.$queryRaw<{ id: string; part: string }[]>`
      SELECT s."id", ${sorts[field]}::text AS part FROM "Supplier" s WHERE s."workflowId" = ${workflowId}::uuid
      ORDER BY ${sorts[field]}, s."createdAt", s."id" DESC`;
    const ids = inOrder.map(({ id }) => id);
    // Around each end of a part, and of the list.
    const ends = inOrder.flatMap(({ part }, place) => (part === inOrder[place + 1]?.part ? [] : [place + 1]));
    expect(ends.length).toBeGreaterThan(2);
    for (const order of ['ASC', 'DESC'] as const) {
      const all = order === 'ASC' ? ids : ids.toReversed();
      const places = order === 'ASC' ? ends : ends.map((end) => all.length - end);
      for (const start of [0, ...places.flatMap((place) => [place - 40, place - PAGE + 1, place - 3, place])]) {
        if (start < 0 || start >= all.length) continue;
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
