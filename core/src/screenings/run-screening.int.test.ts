import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { ENGINE_VERSION } from '@homologa/screening/search/engine-version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideHit } from '../compliance/decide-hit';
import { requestScreening } from '../compliance/request-screening';
import { JOBS } from '../jobs';
import { newId } from '../kernel/ids';
import { verifyReport } from '../reports/documents/verify-report';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist, importNames } from '../test/watchlist-samples';
import { requeueScreenings } from './monitoring/requeue-screenings';
import { replayScreening } from './replay-screening';
import { failScreening, runScreening } from './run-screening';
import { openComplianceReport } from './screening.queries';
import { writeComplianceReport } from './write-compliance-report';

const NAMES = ['ROMULO FICTICIO ARENAS', 'CELIA INVENTADA PARDO'] as const;
const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
});
afterAll(() => app.destroy());

const operator = () => app.contextFor({ kind: 'system', name: 'test' });
const asAdmin = () => app.contextFor(admin.actor);
const used = async () =>
  (await app.db.read.companyProduct.findUniqueOrThrow({ where: { companyId_type: { companyId, type: 'cfr' } } })).used;

async function completedSupplier(reportType: 'bir' | 'cfr' = 'bir') {
  const workflow = await buildWorkflow(app, companyId, { reportType });
  const supplier = await buildSupplier(app, workflow, {
    status: 'completed',
    companyName: 'Quimera Trading House S.A.',
    country: 'peru',
  });
  return { workflowId: workflow.id, supplierId: supplier.id };
}
type Place = Awaited<ReturnType<typeof completedSupplier>>;

async function screen(place: Place, shareholders: readonly string[] = []) {
  const asked = await requestScreening(asAdmin(), { ...place, shareholders });
  expect(asked).toMatchObject({ status: 'in_progress', data: null });
  await runScreening(operator(), null, { screeningId: asked.id, companyId }, run);
  const screening = await app.db.read.screening.findUniqueOrThrow({
    where: { id: asked.id },
    include: { reports: true },
  });
  return { ...screening, data: screening.data as ScreeningData };
}

interface Wanted {
  type?: string;
  language?: Locale;
  version?: number;
}

const textOf = async (place: Place, screeningId: string, wanted: Wanted = {}): Promise<string> => {
  const { type = 'html', language = 'en', version } = wanted;
  const { stream } = await openComplianceReport(asAdmin(), { ...place, screeningId, type, language, version });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString(type === 'pdf' ? 'latin1' : 'utf8');
};

test('without a list nothing is asked for and no unit is used', async () => {
  const place = await completedSupplier();
  await expect(requestScreening(asAdmin(), { ...place, shareholders: [] })).rejects.toMatchObject({
    code: 'screening_without_lists',
  });
  expect(await used()).toBe(0);
});

test('a request is one job and one unit, and its result says whom, why and against what', async () => {
  listId = await buildWatchlist(app, [NAMES], { code: 'sample' });
  const place = await completedSupplier();
  const asked = await requestScreening(asAdmin(), {
    ...place,
    shareholders: ['Rómulo Ficticio Arenas', '', 'Nadie Más'],
  });
  const again = await requestScreening(asAdmin(), { ...place, shareholders: [] });
  expect(again.id).toBe(asked.id);
  expect(await used()).toBe(1);
  expect(await app.db.read.job.count({ where: { name: JOBS['screenings.run'].name, companyId } })).toBe(1);
  await runScreening(operator(), null, { screeningId: asked.id, companyId }, run);
  const { status, data } = await app.db.read.screening.findUniqueOrThrow({ where: { id: asked.id } });
  const found = data as ScreeningData;
  expect(status).toBe('match');
  expect(found.company_screenings[0]?.sanction_lists[0]).toMatchObject({ entry_id: '900', list: { code: 'sample' } });
  const [romulo, nobody] = found.shareholders_screenings;
  expect(romulo?.sanction_lists[0]?.explanation?.tokens).toHaveLength(3);
  expect(nobody?.sanction_lists).toEqual([]);
  expect(found.evidence).toMatchObject({
    threshold: 0.7,
    snapshots: [{ code: 'sample', number: 1, is_stale: false }],
    not_searched: ['adverse_media', 'pep', 'ownership'],
  });
  expect(await runScreening(operator(), null, { screeningId: asked.id, companyId }, run)).toEqual({ written: false });
  expect(await app.db.read.screeningReport.count({ where: { screeningId: asked.id } })).toBe(6);
});

test('a compliance workflow has paid for its first screening', async () => {
  const before = await used();
  const place = await completedSupplier('cfr');
  await screen(place);
  expect(await used()).toBe(before);
  await screen(place);
  expect(await used()).toBe(before + 1);
});

/** Asserts that both versions can be verified by number and hash and that the first version is reported as replaced. */
async function checkVersions(place: Place, screeningId: string) {
  const rows = await app.db.read.screeningReport.findMany({ where: { screeningId }, orderBy: { version: 'asc' } });
  const number = rows[0]?.number ?? '';
  expect(number).toMatch(/^HC-/);
  expect(rows.every((row) => row.number === number)).toBe(true);
  expect(await textOf(place, screeningId, { language: 'es' })).toContain(`/verify/${number}?version=2`);
  const check = (sha256 = '') => verifyReport(operator(), { number, sha256, version: null }, '192.0.2.7');
  expect(await check(rows[0]?.sha256?.slice(0, 16))).toMatchObject({ version: 1, isReplaced: true, isSandbox: false });
  expect(await check(rows.at(-1)?.sha256?.slice(0, 16))).toMatchObject({ version: 2, isReplaced: false });
  expect(await check('0'.repeat(16))).toBeNull();
}

test('a cleared hit stays cleared when screened again, and is open again when its entry changed', async () => {
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const supplier = await buildSupplier(app, workflow, { status: 'completed', companyName: 'Otra Cosa Ltda' });
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  const first = await screen(place, ['Celia Inventada Prado']);
  expect(first.status).toBe('match');
  const entryKey = first.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  const cleared = await decideHit(asAdmin(), {
    ...place,
    hits: [{ entryKey }],
    decision: 'false_positive',
    reason: 'Otra fecha',
  });
  expect(cleared.status).toBe('no_match');
  const decisionId = cleared.decisions[0]?.id ?? '';
  const write = () => writeComplianceReport(operator(), { screeningId: first.id, decisionId, companyId });
  expect([await write(), await write()]).toEqual([{ written: true }, { written: false }]);
  expect(await textOf(place, first.id, { version: 1 })).not.toContain('Otra fecha');
  expect(await textOf(place, first.id)).toContain('Otra fecha');
  await checkVersions(place, first.id);

  const second = await screen(place, ['Celia Inventada Prado']);
  expect(second.status).toBe('no_match');
  expect(await textOf(place, second.id)).toContain('Otra fecha');

  await importNames(app, listId, [NAMES[0], 'CELIA INVENTADA PARDO DE LUZ']);
  const third = await screen(place, ['Celia Inventada Prado']);
  expect(third.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key).not.toBe(entryKey);
  expect(third.status).toBe('match');

  for (const { id, data } of [first, second, third])
    expect(await replayScreening(operator(), id)).toEqual({
      isSame: true,
      recorded: data.evidence?.hash,
      replayed: data.evidence?.hash,
    });

  const { evidence } = third.data;
  if (!evidence) throw new Error('the screening has no evidence');
  await app.db.system((tx) =>
    tx.screening.update({
      where: { id: third.id },
      data: { data: { ...third.data, evidence: { ...evidence, engine: 1 } } },
    }),
  );
  await expect(replayScreening(operator(), third.id)).rejects.toMatchObject({
    code: 'screening_engine_differs',
    message: expect.stringContaining(`engine version 1, this is ${ENGINE_VERSION}`),
  });
});

test('the report has its evidence as html and PDF, also when nothing was found', async () => {
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const supplier = await buildSupplier(app, workflow, { status: 'completed', companyName: 'Zapatería Ñandú & Cía' });
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  const { id, status, data } = await screen(place);
  expect(status).toBe('no_match');
  const html = await textOf(place, id);
  for (const told of ['Nothing found', data.evidence?.hash ?? '-', 'Adverse media', '&amp;'])
    expect(html).toContain(told);
  expect(await textOf(place, id, { type: 'pdf' })).toMatch(/^%PDF-/);
});

test('a name that cannot be compared is said so, and never that nothing was found of it', async () => {
  const place = await completedSupplier();
  const { id, data } = await screen(place, ['王毅']);
  expect(data.shareholders_screenings[0]).toMatchObject({ name: '王毅', not_comparable: true, sanction_lists: [] });
  expect(data.company_screenings[0]?.not_comparable).toBeUndefined();
  expect(data.evidence?.not_comparable).toEqual(['王毅']);
  const { screeningReview } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } });
  expect(screeningReview).toEqual(['undecided', 'not_comparable']);
  const told = {
    en: 'Not comparable: names in this script cannot be compared with the lists',
    es: 'No comparable: los nombres en esta escritura no se pueden comparar con las listas',
    'pt-BR': 'Não comparável: nomes nesta escrita não podem ser comparados com as listas',
  };
  for (const language of LOCALES) {
    const html = await textOf(place, id, { language });
    expect(html).toContain(told[language]);
    expect(html).not.toMatch(/Nothing found|Sin coincidencias|Nada encontrado/);
    expect(html).toContain('王毅');
  }
});

test('a hit and the report say the profile of the entry, each list of one person once', async () => {
  const other = await buildWatchlist(app, [NAMES], { code: 'other' });
  const place = await completedSupplier();
  const { id, data } = await screen(place, ['Rómulo Ficticio Arenas']);
  const [hit, twin] = data.shareholders_screenings[0]?.sanction_lists ?? [];
  expect(hit).toMatchObject({
    schema: 'person',
    name_kind: 'primary',
    name_kinds: ['primary'],
    programmes: ['Nowhere', 'NWi.1'],
    birth_places: [],
    identifiers: [],
    regulator_score: 1,
  });
  const html = await textOf(place, id, { language: 'es' });
  const section = html.slice(html.indexOf('Accionistas: Rómulo'), html.indexOf('Listas consultadas'));
  for (const told of [
    'Puntaje por el método de OFAC',
    'Nombre principal',
    'Nowhere, NWi.1',
    'List sample',
    'List other',
  ])
    expect(section).toContain(told);
  expect(section.match(/Por qué/g)).toHaveLength(1);
  expect(new Set([hit?.list.code, twin?.list.code])).toEqual(new Set(['other', 'sample']));
  await app.db.system((tx) => tx.watchlist.updateMany({ where: { id: other }, data: { currentSnapshotId: null } }));
});

test('the report is had in each language, with the same evidence and hash', async () => {
  const place = await completedSupplier();
  const { id, data } = await screen(place, ['Rómulo Ficticio Arenas']);
  const told: Record<Locale, string[]> = {
    en: ['Compliance findings report', 'Match', 'Threshold', '‘rómulo’ is the same as'],
    es: ['Informe de hallazgos de cumplimiento', 'Con coincidencias', 'Umbral', 'es igual a'],
    'pt-BR': ['Relatório de achados de compliance', 'Com correspondências', 'Limiar', 'é igual a'],
  };
  for (const language of LOCALES) {
    const html = await textOf(place, id, { language });
    for (const words of [`<html lang="${language}">`, data.evidence?.hash ?? '-', ...told[language]])
      expect(html.toLowerCase()).toContain(words.toLowerCase());
    expect(await textOf(place, id, { language, type: 'pdf' })).toMatch(/^%PDF-/);
  }
});

test('a report from before there were languages is served as it is', async () => {
  const place = await completedSupplier();
  const { id } = await screen(place);
  await app.db.tenant(companyId, (tx) =>
    tx.screeningReport.deleteMany({ where: { screeningId: id, language: { not: 'en' } } }),
  );
  expect(await textOf(place, id, { language: 'es' })).toContain('<html lang="en">');
});

test("the report carries the client's logo", async () => {
  const id = newId();
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const key = `${id.slice(-2)}/${id}`;
  await operator().files.putBytes(key, logo);
  const sha256 = createHash('sha256').update(logo).digest('hex');
  const stored = { id, companyId, key, size: logo.length, sha256, createdAt: new Date() };
  await app.db.system((tx) => tx.storedFile.create({ data: { ...stored, name: 'logo.png', mime: 'image/png' } }));
  const place = await completedSupplier();
  const { id: plain } = await screen(place);
  expect(await textOf(place, plain)).not.toContain('<img');
  await app.db.system((tx) => tx.company.update({ where: { id: companyId }, data: { logoFileId: id } }));
  const { id: screeningId } = await screen(place);
  expect(await textOf(place, screeningId)).toContain(`data:image/png;base64,${logo.toString('base64')}`);
  await app.db.system((tx) => tx.company.update({ where: { id: companyId }, data: { logoFileId: null } }));
});

test('a screening that failed is requeued without a further unit', async () => {
  const place = await completedSupplier();
  const { id } = await requestScreening(asAdmin(), { ...place, shareholders: [] });
  await failScreening(operator(), { screeningId: id, companyId });
  const before = await used();
  const failed = { status: 'failed', dryRun: false } as const;
  const requeued = async (dryRun: boolean) =>
    (await requeueScreenings(operator(), { ...failed, dryRun }, { page: 1 })).map(({ id: of }) => of);
  expect(await requeued(true)).toEqual([id]);
  expect(await requeued(false)).toEqual([id]);
  expect(await requeued(false)).toEqual([]);
  await runScreening(operator(), null, { screeningId: id, companyId }, run);
  expect(await app.db.read.screening.findUnique({ where: { id }, select: { status: true } })).toEqual({
    status: 'match',
  });
  expect(await used()).toBe(before);
});

test('all that failed are requeued, but those after which the supplier was asked about anew', async () => {
  const fail = async (place: Place) => {
    const { id } = await requestScreening(asAdmin(), { ...place, shareholders: [] });
    await failScreening(operator(), { screeningId: id, companyId });
    return id;
  };
  const places = [await completedSupplier(), await completedSupplier(), await completedSupplier()] as const;
  const ids: string[] = [];
  for (const place of places) ids.push(await fail(place));
  await screen(places[1]);
  const requeued = await requeueScreenings(operator(), { status: 'failed', dryRun: false }, { page: 2 });
  expect(requeued.map(({ id, companyName }) => [id, companyName])).toEqual(
    [ids[0], ids[2]].map((id) => [id, 'Quimera Trading House S.A.']),
  );
});

test('a screening in progress is requeued where its job is lost, not where it is still to come', async () => {
  const place = await completedSupplier();
  const { id } = await requestScreening(asAdmin(), { ...place, shareholders: [] });
  const requeued = async () =>
    (await requeueScreenings(operator(), { status: 'in_progress', dryRun: false })).map(({ id: of }) => of);
  expect(await requeued()).not.toContain(id);
  await app.db.system((tx) => tx.job.deleteMany({ where: { payload: { path: ['screeningId'], equals: id } } }));
  expect(await requeued()).toContain(id);
  expect(await requeued()).not.toContain(id);
});

test('who the report form names as ultimate owner is screened, and shareholders with what it tells of them', async () => {
  const place = await completedSupplier();
  await app.db.system((tx) =>
    tx.birRequest.create({
      data: {
        id: newId(),
        companyId,
        ...place,
        createdAt: new Date('2026-11-01'),
        submittedAt: new Date('2026-11-02'),
        form: {
          owners: [
            { name: NAMES[0], kind: 'person', document: 'X-100', country: 'peru', share: 60, ultimate_owner: true },
            { name: 'Socia Segunda', kind: 'person', country: 'chile', share: '40' },
            { kind: 'person' },
          ],
        },
      },
    }),
  );
  const { data, status } = await screen(place, ['SOCIA SEGUNDA']);
  expect(status).toBe('match');
  expect(data.beneficial_owners).toMatchObject([{ name: NAMES[0], country: 'peru', share: 60 }]);
  expect(data.beneficial_owners[0]?.sanction_lists).toHaveLength(1);
  expect(data.shareholders).toEqual([{ name: 'SOCIA SEGUNDA', country: 'chile', share: 40 }]);
  expect(data.evidence?.not_searched).not.toContain('ownership');
  const owner = data.evidence?.parties.find(({ group }) => group === 'beneficial_owners');
  expect(owner).toMatchObject({ schema: 'person', countries: ['PE'], identifiers: [{ value: 'X-100' }] });
});
