import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import type { JobProgress } from '../kernel/jobs/define-job';
import { decideHit } from '../suppliers/decide-hit';
import { requestScreening } from '../suppliers/request-screening';
import { setMonitoring } from '../suppliers/set-monitoring';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist, importNames } from '../test/watchlist-samples';
import { setWorkflowMonitoring } from '../workflows/set-workflow-monitoring';
import { rollbackWatchlist } from './lists/rollback-watchlist';
import { monitorSuppliers } from './monitor-suppliers';
import { reopenPair } from './reopen-pair';
import { replayScreening } from './replay-screening';
import { failScreening, runScreening } from './run-screening';

const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
let workflow: Awaited<ReturnType<typeof buildWorkflow>>;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
});
afterAll(() => app.destroy());
beforeEach(async () => {
  await app.db.system((tx) => tx.watchlist.deleteMany());
  workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  listId = await buildWatchlist(app, [['RAMONA INVENTADA OLMEDO']]);
});

const operator = () => app.contextFor({ kind: 'system', name: 'test' });
const asAdmin = () => app.contextFor(admin.actor);
const placeOf = (supplierId: string) => ({ workflowId: workflow.id, supplierId });

async function supplierOf(companyName: string, overrides: { shareholders?: string[]; status?: 'archived' } = {}) {
  return (await buildSupplier(app, workflow, { status: 'completed', companyName, ...overrides })).id;
}

/** Makes these people the list, and does what the switch has asked for. */
async function publish(names: readonly string[]) {
  await importNames(app, listId, names);
  return monitor();
}

async function monitor() {
  const { id: runId } = await app.db.read.monitoringRun.findFirstOrThrow({
    where: { watchlistId: listId },
    orderBy: { createdAt: 'desc' },
  });
  const { found } = await monitorSuppliers(operator(), { runId }, run);
  return { runId, found };
}

/** Does the screenings that monitoring has asked for. */
async function doScreenings() {
  const asked = await app.db.read.screening.findMany({
    where: { companyId, supplier: { workflowId: workflow.id }, status: 'in_progress' },
  });
  for (const { id: screeningId } of asked) await runScreening(operator(), { screeningId, companyId }, run);
  return asked.map(({ supplierId }) => supplierId);
}

const screeningsOf = async (supplierId: string) =>
  (await app.db.read.screening.findMany({ where: { supplierId }, orderBy: { requestedAt: 'asc' } })).map((row) => ({
    ...row,
    data: row.data as ScreeningData,
  }));
const newHitsOf = async (id: string) => (await app.db.read.supplier.findUniqueOrThrow({ where: { id } })).newHits;
const told = async (supplierId: string) => [
  (await app.db.read.activity.findMany({ where: { supplierId } })).map(({ type }) => type),
  (await app.db.read.notification.findMany({ where: { supplierId } })).map(({ kind }) => kind),
];

test('a switch of a list is one run, and one that changes nothing is none', async () => {
  const runs = () => app.db.read.monitoringRun.count({ where: { watchlistId: listId } });
  const before = await runs();
  await importNames(app, listId, ['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(await runs()).toBe(before + 1);
  expect(await app.db.read.job.count({ where: { name: 'screenings.monitor' } })).toBeGreaterThan(0);
  await importNames(app, listId, ['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(await runs()).toBe(before + 1);
});

test('a listed manager and a supplier that is a person are found by monitoring', async () => {
  const managed = await supplierOf('Otra Cosa S.A.');
  const person = await supplierOf('HORACIO QUIMERICO LUNA E.I.R.L.');
  const form = { management: [{ name: 'Horacio Quimérico Luna', position: 'Gerente' }] };
  const [createdAt, submittedAt] = [new Date('2026-11-01'), new Date('2026-11-02')];
  const request = {
    id: newId(),
    companyId,
    workflowId: workflow.id,
    supplierId: managed,
    createdAt,
    submittedAt,
    form,
  };
  await app.db.statement.birRequest.create({ data: request });
  for (const id of [managed, person]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'HORACIO QUIMERICO LUNA'])).found).toBe(2);
  expect((await doScreenings()).sort()).toEqual([managed, person].sort());
  const [ofManaged] = await screeningsOf(managed);
  expect(ofManaged?.data.managers_screenings?.[0]?.sanction_lists).toHaveLength(1);
  expect((await screeningsOf(person))[0]?.data.company_screenings[0]?.sanction_lists).toHaveLength(1);
});

test('a monitored supplier is screened anew for a new entry, however recently it was clean, and nobody else', async () => {
  const quiet = await supplierOf('Casa Quieta', { shareholders: ['Basilio Quimérico Salas'] });
  const watched = await supplierOf('Otra Cosa Ltda', { shareholders: ['Basilio Quimérico Salas'] });
  const archived = await supplierOf('Casa Vieja', {
    shareholders: ['Basilio Quimérico Salas'],
    status: 'archived',
  });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await setMonitoring(asAdmin(), { ...placeOf(archived), monitored: true });
  const used = await app.db.read.companyProduct.findMany({ where: { companyId }, select: { used: true } });

  const { runId, found } = await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  const [screening] = await screeningsOf(watched);
  expect(screening?.status).toBe('match');
  expect(screening?.data.shareholders_screenings[0]?.sanction_lists[0]?.matched_name).toBe('BASILIO QUIMERICO SALAS');
  expect(await newHitsOf(watched)).toBe(1);
  expect(await told(watched)).toEqual([['new_hits'], ['new_hits']]);
  expect(await told(quiet)).toEqual([[], []]);
  expect(await told(archived)).toEqual([[], []]);
  expect((await replayScreening(operator(), screening?.id ?? '')).isSame).toBe(true);
  // A run that is repeated finds nothing twice, and it uses no unit.
  expect(await monitorSuppliers(operator(), { runId }, run)).toMatchObject({ found: 1 });
  await app.db.statement.monitoringRun.update({
    where: { id: runId },
    data: { finishedAt: null, lastSupplierId: null },
  });
  await monitorSuppliers(operator(), { runId }, run);
  expect(await screeningsOf(watched)).toHaveLength(1);
  expect(await app.db.read.companyProduct.findMany({ where: { companyId }, select: { used: true } })).toEqual(used);

  // Settling what was found ends it; the next day's list with the same entry is nothing new.
  const entryKey = screening?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  await decideHit(asAdmin(), { ...placeOf(watched), hits: [{ entryKey }], decision: 'false_positive', reason: 'r' });
  expect(await newHitsOf(watched)).toBe(0);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS', 'TERCERA PERSONA NUEVA'])).found).toBe(
    0,
  );
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS DE LUZ'])).found).toBe(1);
});

test('the workflow decides for suppliers that do not say otherwise', async () => {
  const following = await supplierOf('Casa Una', { shareholders: ['Leandra Fantasía Robles'] });
  const excepted = await supplierOf('Casa Dos', { shareholders: ['Leandra Fantasia Robles'] });
  await setWorkflowMonitoring(asAdmin(), { workflowId: workflow.id, monitored: true });
  await setMonitoring(asAdmin(), { ...placeOf(excepted), monitored: false });
  await publish(['RAMONA INVENTADA OLMEDO', 'LEANDRA FANTASIA ROBLES']);
  expect(await doScreenings()).toEqual([following]);
  expect(await setMonitoring(asAdmin(), { ...placeOf(excepted), monitored: null })).toEqual({
    monitored: true,
    own: null,
    workflow: true,
  });
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  const refused = setWorkflowMonitoring(app.contextFor(user.actor), { workflowId: workflow.id, monitored: false });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
});

test('a run that is cut off goes on, loses nothing and doubles nothing', async () => {
  await setWorkflowMonitoring(asAdmin(), { workflowId: workflow.id, monitored: true });
  const count = 1_100;
  const base = await supplierOf('Modelo S.A.');
  await app.db.statement.$executeRaw`
    INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "shareholders", "status", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), "companyId", "workflowId", 'Proveedor ' || n,
      ARRAY[CASE WHEN n % 100 = 0 THEN 'Evaristo Imaginado Paz' ELSE 'Persona Corriente ' || n END], 'completed', "createdAt", "modifiedAt"
    FROM "Supplier", generate_series(1, ${count}) n WHERE "id" = ${base}::uuid`;
  await importNames(app, listId, ['RAMONA INVENTADA OLMEDO', 'EVARISTO IMAGINADO PAZ']);
  const { id: runId } = await app.db.read.monitoringRun.findFirstOrThrow({
    where: { watchlistId: listId },
    orderBy: { createdAt: 'desc' },
  });
  const killed = new AbortController();
  const cut = {
    signal: killed.signal,
    progress: () => {
      killed.abort(new Error('killed'));
      return Promise.resolve();
    },
  };
  await expect(monitorSuppliers(operator(), { runId }, cut)).rejects.toThrow('killed');
  const half = await app.db.read.monitoringRun.findUniqueOrThrow({ where: { id: runId } });
  expect(half.compared).toBe(500);
  // The worst moment: what was found is written, and where it got to is not.
  await app.db.statement.monitoringRun.update({ where: { id: runId }, data: { lastSupplierId: null, compared: 0 } });
  const seen: number[] = [];
  const whole = { ...run, progress: ({ done }: { done: number }) => Promise.resolve(void seen.push(done)) };
  await monitorSuppliers(operator(), { runId }, whole);
  const monitored = await app.db.read.supplier.count({ where: { workflowId: workflow.id } });
  expect(seen.filter((done) => done < monitored)).toEqual([500, 1_000]);
  const screened = await app.db.read.screening.findMany({ where: { runId }, select: { supplierId: true } });
  expect(new Set(screened.map(({ supplierId }) => supplierId)).size).toBe(count / 100);
  expect(screened).toHaveLength(count / 100);
});

test('what was cleared for the whole company is nothing new anywhere; a rollback is compared too', async () => {
  const cleared = await supplierOf('Primera Casa S.A.', { shareholders: ['Nicanor Soñado Vela'] });
  const other = await supplierOf('Segunda Casa S.A.', { shareholders: ['Nicanor Soñado Vela'] });
  await setMonitoring(asAdmin(), { ...placeOf(cleared), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'NICANOR SONADO VELA']);
  await doScreenings();
  const [screening] = await screeningsOf(cleared);
  const hit = screening?.data.shareholders_screenings[0];
  await decideHit(asAdmin(), {
    ...placeOf(cleared),
    hits: [{ entryKey: hit?.sanction_lists[0]?.entry_key ?? '', party: hit?.name }],
    decision: 'false_positive',
    reason: 'Homónimo',
    scope: 'company',
  });
  await setMonitoring(asAdmin(), { ...placeOf(other), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'OTRO NOMBRE CUALQUIERA'])).found).toBe(0);
  await rollbackWatchlist(operator(), { watchlistId: listId });
  expect((await monitor()).found).toBe(0);
  const third = await supplierOf('Tercera Casa S.A.', {
    shareholders: ['Nicanor Sonado Vela e Hijos', 'Nicanor Vela Soñado'],
  });
  await setMonitoring(asAdmin(), { ...placeOf(third), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO']);
  await rollbackWatchlist(operator(), { watchlistId: listId, number: 2 });
  expect((await monitor()).found).toBe(1);
  expect(await doScreenings()).toEqual([third]);
});

test('what was found is told of although its screening fails, and is screened by the next run', async () => {
  const watched = await supplierOf('Cuarta Casa S.A.', { shareholders: ['Elpidio Irreal Montes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'ELPIDIO IRREAL MONTES']);
  const [asked] = await screeningsOf(watched);
  const failed = { screeningId: asked?.id ?? '', companyId };
  await failScreening(operator(), failed);
  await failScreening(operator(), failed);
  expect(await newHitsOf(watched)).toBe(1);
  expect(await told(watched)).toEqual([['new_hits'], ['new_hits']]);

  expect((await publish(['RAMONA INVENTADA OLMEDO', 'ELPIDIO IRREAL MONTES', 'NADIE MAS AQUI'])).found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  expect((await screeningsOf(watched)).map(({ status }) => status)).toEqual(['failed', 'match']);
  expect(await newHitsOf(watched)).toBe(1);
  expect(await told(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('what was settled is nothing new where a later screening fails', async () => {
  const watched = await supplierOf('Décima Casa S.A.', { shareholders: ['Anselmo Supuesto Prado'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'ANSELMO SUPUESTO PRADO']);
  await doScreenings();
  const entryKey = (await screeningsOf(watched))[0]?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key;
  const cleared = { hits: [{ entryKey: entryKey ?? '' }], decision: 'false_positive', reason: 'r' } as const;
  await decideHit(asAdmin(), { ...placeOf(watched), ...cleared });
  const again = await requestScreening(asAdmin(), { ...placeOf(watched), shareholders: ['Anselmo Supuesto Prado'] });
  await failScreening(operator(), { screeningId: again.id, companyId });
  expect(await newHitsOf(watched)).toBe(0);
});

test('a run that never ended leaves what it had to compare to the next one', async () => {
  const watched = await supplierOf('Quinta Casa S.A.', { shareholders: ['Hilario Supuesto Reyes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await importNames(app, listId, ['RAMONA INVENTADA OLMEDO', 'HILARIO SUPUESTO REYES']);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'HILARIO SUPUESTO REYES', 'NADIE MAS AQUI'])).found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  expect(await app.db.read.monitoringRun.count({ where: { watchlistId: listId, finishedAt: null } })).toBe(0);
});

test('a shareholder whose entry changes while a screening runs is screened once more', async () => {
  const watched = await supplierOf('Sexta Casa S.A.', { shareholders: ['Saturnino Aparente Gil'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'SATURNINO APARENTE GIL'])).found).toBe(1);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'SATURNINO APARENTE GIL LUNA'])).found).toBe(1);
  await doScreenings();
  expect(await newHitsOf(watched)).toBe(1);
  expect(await told(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('what is cleared for the company no longer is screened where it was passed over', async () => {
  const judged = await supplierOf('Séptima Casa S.A.', { shareholders: ['Fabricio Aparente Sol'] });
  const passed = await supplierOf('Octava Casa S.A.', { shareholders: ['Fabricio Aparente Sol'] });
  const quiet = await supplierOf('Novena Casa S.A.', { shareholders: ['Persona Corriente'] });
  await setMonitoring(asAdmin(), { ...placeOf(judged), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'FABRICIO APARENTE SOL']);
  await doScreenings();
  const party = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0];
  const hits = [{ entryKey: party?.sanction_lists[0]?.entry_key ?? '', party: party?.name }];
  const forAll = { ...placeOf(judged), hits, scope: 'company' } as const;
  await decideHit(asAdmin(), { ...forAll, decision: 'false_positive', reason: 'Homónimo' });
  for (const id of [passed, quiet]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO']);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'FABRICIO APARENTE SOL'])).found).toBe(0);

  await decideHit(asAdmin(), { ...forAll, scope: 'supplier', decision: 'false_positive', reason: 'Aquí también' });
  const { decisions } = await decideHit(asAdmin(), { ...forAll, decision: 'open', reason: 'Otra vez' });
  const decisionId = decisions.at(-1)?.id ?? '';
  expect(await app.db.read.job.count({ where: { name: 'screenings.reopen-pair', companyId } })).toBe(1);
  expect(await reopenPair(operator(), { decisionId, companyId }, run)).toEqual({ asked: 1 });
  expect(await reopenPair(operator(), { decisionId, companyId }, run)).toEqual({ asked: 1 });
  expect(await doScreenings()).toEqual([passed]);
  expect(await newHitsOf(passed)).toBe(1);
  expect(await told(passed)).toEqual([['new_hits'], ['new_hits']]);
});

test('opening a pair goes on after the suppliers that were looked at, and tells how far it is', async () => {
  const shareholders = ['Casimiro Aparente Luz'];
  const judged = await supplierOf('Casa Duodécima S.A.', { shareholders });
  await setMonitoring(asAdmin(), { ...placeOf(judged), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'CASIMIRO APARENTE LUZ']);
  await doScreenings();
  const entryKey = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  const forAll = { ...placeOf(judged), hits: [{ entryKey, party: shareholders[0] }], scope: 'company' } as const;
  await decideHit(asAdmin(), { ...forAll, decision: 'false_positive', reason: 'Homónimo' });
  const passed: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const id = await supplierOf(`Casa Pasada ${at}`, { shareholders });
    await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
    passed.push(id);
  }
  const { decisions } = await decideHit(asAdmin(), { ...forAll, decision: 'open', reason: 'Otra vez' });
  const asks = { decisionId: decisions.at(-1)?.id ?? '', companyId };

  const isAsked = async () =>
    (await app.db.read.screening.count({ where: { supplierId: { in: passed }, status: 'in_progress' } })) > 0;
  const told: JobProgress[] = [];
  const broken = new AbortController();
  const interrupted = {
    signal: broken.signal,
    progress: async (progress: JobProgress) => {
      told.push(progress);
      if (await isAsked()) broken.abort(new Error('the worker ends'));
    },
  };
  await expect(reopenPair(operator(), asks, interrupted, { page: 2 })).rejects.toThrow('the worker ends');
  const found = await doScreenings();
  expect(found.length).toBeLessThan(passed.length);
  // Begun anew it would ask about these once more.
  for (const supplierId of found) await app.db.system((tx) => tx.screening.deleteMany({ where: { supplierId } }));
  const progress = async (each: JobProgress) => void told.push(each);
  expect(await reopenPair(operator(), asks, { ...run, progress }, { page: 2 })).toEqual({ asked: passed.length });
  expect([...found, ...(await doScreenings())].sort()).toEqual(passed.sort());
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  const total = told[0]?.total ?? 0;
  expect(told.at(-1)).toEqual({ done: total, total });
});

test('an entry that changes between a run and its screening is told of, and by the screening alone', async () => {
  const watched = await supplierOf('Casa Undécima S.A.', { shareholders: ['Leovigildo Aparente Gil'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'LEOVIGILDO APARENTE GIL'])).found).toBe(1);
  await importNames(app, listId, ['RAMONA INVENTADA OLMEDO', 'LEOVIGILDO APARENTE GIL LUNA']);
  await doScreenings();
  await monitor();
  await doScreenings();
  expect(await told(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('a screening that failed is tried again by a run that only finds entries gone', async () => {
  const watched = await supplierOf('Casa Duodécima S.A.', { shareholders: ['Teodomiro Irreal Montes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'TEODOMIRO IRREAL MONTES', 'NADIE MAS AQUI']);
  const [asked] = await screeningsOf(watched);
  await failScreening(operator(), { screeningId: asked?.id ?? '', companyId });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'TEODOMIRO IRREAL MONTES'])).found).toBe(1);
});

test('what is cleared for the company while another supplier is screened holds there too', async () => {
  const names = { shareholders: ['Gumersindo Aparente Sol'] };
  const judged = await supplierOf('Casa Trece S.A.', names);
  const other = await supplierOf('Casa Catorce S.A.', names);
  for (const id of [judged, other]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'GUMERSINDO APARENTE SOL']);
  const idOf = async (supplierId: string) => (await screeningsOf(supplierId))[0]?.id ?? '';
  await runScreening(operator(), { screeningId: await idOf(judged), companyId }, run);
  const party = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0];
  const hits = [{ entryKey: party?.sanction_lists[0]?.entry_key ?? '', party: party?.name }];
  await Promise.all([
    runScreening(operator(), { screeningId: await idOf(other), companyId }, run),
    decideHit(asAdmin(), { ...placeOf(judged), hits, scope: 'company', decision: 'false_positive', reason: 'r' }),
  ]);
  expect((await screeningsOf(other))[0]?.status).toBe('no_match');
  expect(await newHitsOf(other)).toBe(0);
});
