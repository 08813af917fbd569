import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import type { ScreenedParty, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestScreening } from '../compliance/request-screening';
import { startScreening } from '../compliance/start-screening';
import { newId } from '../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist, importPeople } from '../test/watchlist-samples';
import { replayScreening } from './replay-screening';
import { runScreening } from './run-screening';

const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
const ROMULO = 'ROMULO FICTICIO ARENAS';

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  companyId = admin.companyId ?? '';
  const listId = await buildWatchlist(app, [], { code: 'sample' });
  await importPeople(app, listId, [
    {
      id: '1',
      first: 'ROMULO',
      second: 'FICTICIO ARENAS',
      born: '1962-05-03',
      nationality: 'Peru',
      passport: 'X1234567',
    },
    { id: '2', first: 'CELIA', second: 'INVENTADA PARDO' },
  ]);
});
afterAll(() => app.destroy());

const operator = () => app.contextFor({ kind: 'system', name: 'test' });

interface Asked {
  companyName: string;
  country?: string;
  taxId?: string;
  shareholders?: (string | AskedShareholder)[];
  form?: object;
  company?: object;
}

async function screen({ shareholders = [], form, company = {}, country = 'peru', ...supplier }: Asked) {
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const { id: supplierId } = await buildSupplier(app, workflow, { status: 'completed', country, ...supplier });
  const place = { workflowId: workflow.id, supplierId };
  if (form) {
    const [createdAt, submittedAt] = [new Date('2026-11-01'), new Date('2026-11-02')];
    const stored = { id: newId(), companyId, ...place, createdAt, submittedAt, company, form };
    await app.db.system((tx) => tx.birRequest.create({ data: stored }));
  }
  const { id } = await requestScreening(app.contextFor(admin.actor), { ...place, shareholders });
  await runScreening(operator(), null, { screeningId: id, companyId }, run);
  const screening = await app.db.read.screening.findUniqueOrThrow({ where: { id } });
  return { ...screening, data: screening.data as ScreeningData };
}

const best = (parties: readonly ScreenedParty[] = []) => parties[0]?.sanction_lists[0];

test.each([
  { companyName: `${ROMULO} E.I.R.L.`, taxId: '20601234567' },
  { companyName: 'Rómulo Ficticio Arenas', taxId: '10123456789' },
  { companyName: 'Romulo Ficticio Arenas', taxId: '' },
  { companyName: 'Rómulo Ficticio Arenas', taxId: 'FIAR620503AB1', country: 'mexico' },
  { companyName: `${ROMULO} 52998224725`, taxId: '11222333000181', country: 'brazil' },
  { companyName: `12.345.678 ${ROMULO}`, taxId: '12345678000195', country: 'brazil' },
  { companyName: 'Bodega El Sol, titular: Rómulo Ficticio Arenas', taxId: '' },
])('a natural person is found under the own name: $companyName, $taxId', async (supplier) => {
  const { status, data } = await screen(supplier);
  expect(status).toBe('match');
  expect(best(data.company_screenings)).toMatchObject({ matched_name: ROMULO });
  expect(best(data.company_screenings)?.score).toBeGreaterThan(0.85);
});

test('a company is looked for among organisations alone', async () => {
  for (const supplier of [
    { companyName: 'Rómulo Ficticio Arenas', taxId: '20601234567' },
    { companyName: 'Rómulo Ficticio Arenas S.A.C.', taxId: '' },
    { companyName: 'Rómulo Ficticio Arenas', taxId: 'FIA6205031A2', country: 'mexico' },
  ]) {
    const { status, data } = await screen(supplier);
    expect(status).toBe('no_match');
    expect(data.evidence?.parties[0]).toMatchObject({ schema: 'organisation' });
  }
});

test('the legal form that the supplier names says that it is a person', async () => {
  const { status } = await screen({
    companyName: 'Rómulo Ficticio Arenas',
    taxId: '20601234567',
    form: { registration: { legal_form: 'Persona natural con negocio' } },
  });
  expect(status).toBe('match');
});

test('a date of birth confirms or clears a namesake, whoever says it', async () => {
  const name = 'Rómulo Fictisio Arenas';
  const found = async (facts: Partial<AskedShareholder>) => {
    const { status, data } = await screen({ companyName: 'Otra Cosa S.A.', shareholders: [{ name, ...facts }] });
    const reasons = best(data.shareholders_screenings)?.explanation?.parts.map(({ reason }) => reason) ?? [];
    return { status, score: best(data.shareholders_screenings)?.score ?? 0, reasons };
  };
  const unknown = await found({});
  expect(unknown.status).toBe('match');
  const confirmed = await found({ birth_date: '1962-05-03', nationality: 'peru' });
  expect(confirmed.reasons).toEqual(expect.arrayContaining(['birth_date_equal', 'country_equal']));
  expect(confirmed.score).toBeGreaterThan(unknown.score);
  const byRfc = await found({ tax_id: 'FIAR620503AB1' });
  expect(byRfc.reasons).toContain('birth_date_equal');
  const cleared = await found({ birth_date: '1985', nationality: 'mexico' });
  expect(cleared.status).toBe('no_match');
  const byCurp = await found({ document: 'FIAR850503MDFRRN09' });
  expect(byCurp.status).toBe('no_match');
  const byPassport = await found({ birth_date: '1985', document: 'X-1234567' });
  expect(byPassport.reasons).toContain('identifier_equal');
});

test('what the report form says of an owner is used, and so is what stands beside a supplier’s shareholders', async () => {
  const owners = [{ name: 'Rómulo Fictisio Arenas', kind: 'person', country: 'chile', birth_date: '1985-01-01' }];
  const { status, data } = await screen({
    companyName: 'Otra Cosa S.A.',
    shareholders: ['Rómulo Fictisio Arenas'],
    form: { owners },
  });
  expect(status).toBe('no_match');
  expect(data.evidence?.parties[1]).toMatchObject({ schema: 'person', birthDates: ['1985-01-01'], countries: ['CL'] });

  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const lines = ['Rómulo Fictisio Arenas (1985 / Chile)', 'Celia Inventada Pardo'];
  const { id } = await buildSupplier(app, workflow, { companyName: 'Tercera S.A.', shareholders: lines });
  const { screeningId } = await startScreening(operator(), id);
  await runScreening(operator(), null, { screeningId, companyId }, run);
  const screening = await app.db.read.screening.findUniqueOrThrow({ where: { id: screeningId } });
  expect(screening.shareholders).toEqual(['Rómulo Fictisio Arenas', 'Celia Inventada Pardo']);
  const found = (screening.data as ScreeningData).shareholders_screenings;
  expect(found.map(({ sanction_lists: hits }) => hits.length)).toEqual([0, 1]);
});

test('managers and legal representatives of the report form are screened, with their positions', async () => {
  const management = [
    { name: 'Nadie Más', position: 'Gerente' },
    { name: 'Celia Inventada Pardo', position: 'Apoderada', legal_representative: true, document: '12345678' },
  ];
  const { status, data, id } = await screen({ companyName: 'Otra Cosa S.A.', form: { management } });
  expect(status).toBe('match');
  expect(data.managers_screenings).toMatchObject([
    { name: 'Nadie Más', position: 'Gerente', legal_representative: false, sanction_lists: [] },
    {
      name: 'Celia Inventada Pardo',
      position: 'Apoderada',
      legal_representative: true,
      sanction_lists: [{ entry_id: '2' }],
    },
  ]);
  expect(data.evidence?.parties.at(-1)).toMatchObject({ group: 'managers_screenings', schema: 'person' });
  expect((await replayScreening(operator(), id)).isSame).toBe(true);
});

test.each([
  ['trade name', { trade_name: 'Quimera Trading House' }, {}],
  ['registered name', { company_name: 'Quimera Trading House S.A.' }, {}],
  ['former name', {}, { registration: { former_names: 'Nada Ltda; Quimera Trading House S.A.' } }],
])('the %s of the report form is looked for too', async (_name, company, form) => {
  const { status, data } = await screen({ companyName: 'Comercial Andes S.A.', taxId: '20601234567', company, form });
  expect(status).toBe('match');
  expect(data.company_screenings).toMatchObject([
    { name: 'Comercial Andes S.A.', sanction_lists: [{ matched_name: 'QUIMERA TRADING HOUSE' }] },
  ]);
});

test('a screening from before there was evidence beside the names is read and replayed as it was', async () => {
  const { id, data } = await screen({ companyName: 'Quimera Trading House S.A.', taxId: '20601234567' });
  const { managers_screenings: _managers, ...old } = data;
  const parties = data.evidence?.parties.map(({ birthDates: _dates, ...party }) => party);
  await app.db.system((tx) =>
    tx.screening.update({
      where: { id },
      data: { data: { ...old, evidence: { ...data.evidence, parties } } },
    }),
  );
  expect((await replayScreening(operator(), id)).isSame).toBe(true);
});
