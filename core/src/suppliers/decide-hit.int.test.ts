import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScreeningSettings } from '../companies/screening-settings';
import { runScreening } from '../screenings/run-screening';
import { getScreening } from '../screenings/screening.queries';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist, importNames } from '../test/watchlist-samples';
import { decideHit } from './decide-hit';
import { listOtherSuppliers } from './other-suppliers.queries';
import { requestScreening } from './request-screening';

const NAMES = ['ROMULO FICTICIO ARENAS', 'CELIA INVENTADA PARDO'] as const;
const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };

let app: TestApp;
let admin: BuiltPerson;
let second: BuiltPerson;
let stranger: BuiltPerson;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  second = await buildPerson(app, { companyId: admin.companyId ?? '' });
  stranger = await buildPerson(app);
  listId = await buildWatchlist(app, [NAMES], { code: 'sample' });
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => app.contextFor(person.actor);
type Place = { workflowId: string; supplierId: string };

/** A supplier that was screened with these shareholders. */
async function screened(companyName: string, shareholders: readonly string[], owner = admin): Promise<Place> {
  const workflow = await buildWorkflow(app, owner.companyId ?? '', { reportType: 'bir' });
  const supplier = await buildSupplier(app, workflow, { status: 'completed', companyName });
  const place = { workflowId: workflow.id, supplierId: supplier.id };
  await screen(place, shareholders, owner);
  return place;
}

async function screen(place: Place, shareholders: readonly string[], owner = admin) {
  const { id: screeningId } = await requestScreening(as(owner), { ...place, shareholders });
  const companyId = owner.companyId ?? '';
  await runScreening(app.contextFor({ kind: 'system', name: 'test' }), { screeningId, companyId }, run);
}

async function hitsOf(place: Place, owner = admin) {
  const screening = await getScreening(as(owner), place);
  return (screening.data as ScreeningData).shareholders_screenings.map(({ name: party, sanction_lists: [hit] }) => ({
    party,
    entryKey: hit?.entry_key ?? '',
  }));
}

const statusOf = async (place: Place) => (await getScreening(as(admin), place)).status;

test('a decision is about a pair: the same entry stays open for another party of the supplier', async () => {
  const place = await screened('Par Uno', ['Rómulo Ficticio Arenas', 'Romulo Ficticio Arena']);
  const [first, other] = await hitsOf(place);
  expect(first?.entryKey).toBe(other?.entryKey);
  const cleared = { decision: 'false_positive', reason: 'Otra fecha' } as const;
  expect((await decideHit(as(admin), { ...place, hits: [first ?? never()], ...cleared })).status).toBe('match');
  expect((await decideHit(as(admin), { ...place, hits: [other ?? never()], ...cleared })).status).toBe('no_match');
  await screen(place, ['Rómulo Ficticio Arenas']);
  expect(await statusOf(place)).toBe('no_match');
  // Open again is a decision like any other.
  const again = await decideHit(as(admin), { ...place, hits: [first ?? never()], decision: 'open', reason: 'Duda' });
  expect(again.status).toBe('match');
});

test('several hits are decided on at once, each once, or none where one is unknown', async () => {
  const place = await screened('Varios', ['Rómulo Ficticio Arenas', 'Celia Inventada Pardo']);
  const hits = await hitsOf(place);
  const made = { decision: 'false_positive', reason: 'Homónimos' } as const;
  const unknown = [...hits, { party: 'Nadie', entryKey: hits[0]?.entryKey ?? '' }];
  await expect(decideHit(as(admin), { ...place, hits: unknown, ...made })).rejects.toMatchObject({ code: 'not_found' });
  expect(await statusOf(place)).toBe('match');
  const judged = await decideHit(as(admin), { ...place, hits, ...made });
  expect([judged.status, judged.decisions.length]).toEqual(['no_match', 2]);
  expect((await decideHit(as(admin), { ...place, hits, ...made })).decisions).toHaveLength(2);
});

test('cleared for the whole company holds at once and later for the same party elsewhere, for no one else', async () => {
  const first = await screened('Casa Matriz', ['Celia Inventada Pardo']);
  const other = await screened('Casa Filial', ['CELIA INVENTADA PARDO']);
  const alike = await screened('Casa Ajena', ['Celia Inventada Prado']);
  const foreign = await screened('Otra Empresa', ['Celia Inventada Pardo'], stranger);
  const [hit] = await hitsOf(first);
  const scope = 'company' as const;
  const made = { hits: [hit ?? never()], decision: 'false_positive', reason: 'Homónima', scope } as const;
  expect((await decideHit(as(admin), { ...first, ...made })).status).toBe('no_match');
  expect(await statusOf(other)).toBe('no_match');
  expect(await statusOf(alike)).toBe('match');
  expect((await getScreening(as(stranger), foreign)).status).toBe('match');
  const later = await screened('Casa Nueva', ['Célia  Inventada Pardo']);
  expect(await statusOf(later)).toBe('no_match');
  expect((await getScreening(as(admin), later)).decisions).toMatchObject([{ scope: 'company', reason: 'Homónima' }]);

  // Who else has the entry: suppliers of the company alone, with what holds there.
  const others = await listOtherSuppliers(as(admin), { ...first, entryKey: hit?.entryKey ?? '' });
  const known = others.map(({ companyName, judgement }) => [companyName, judgement?.decision ?? null]);
  expect(known).toEqual(
    expect.arrayContaining([
      ['Casa Filial', 'false_positive'],
      ['Casa Ajena', null],
      ['Casa Nueva', 'false_positive'],
    ]),
  );
  expect(known.map(([name]) => name)).not.toContain('Otra Empresa');
  expect(known.map(([name]) => name)).not.toContain('Casa Matriz');

  // Another birth date or name is another entry: it is open again.
  await importNames(app, listId, [NAMES[0], 'CELIA INVENTADA PARDO DE LUZ']);
  await screen(other, ['Celia Inventada Pardo']);
  expect(await statusOf(other)).toBe('match');
  await importNames(app, listId, NAMES);
});

test('where two are wanted a true match is proposed until somebody else confirms it', async () => {
  await setScreeningSettings(as(admin), { four_eyes: true });
  const place = await screened('Cuatro Ojos', ['Rómulo Ficticio Arenas']);
  const hits = await hitsOf(place);
  const made = { hits, decision: 'true_match', reason: 'Coincide' } as const;
  const proposedBy = async (person: BuiltPerson, reason = 'Coincide') =>
    (await decideHit(as(person), { ...place, ...made, reason })).decisions.map(({ proposed }) => proposed);
  expect(await proposedBy(admin)).toEqual([true]);
  expect(await proposedBy(admin, 'De verdad')).toEqual([true, true]);
  expect(await proposedBy(second)).toEqual([true, true, false]);
  // One person alone may still clear a hit, and a true match after that waits again.
  await decideHit(as(admin), { ...place, hits, decision: 'false_positive', reason: 'No es' });
  expect((await proposedBy(admin)).at(-1)).toBe(true);
  await setScreeningSettings(as(admin), { four_eyes: false });
  const user = await buildPerson(app, { companyId: admin.companyId ?? '', role: 'company_user' });
  await expect(setScreeningSettings(as(user), { four_eyes: true })).rejects.toMatchObject({ code: 'forbidden' });
});

const never = (): never => {
  throw new Error('there is no such hit');
};
