import { LIST_WINDOW, MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { runChecksBody } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScreening } from '../../screenings/run-screening';
import { listSuppliers } from '../../suppliers/list/list-suppliers.queries';
import { type BuiltPerson, buildCompany, buildPerson } from '../../test/builders';
import { recordStatements } from '../../test/sent-statements';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist, importPeople } from '../../test/watchlist-samples';
import { getStatistics } from '../../workflows/statistics.queries';
import { listWorkflows } from '../../workflows/workflow-list.queries';
import { getCheck, listChecks } from './check.queries';
import { runChecks } from './run-checks';

const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
const PAGE = { range: { start: 0, end: 24 }, filter: {} };
const NEWEST = { field: 'requested_at', order: 'DESC' } as const;

let app: TestApp;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
  listId = await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']]);
});
afterAll(() => app.destroy());

async function client(total = 10) {
  const { id: companyId } = await buildCompany(app, { total });
  return { companyId, admin: await buildPerson(app, { companyId }) };
}

const check = (admin: BuiltPerson, ...checks: { name: string; [fact: string]: unknown }[]) =>
  runChecks(app.contextFor(admin.actor), runChecksBody.parse({ checks }).checks);

const usedBy = async (companyId: string) =>
  (await app.db.read.companyProduct.findUniqueOrThrow({ where: { companyId_type: { companyId, type: 'cfr' } } })).used;

async function screenAll(companyId: string): Promise<Map<string, ScreeningData>> {
  const operator = app.contextFor({ kind: 'system', name: 'test' });
  const asked = await app.db.read.screening.findMany({ where: { companyId, status: 'in_progress' } });
  for (const { id } of asked) await runScreening(operator, null, { screeningId: id, companyId }, run);
  const done = await app.db.read.screening.findMany({ where: { companyId } });
  return new Map(done.map(({ supplierId, data }) => [supplierId, data as ScreeningData]));
}

test('checks a name: one unit, one screening, and the result in the list with who asked', async () => {
  const { companyId, admin } = await client();
  const [made] = await check(admin, { name: ' Rómulo Ficticio Arenas ', country: 'PE', kind: 'person' });
  expect(made).toMatchObject({ name: 'Rómulo Ficticio Arenas', country: 'peru', screeningStatus: 'in_progress' });
  expect(await usedBy(companyId)).toBe(1);
  await screenAll(companyId);
  const ctx = app.contextFor(admin.actor);
  const { checks, total } = await listChecks(ctx, { ...PAGE, sort: NEWEST });
  expect(total).toBe(1);
  const user = await app.db.read.user.findUniqueOrThrow({ where: { id: admin.userId } });
  expect(checks[0]).toMatchObject({
    id: made?.id,
    kind: 'person',
    screeningStatus: 'match',
    screeningReview: ['undecided'],
    requestedByName: user.name,
    turnedAt: null,
  });
  expect(await app.db.read.notification.findMany({ where: { companyId, kind: 'screening_hits' } })).toMatchObject([
    { userId: admin.userId },
  ]);
});

test('asks the desk for nothing, and keeps checks out of the lists and figures of suppliers and workflows', async () => {
  const { companyId, admin } = await client();
  await check(admin, { name: 'Uno Inventado' }, { name: 'Dos Inventado' });
  expect(await app.db.read.reportRequest.count({ where: { companyId } })).toBe(0);
  expect(await app.db.read.workflow.count({ where: { companyId, holdsChecks: true } })).toBe(1);
  const ctx = app.contextFor(admin.actor);
  const suppliers = await listSuppliers(ctx, { ...PAGE, sort: { field: 'created_at', order: 'DESC' } });
  expect(suppliers.total).toBe(0);
  const workflows = await listWorkflows(
    ctx,
    { ...PAGE, sort: { field: 'created_at', order: 'DESC' } },
    { questionnaire: false, suppliers: false },
  );
  expect(workflows.total).toBe(0);
  expect(await getStatistics(ctx, undefined)).toMatchObject({ suppliersTotal: 0, workflows: { closed: 0 } });
});

test('makes all checks or none: a quota that is too small is not used', async () => {
  const { companyId, admin } = await client(2);
  await expect(check(admin, { name: 'A' }, { name: 'B' }, { name: 'C' })).rejects.toMatchObject({
    code: 'product_limit_reached',
  });
  expect(await usedBy(companyId)).toBe(0);
  expect(await app.db.read.complianceCheck.count({ where: { companyId } })).toBe(0);
  expect(await check(admin, { name: 'A' }, { name: 'B' })).toMatchObject([{ name: 'A' }, { name: 'B' }]);
  const { checks } = await listChecks(app.contextFor(admin.actor), { ...PAGE, sort: NEWEST });
  expect(checks.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('makes one workflow for two first checks at the same time', async () => {
  const { companyId, admin } = await client();
  await Promise.all([check(admin, { name: 'A' }), check(admin, { name: 'B' })]);
  expect(await app.db.read.workflow.count({ where: { companyId } })).toBe(1);
  expect(await app.db.read.complianceCheck.count({ where: { companyId } })).toBe(2);
});

test('looks for a person as a person, with the date of birth', async () => {
  const { companyId, admin } = await client();
  await importPeople(app, listId, [{ id: 'NWi.7', first: 'CELIA INVENTADA PARDO', born: '1962-05-03' }]);
  const [same, other] = await check(
    admin,
    { name: 'Celia Inventada Pardo', kind: 'person', birth_date: '1962-05-03', shareholders: ['Luz Inventada'] },
    { name: 'Celia Inventada Pardo', kind: 'person', birth_date: '1990-01-01' },
  );
  const found = await screenAll(companyId);
  const partyOf = (id = '') => found.get(id)?.evidence?.parties[0];
  expect(partyOf(same?.id)).toMatchObject({ schema: 'person', birthDates: ['1962-05-03'] });
  expect(partyOf(other?.id)).toMatchObject({ schema: 'person', birthDates: ['1990-01-01'] });
  expect(found.get(same?.id ?? '')?.shareholders_screenings.map(({ name }) => name)).toEqual(['Luz Inventada']);
  const scoreOf = (id = '') => found.get(id)?.company_screenings[0]?.sanction_lists[0]?.score ?? 0;
  expect(scoreOf(same?.id)).toBeGreaterThan(scoreOf(other?.id));
});

test('refuses users and companies without the product; another company finds nothing', async () => {
  const { companyId, admin } = await client();
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  await expect(check(user, { name: 'A' })).rejects.toMatchObject({ code: 'forbidden' });
  const [made] = await check(admin, { name: 'A' });
  expect(await getCheck(app.contextFor(user.actor), made?.id ?? '')).toMatchObject({ name: 'A' });
  const stranger = await buildPerson(app);
  await expect(getCheck(app.contextFor(stranger.actor), made?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  await app.db.system((tx) =>
    tx.companyProduct.updateMany({ where: { companyId, type: 'cfr' }, data: { enabled: false } }),
  );
  await expect(check(admin, { name: 'B' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('inserts twenty checks by one statement each for suppliers, checks and screenings once the quota is taken', async () => {
  const { admin } = await client(100);
  await check(admin, { name: 'First' });
  const sent = recordStatements();
  await check(admin, ...Array.from({ length: 20 }, (_, n) => ({ name: `Nombre ${n}` })));
  vi.restoreAllMocks();
  const since = sent.slice(sent.findIndex((text) => text.startsWith('UPDATE "CompanyProduct"')));
  for (const table of ['Supplier', 'ComplianceCheck', 'Screening']) {
    expect(since.filter((text) => text.startsWith(`INSERT INTO "${table}" `))).toHaveLength(1);
  }
});

test('pages within 10,000 checks from either end, rejects those between, and counts no further', async () => {
  const { companyId, admin } = await client(100);
  const [one] = await check(admin, { name: 'Primero' });
  const { workflowId } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: one?.id ?? '' } });
  const more = 2 * LIST_WINDOW + 40;
  const oldest = new Date(Date.now() - 86_400_000);
  for (let from = 1; from <= more; from += 2_000) {
    await app.db.system(
      (tx) => tx.$executeRaw`
      WITH made AS (
        INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "companyName", "createdAt", "modifiedAt")
        SELECT gen_random_uuid(), ${companyId}::uuid, ${workflowId}::uuid, 'completed', 'Nombre ' || n, now(), now()
        FROM generate_series(${from}::int, ${Math.min(more, from + 1_999)}::int) n
        RETURNING "id", "companyName"
      )
      INSERT INTO "ComplianceCheck" ("supplierId", "companyId", "kind", "requestedAt")
      SELECT "id", ${companyId}::uuid, 'company',
        ${oldest}::timestamptz - substr("companyName", 8)::int * interval '1 second' FROM made`,
    );
  }
  const ctx = app.contextFor(admin.actor);
  const at = async (start: number, order: 'ASC' | 'DESC' = 'DESC') => {
    const range = { start, end: start + 4 };
    const { checks, total } = await listChecks(ctx, { filter: {}, sort: { field: 'requested_at', order }, range });
    return { names: checks.map(({ name }) => name), total };
  };
  const named = (...places: number[]) => places.map((n) => `Nombre ${n}`);
  expect(await at(0)).toEqual({ names: ['Primero', ...named(1, 2, 3, 4)], total: MORE_THAN_WINDOW });
  expect(await at(LIST_WINDOW - 1)).toMatchObject({ names: named(9_999, 10_000, 10_001, 10_002, 10_003) });
  await expect(at(LIST_WINDOW)).rejects.toMatchObject({ code: 'page_out_of_window' });
  expect(await at(more - 3)).toEqual({ names: named(more - 3, more - 2, more - 1, more), total: more + 1 });
  expect(await at(more - 3, 'ASC')).toEqual({ names: [...named(3, 2, 1), 'Primero'], total: more + 1 });
  const search = {
    filter: { q: 'nombre 777' },
    sort: { field: 'name', order: 'ASC' },
    range: { start: 0, end: 2 },
  } as const;
  expect(await listChecks(ctx, search)).toMatchObject({ total: 11, checks: [{ name: 'Nombre 777' }, {}, {}] });
});
