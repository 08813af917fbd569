import { runChecksBody } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { HitFilter, HitSortField } from '@homologa/domain/compliance/hit-queue.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setScreeningSettings } from '../../companies/screening-settings';
import { runScreening } from '../../screenings/run-screening';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { recordStatements, withoutFrame } from '../../test/sent-statements';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist } from '../../test/watchlist-samples';
import { runChecks } from '../checks/run-checks';
import { decideHit } from '../decide-hit';
import { requestScreening } from '../request-screening';
import { getHitSummary, listHits, type QueuedHit } from './list-hits.queries';

const NAMES = ['ROMULO FICTICIO ARENAS', 'CELIA INVENTADA PARDO'] as const;
const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
const REASON = 'Otra fecha';

let app: TestApp;
let admin: BuiltPerson;
let second: BuiltPerson;
let stranger: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  await buildWatchlist(app, [NAMES], { code: 'sample' });
});
afterAll(() => app.destroy());
afterEach(() => vi.restoreAllMocks());

const as = (person: BuiltPerson) => app.contextFor(person.actor);

async function screened(
  companyName: string,
  shareholders: readonly string[],
  owner: BuiltPerson,
  createdById?: string,
) {
  const workflow = await buildWorkflow(app, owner.companyId ?? '', { reportType: 'bir' });
  await app.db.system((tx) =>
    tx.workflow.update({ where: { id: workflow.id }, data: { createdById: createdById ?? null } }),
  );
  const supplier = await buildSupplier(app, workflow, { status: 'completed', companyName });
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  await screen(place, shareholders, owner);
  return place;
}

async function screen(
  place: { workflowId: string; supplierId: string },
  shareholders: readonly string[],
  owner: BuiltPerson,
) {
  const { id: screeningId } = await requestScreening(as(owner), { ...place, shareholders });
  await runScreening(
    app.contextFor({ kind: 'system', name: 'test' }),
    null,
    { screeningId, companyId: owner.companyId ?? '' },
    run,
  );
}

const page = async (
  person: BuiltPerson,
  filter: HitFilter = {},
  [field, order]: [HitSortField, SortOrder] = ['score', 'DESC'],
) => {
  const { hits, total } = await listHits(as(person), { filter, sort: { field, order }, range: { start: 0, end: 24 } });
  expect(hits.length).toBe(Math.min(total, 25));
  return hits;
};
const named = (hits: readonly QueuedHit[]) => hits.map(({ companyName, party }) => `${companyName}: ${party}`);
const placeOf = ({ workflowId, supplierId, entryKey, party }: QueuedHit) => ({
  workflowId,
  supplierId,
  hits: [{ entryKey, party }],
});

async function newCompany() {
  admin = await buildPerson(app);
  second = await buildPerson(app, { companyId: admin.companyId ?? '' });
  stranger = await buildPerson(app);
}

test('a hit moves from open over proposed to settled with its decisions, and never leaves its company', async () => {
  await newCompany();
  await setScreeningSettings(as(admin), { four_eyes: true });
  await screened('Norte', ['Rómulo Ficticio Arenas'], admin);
  await screened('Sur', ['Celia Inventada Pardo'], admin);
  await screened('Ajena', ['Celia Inventada Pardo'], stranger);
  const open = await page(admin);
  expect(named(open).sort()).toEqual(['Norte: Rómulo Ficticio Arenas', 'Sur: Celia Inventada Pardo']);
  expect(named(await page(stranger))).toEqual(['Ajena: Celia Inventada Pardo']);
  expect(named(await page(stranger, { supplier_id: open.map(({ supplierId }) => supplierId) }))).toEqual([]);
  const [hit] = open;
  if (!hit) throw new Error('no hit');
  const made = { ...placeOf(hit), decision: 'true_match', reason: REASON } as const;
  await decideHit(as(admin), made);
  expect(await page(admin)).toHaveLength(1);
  expect(await page(admin, { queue: 'proposed' })).toMatchObject([
    { id: hit.id, state: 'proposed', decision: 'true_match', decidedBy: { id: admin.userId }, isOwn: true },
  ]);
  expect(await page(admin, { queue: 'proposed', proposed_by: 'others' })).toEqual([]);
  expect(await page(second, { queue: 'proposed', proposed_by: 'others' })).toMatchObject([{ isOwn: false }]);
  expect(await getHitSummary(as(second))).toMatchObject({
    counts: { open: 1, proposed: 1, settled: 0 },
    toConfirm: 1,
    lists: [{ code: 'sample' }],
  });
  await decideHit(as(second), made);
  expect(await page(admin, { queue: 'settled' })).toMatchObject([
    { state: 'confirmed', decidedBy: { id: second.userId } },
  ]);
  await decideHit(as(second), { ...made, decision: 'open' });
  expect(await page(admin)).toMatchObject([{ decision: null }, { decision: null }]);
});

test('filters by score, list, age, owner and text, and sorts by score, list, age and owner', async () => {
  await newCompany();
  await app.db.system((tx) => tx.user.update({ where: { id: admin.userId }, data: { name: 'Ana' } }));
  await app.db.system((tx) => tx.user.update({ where: { id: second.userId }, data: { name: 'Zoe' } }));
  const exact = await screened('Exacta', ['Rómulo Ficticio Arenas'], admin, second.userId);
  await screened('Parecida', ['Romulo Ficticio Arenaz'], admin, admin.userId);
  await screened('Sin dueño', ['Célia Inventada Pardo'], admin, stranger.userId);
  await app.db.system((tx) =>
    tx.screeningHit.updateMany({
      where: { supplierId: exact.supplierId },
      data: { foundAt: new Date(Date.now() - 40 * 86_400_000), listTitle: 'AAA', listCode: 'aaa' },
    }),
  );
  const first = async (filter: HitFilter, sort?: [HitSortField, SortOrder]) =>
    (await page(admin, filter, sort)).map(({ companyName }) => companyName);
  expect((await first({})).at(-1)).toBe('Parecida');
  expect((await first({}, ['score', 'ASC']))[0]).toBe('Parecida');
  expect((await first({}, ['found_at', 'ASC']))[0]).toBe('Exacta');
  expect((await first({}, ['list', 'ASC']))[0]).toBe('Exacta');
  expect(await first({}, ['owner', 'ASC'])).toEqual(['Parecida', 'Exacta', 'Sin dueño']);
  expect(await first({ owner: second.userId })).toEqual(['Exacta']);
  expect(await first({ owner: 'nobody' })).toEqual(['Sin dueño']);
  expect(await first({ owner: stranger.userId })).toEqual([]);
  expect(await first({ list: ['aaa'] })).toEqual(['Exacta']);
  expect(await first({ min_days: 30 })).toEqual(['Exacta']);
  expect(await first({ q: 'parecida' })).toEqual(['Parecida']);
  expect(await first({ q: 'celia inv' })).toEqual(['Sin dueño']);
  expect(await first({ q: '%' })).toEqual([]);
  expect(await first({ band: ['strong'] })).toContain('Exacta');
});

test('the hits of a check belong to the person who asked for it, until it is turned into a supplier', async () => {
  await newCompany();
  await app.db.system((tx) => tx.user.update({ where: { id: admin.userId }, data: { name: 'Ana' } }));
  await app.db.system((tx) => tx.user.update({ where: { id: second.userId }, data: { name: 'Zoe' } }));
  const check = async (person: BuiltPerson, name: string) => {
    const [made] = await runChecks(as(person), runChecksBody.parse({ checks: [{ name, kind: 'person' }] }).checks);
    const companyId = person.companyId ?? '';
    const { id: screeningId } = await app.db.read.screening.findFirstOrThrow({ where: { supplierId: made?.id ?? '' } });
    await runScreening(app.contextFor({ kind: 'system', name: 'test' }), null, { screeningId, companyId }, run);
    return made?.id ?? '';
  };
  // The first check creates the workflow that contains all compliance checks; hits of later checks must keep their own
  // owner.
  await check(admin, 'Rómulo Ficticio Arenas');
  const later = await check(second, 'Celia Inventada Pardo');
  const owners = async () => (await page(admin, {}, ['owner', 'ASC'])).map((hit) => [hit.companyName, hit.owner?.name]);
  expect(await owners()).toEqual([
    ['Rómulo Ficticio Arenas', 'Ana'],
    ['Celia Inventada Pardo', 'Zoe'],
  ]);
  expect(named(await page(admin, { owner: second.userId }))).toEqual(['Celia Inventada Pardo: Celia Inventada Pardo']);
  expect((await getHitSummary(as(admin))).owners.map(({ name }) => name)).toEqual(['Ana', 'Zoe']);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  await app.db.system(async (tx) => {
    await tx.workflow.update({ where: { id: workflow.id }, data: { createdById: admin.userId } });
    await tx.supplier.update({ where: { id: later }, data: { workflowId: workflow.id } });
    await tx.complianceCheck.update({ where: { supplierId: later }, data: { turnedAt: new Date() } });
  });
  expect(await page(admin, { owner: second.userId })).toEqual([]);
  expect((await getHitSummary(as(admin))).owners.map(({ name }) => name)).toEqual(['Ana']);
  expect(named((await page(admin)).filter((hit) => hit.isCheck))).toEqual([
    'Rómulo Ficticio Arenas: Rómulo Ficticio Arenas',
  ]);
});

test('a hit keeps its age when the supplier is screened again, and its state follows the decisions', async () => {
  await newCompany();
  const place = await screened('Otra vez', ['Rómulo Ficticio Arenas'], admin);
  const [hit] = await page(admin);
  if (!hit) throw new Error('no hit');
  await decideHit(as(admin), { ...placeOf(hit), decision: 'false_positive', reason: REASON });
  await screen(place, ['Rómulo Ficticio Arenas'], admin);
  expect(await page(admin)).toEqual([]);
  expect(await page(admin, { queue: 'settled' })).toMatchObject([{ state: 'cleared', foundAt: hit.foundAt }]);
});

test('a page is read by three statements, the summary by four, and a page beyond the window is refused', async () => {
  await newCompany();
  await screened('Una', ['Rómulo Ficticio Arenas'], admin);
  const sent = recordStatements();
  // Ignores the statements of the dispatcher, because the dispatcher runs concurrently.
  const tablesOf = async (read: () => Promise<unknown>) => {
    const from = sent.length;
    await read();
    const tables = withoutFrame(sent.slice(from)).flatMap((text) => /FROM\s+"(\w+)"/.exec(text)?.[1] ?? []);
    return tables.filter((table) => table !== 'Job' && table !== 'WorkerHeartbeat');
  };
  expect(await tablesOf(() => page(admin))).toEqual(['Membership', 'ScreeningHit', 'SupplierStat']);
  expect(await tablesOf(() => page(admin, {}, ['owner', 'ASC']))).toEqual([
    'Membership',
    'ScreeningHit',
    'SupplierStat',
  ]);
  const summary = await tablesOf(() => getHitSummary(as(admin)));
  expect(summary).toEqual(['Membership', 'SupplierStat', 'ScreeningHit', 'Workflow']);
  const far = { filter: {}, sort: { field: 'score', order: 'DESC' }, range: { start: 10_000, end: 10_024 } } as const;
  expect((await listHits(as(admin), far)).hits).toEqual([]);
});

test('archived suppliers are left out, and whoever belongs to no company reads nothing', async () => {
  await newCompany();
  const { supplierId } = await screened('Guardada', ['Rómulo Ficticio Arenas'], admin);
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplierId }, data: { status: 'archived' } }));
  expect(await page(admin)).toEqual([]);
  const asked = { filter: {}, sort: { field: 'score', order: 'DESC' }, range: { start: 0, end: 24 } } as const;
  const nobody = app.contextFor({ kind: 'anonymous' });
  await expect(listHits(nobody, asked)).rejects.toMatchObject({ code: expect.any(String) });
});

const summed = async (companyId: string | null | undefined) => {
  const rows = await app.db.read.$queryRaw<{ key: string; n: number }[]>`
    SELECT "dim" || ' ' || "val" AS key, sum("n")::int AS n FROM "SupplierStat"
    WHERE "companyId" = ${companyId}::uuid AND "dim" LIKE 'hits%' GROUP BY 1 HAVING sum("n") <> 0`;
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
};

test('place and counters of a hit follow its supplier, its workflow and its decisions', async () => {
  await newCompany();
  const { supplierId, workflowId } = await screened('Movida', ['Rómulo Ficticio Arenas'], admin, admin.userId);
  const [hit] = await page(admin);
  if (!hit) throw new Error('no hit');
  expect(await summed(admin.companyId)).toEqual({ 'hits open': 1 });

  const set = (status: 'archived' | 'completed') =>
    app.db.system((tx) => tx.supplier.update({ where: { id: supplierId }, data: { status } }));
  await set('archived');
  expect(await summed(admin.companyId)).toEqual({});
  await set('completed');
  expect(await page(admin)).toMatchObject([{ id: hit.id, owner: { id: admin.userId } }]);

  const other = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
  const change = (data: { createdById?: string; status?: 'draft' | 'active' }) =>
    app.db.system((tx) => tx.workflow.update({ where: { id: other.id }, data }));
  await change({ createdById: second.userId });
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplierId }, data: { workflowId: other.id } }));
  expect(await page(admin)).toMatchObject([{ workflowId: other.id, owner: { id: second.userId } }]);
  await change({ createdById: admin.userId });
  expect(await page(admin, { owner: admin.userId })).toHaveLength(1);
  await change({ status: 'draft' });
  expect(await page(admin)).toEqual([]);
  await change({ status: 'active' });
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplierId }, data: { workflowId } }));

  await setScreeningSettings(as(admin), { four_eyes: true });
  await decideHit(as(admin), { ...placeOf(hit), decision: 'true_match', reason: REASON });
  expect(await summed(admin.companyId)).toEqual({
    'hits proposed': 1,
    [`hits_proposed ${admin.userId}`]: 1,
  });
  await app.db.system((tx) => tx.supplier.delete({ where: { id: supplierId } }));
  expect(await summed(admin.companyId)).toEqual({});
});

test('entries of the same person or company are one row, which stays open until all of them are decided', async () => {
  await newCompany();
  // Two lists contain entries with the same United Nations reference number.
  await buildWatchlist(app, [NAMES], { code: 'other' });
  await screened('Dos entradas', ['Celia Inventada Pardo'], admin);
  const rows = await page(admin);
  const stored = await app.db.read.screeningHit.findMany({ where: { companyId: admin.companyId ?? '' } });
  expect(rows.length).toBeLessThan(stored.length);
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(stored.length);
  const group = rows.find(({ entries }) => entries > 1);
  if (!group) throw new Error('no group');
  const made = { ...placeOf(group), decision: 'false_positive', reason: REASON } as const;
  await decideHit(as(admin), { ...made, isAlone: true });
  expect((await page(admin)).map(({ id }) => id)).toContain(group.id);
  await decideHit(as(admin), { ...made, reason: 'Otra persona' });
  expect((await page(admin, { queue: 'settled' })).map(({ id }) => id)).toEqual([group.id]);
});

test('the summary names each list of the company once, with its title', async () => {
  await newCompany();
  const { supplierId } = await screened('Listas', ['Rómulo Ficticio Arenas', 'Celia Inventada Pardo'], admin);
  const [first] = await app.db.read.screeningHit.findMany({ where: { supplierId, entries: { gt: 0 } } });
  await app.db.system((tx) =>
    tx.screeningHit.updateMany({ where: { id: first?.id ?? '' }, data: { listCode: 'zeta', listTitle: 'Abecedario' } }),
  );
  const { lists } = await getHitSummary(as(admin));
  expect(lists[0]).toEqual({ code: 'zeta', title: 'Abecedario' });
  expect(new Set(lists.map(({ code }) => code)).size).toBe(lists.length);
  expect((await getHitSummary(as(stranger))).lists).toEqual([]);
});
