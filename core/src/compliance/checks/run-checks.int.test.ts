import { runChecksBody } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScreening } from '../../screenings/run-screening';
import { listSuppliers } from '../../suppliers/list/list-suppliers.queries';
import { type BuiltPerson, buildCompany, buildPerson } from '../../test/builders';
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
