import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { openHits } from '@homologa/domain/screenings/screening-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateCompanyUser } from '../accounts/users/update-company-user';
import { answerRuleProposal } from '../companies/rules/answer-rule-proposal';
import { listRuleProposals } from '../companies/rules/rule-proposals.queries';
import { getScreeningSettings, setScreeningSettings } from '../companies/screening-settings';
import { getNeedsYou } from '../needs-you/needs-you.queries';
import { judgementsOf } from '../screenings/held-decisions.queries';
import { runScreening } from '../screenings/run-screening';
import { getScreening } from '../screenings/screening.queries';
import { type BuiltPerson, buildPerson, buildStaff, buildSupplier, buildWorkflow } from '../test/builders';
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
  second = await buildPerson(app, { companyId: admin.companyId ?? '', daysAgo: 30 });
  stranger = await buildPerson(app);
  listId = await buildWatchlist(app, [NAMES], { code: 'sample' });
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => app.contextFor(person.actor);
type Place = { workflowId: string; supplierId: string };

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
  await runScreening(app.contextFor({ kind: 'system', name: 'test' }), null, { screeningId, companyId }, run);
}

async function hitsOf(place: Place, owner = admin) {
  const screening = await getScreening(as(owner), place);
  return (screening.data as ScreeningData).shareholders_screenings.map(({ name: party, sanction_lists: [hit] }) => ({
    party,
    entryKey: hit?.entry_key ?? '',
  }));
}

/** One admin proposes to switch the rule off, another one confirms. */
async function switchFourEyesOff() {
  await setScreeningSettings(as(admin), { four_eyes: false });
  const [proposal] = await listRuleProposals(as(second));
  await answerRuleProposal(as(second), { proposalId: proposal?.id ?? '', answer: 'confirm' });
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

  // A changed birth date or name creates a new list entry, whose hit is undecided again.
  await importNames(app, listId, [NAMES[0], 'CELIA INVENTADA PARDO DE LUZ']);
  await screen(other, ['Celia Inventada Pardo']);
  expect(await statusOf(other)).toBe('match');
  await importNames(app, listId, NAMES);
});

const unread = async (person: BuiltPerson) =>
  (await app.db.read.notification.findMany({ where: { userId: person.userId, kind: 'hit_proposed' } })).map(
    ({ supplierId, readAt, mail }) => [supplierId, readAt === null, mail],
  );
const reviewOf = async (place: Place) =>
  (await app.db.read.supplier.findUniqueOrThrow({ where: { id: place.supplierId } })).screeningReview;

test('where two are wanted confirming and clearing are proposed until somebody else decides the same', async () => {
  await setScreeningSettings(as(admin), { four_eyes: true });
  const place = await screened('Cuatro Ojos', ['Rómulo Ficticio Arenas']);
  const hits = await hitsOf(place);
  type Decided = 'true_match' | 'false_positive';
  const decide = async (person: BuiltPerson, decision: Decided, reason = 'Coincide', named = hits) => {
    const { status, decisions } = await decideHit(as(person), { ...place, hits: named, decision, reason });
    return [status, decisions.at(-1)?.proposed];
  };
  expect(await decide(admin, 'true_match')).toEqual(['match', true]);
  expect(await decide(admin, 'true_match', 'De verdad')).toEqual(['match', true]);
  expect(await reviewOf(place)).toEqual(['proposed']);
  expect(await decide(second, 'true_match')).toEqual(['match', false]);
  expect(await reviewOf(place)).toEqual(['confirmed']);
  // Under the two-person rule, clearing a hit needs confirmation too. A decision about all parties does not confirm a
  // proposal for one party.
  expect(await decide(admin, 'false_positive')).toEqual(['match', true]);
  expect(await reviewOf(place)).toEqual(['proposed']);
  expect(await decide(admin, 'false_positive', 'Otra vez')).toEqual(['match', true]);
  expect(await decide(second, 'false_positive')).toEqual(['no_match', false]);
  expect(await reviewOf(place)).toEqual([]);

  const pair = await screened('Cuatro Ojos Dos', ['Rómulo Ficticio Arenas', 'Romulo Ficticio Arena']);
  const [one] = await hitsOf(pair);
  const made = { decision: 'false_positive', reason: 'No es' } as const;
  await decideHit(as(admin), { ...pair, hits: [one ?? never()], ...made });
  const everybody = await decideHit(as(second), { ...pair, hits: [{ entryKey: one?.entryKey ?? '' }], ...made });
  expect([everybody.status, await reviewOf(pair)]).toEqual(['match', ['proposed']]);

  await switchFourEyesOff();
  const user = await buildPerson(app, { companyId: admin.companyId ?? '', role: 'company_user' });
  await expect(setScreeningSettings(as(user), { four_eyes: true })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a proposal notifies everybody else who may confirm it, once, until it is settled', async () => {
  await setScreeningSettings(as(admin), { four_eyes: true });
  const place = await screened('Propuesta', ['Celia Inventada Pardo']);
  const ofThis = async (person: BuiltPerson) => (await unread(person)).filter(([id]) => id === place.supplierId);
  const hits = await hitsOf(place);
  const made = { ...place, hits, decision: 'true_match' } as const;
  await decideHit(as(admin), { ...made, reason: 'Coincide' });
  await decideHit(as(admin), { ...made, reason: 'Coincide del todo' });
  expect(await ofThis(second)).toEqual([[place.supplierId, true, 'pending']]);
  expect([await ofThis(admin), await ofThis(stranger)]).toEqual([[], []]);
  await decideHit(as(second), { ...made, reasonCode: 'same_details' });
  expect(await ofThis(second)).toEqual([[place.supplierId, false, 'none']]);
  expect(await ofThis(admin)).toEqual([]);
  await switchFourEyesOff();
});

test('proposals for several hits of a supplier are one notification until it is read', async () => {
  await setScreeningSettings(as(admin), { four_eyes: true });
  const place = await screened('Dos propuestas', ['Rómulo Ficticio Arenas', 'Celia Inventada Pardo']);
  const ofThis = async () => (await unread(second)).filter(([id]) => id === place.supplierId);
  for (const hit of await hitsOf(place)) {
    await decideHit(as(admin), { ...place, hits: [hit], decision: 'true_match', reason: 'Coincide' });
  }
  expect(await ofThis()).toEqual([[place.supplierId, true, 'pending']]);
  const [hit] = await hitsOf(place);
  await decideHit(as(admin), { ...place, hits: [hit ?? never()], decision: 'false_positive', reason: 'No coincide' });
  expect(await ofThis()).toHaveLength(2);
  await switchFourEyesOff();
});

test('nobody switches four eyes off alone, and what was proposed under the rule keeps it', async () => {
  await setScreeningSettings(as(admin), { four_eyes: true });
  const place = await screened('Regla', ['Celia Inventada Pardo']);
  const hits = await hitsOf(place);
  const decide = async (person: BuiltPerson, decision: 'true_match' | 'open') =>
    (await decideHit(as(person), { ...place, hits, decision, reason: 'Coincide' })).decisions.at(-1)?.proposed;
  expect(await decide(admin, 'true_match')).toBe(true);
  const companyId = admin.companyId ?? '';
  const raised = await buildPerson(app, { companyId, role: 'company_user', daysAgo: 30 });
  await setScreeningSettings(as(admin), { four_eyes: false });
  await setScreeningSettings(as(admin), { four_eyes: false });
  const open = await listRuleProposals(as(second));
  expect(open).toMatchObject([{ rule: 'four_eyes', confirmer: 'company', proposedById: admin.userId }]);
  expect(await getScreeningSettings(as(admin))).toEqual({ four_eyes: true });
  const toldOf = async (person: BuiltPerson, kind: string) =>
    app.db.read.notification.count({ where: { userId: person.userId, kind, readAt: null } });
  expect([await toldOf(second, 'rule_proposed'), await toldOf(admin, 'rule_proposed')]).toEqual([1, 0]);
  const needs = async (person: BuiltPerson) => (await getNeedsYou(as(person))).filter(({ need }) => need === 'rules');
  expect([await needs(second), await needs(admin)]).toEqual([[{ need: 'rules', count: 1, first: [] }], []]);

  const answer = (person: BuiltPerson, given: RuleAnswer, more: Partial<UserActor> = {}) =>
    answerRuleProposal(app.contextFor({ ...person.actor, ...more }), {
      proposalId: open[0]?.id ?? '',
      answer: given,
    });
  const late = await buildPerson(app, { companyId: admin.companyId ?? '' });
  const { id: membershipId } = await app.db.read.membership.findFirstOrThrow({ where: { userId: raised.userId } });
  await updateCompanyUser(as(admin), { companyId, membershipId, role: 'company_admin' });
  const risen = { membership: { companyId, role: 'company_admin' as const } };
  const staff = await buildStaff(app);
  await expect(answer(admin, 'confirm')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(answer(late, 'confirm')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(answer(raised, 'confirm', risen)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(answer(staff, 'confirm')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(answer(stranger, 'confirm')).rejects.toMatchObject({ code: 'not_found' });
  const acting = { loggedInAsBy: staff.userId };
  await expect(answer(second, 'confirm', acting)).rejects.toMatchObject({ code: 'not_while_logged_in_as' });
  const proposing = app.contextFor({ ...admin.actor, ...acting });
  await expect(setScreeningSettings(proposing, { four_eyes: false })).rejects.toMatchObject({
    code: 'not_while_logged_in_as',
  });
  const before = await toldOf(admin, 'rule_settled');
  await answer(second, 'confirm');
  await answer(second, 'confirm');
  expect(await getScreeningSettings(as(admin))).toEqual({ four_eyes: false });
  expect([await toldOf(admin, 'rule_settled'), await toldOf(second, 'rule_settled')]).toEqual([before + 1, before + 1]);
  expect(await toldOf(second, 'rule_proposed')).toBe(0);

  expect(await decide(admin, 'open')).toBe(false);
  expect(await decide(admin, 'true_match')).toBe(true);
  expect(await decide(second, 'true_match')).toBe(false);
});

test('where the company has no second admin, administration of the provider confirms', async () => {
  const staff = await buildStaff(app, 'administration');
  await setScreeningSettings(as(stranger), { four_eyes: true });
  await setScreeningSettings(as(stranger), { four_eyes: false });
  const [proposal] = await listRuleProposals(as(stranger));
  expect(proposal).toMatchObject({ confirmer: 'provider' });
  const proposalId = proposal?.id ?? '';
  await expect(
    answerRuleProposal(as(await buildStaff(app, 'desk')), { proposalId, answer: 'confirm' }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  const told = { kind: 'rule_to_confirm', userId: staff.userId };
  expect(await app.db.read.notification.findMany({ where: told })).toMatchObject([{ companyId: stranger.companyId }]);
  await answerRuleProposal(as(staff), { proposalId, answer: 'reject' });
  expect(await getScreeningSettings(as(stranger))).toEqual({ four_eyes: true });
  await expect(answerRuleProposal(as(staff), { proposalId, answer: 'confirm' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('one decision is about all entries of a person, and later ones are open', async () => {
  const other = await buildWatchlist(app, [NAMES], { code: 'other' });
  const place = await screened('Una Persona', ['Rómulo Ficticio Arenas']);
  const [party] = ((await getScreening(as(admin), place)).data as ScreeningData).shareholders_screenings;
  const keys = party?.sanction_lists.map(({ entry_key: key }) => key) ?? [];
  expect(keys).toHaveLength(2);
  const hit = { party: party?.name, entryKey: keys[0] ?? '' };
  const made = { ...place, hits: [hit], decision: 'false_positive', reasonCode: 'other_birth_date' } as const;
  expect((await decideHit(as(admin), { ...made, isAlone: true })).status).toBe('match');
  const judged = await decideHit(as(admin), made);
  expect([judged.status, judged.decisions.map(({ entryKey }) => entryKey).sort()]).toEqual(['no_match', keys.sort()]);
  expect(judged.decisions.map(({ reason, reasonCode }) => [reason, reasonCode])).toEqual([
    ['', 'other_birth_date'],
    ['', 'other_birth_date'],
  ]);

  const third = await buildWatchlist(app, [NAMES], { code: 'third' });
  await screen(place, ['Rómulo Ficticio Arenas']);
  expect([await statusOf(place), await reviewOf(place)]).toEqual(['match', ['undecided']]);
  await app.db.system((tx) =>
    tx.watchlist.updateMany({ where: { id: { in: [other, third] } }, data: { currentSnapshotId: null } }),
  );
});

test('all hits are kept, and cleared ones take no place: after clearing 20 of 27 there are 7 to review', async () => {
  const many = Array.from({ length: 27 }, () => 'FULANA REPETIDA MODELO');
  const id = await buildWatchlist(app, [many], { code: 'many' });
  const place = await screened('Veintisiete', ['Fulana Repetida Modelo']);
  const found = async () => (await getScreening(as(admin), place)).data as ScreeningData;
  const [party] = (await found()).shareholders_screenings;
  const keys = party?.sanction_lists.map(({ entry_key: key }) => key) ?? [];
  expect(keys).toHaveLength(27);
  expect(await app.db.read.screeningHit.count({ where: { supplierId: place.supplierId } })).toBe(27);
  const hits = keys.slice(0, 20).map((entryKey) => ({ entryKey, party: party?.name }));
  await decideHit(as(admin), { ...place, hits, decision: 'false_positive', reason: 'Homónimas' });
  await screen(place, ['Fulana Repetida Modelo']);
  const { data, decisions, status } = await getScreening(as(admin), place);
  expect(status).toBe('match');
  expect(openHits(data as ScreeningData, judgementsOf(decisions))).toHaveLength(7);
  await app.db.system((tx) => tx.watchlist.updateMany({ where: { id }, data: { currentSnapshotId: null } }));
});

const never = (): never => {
  throw new Error('there is no such hit');
};
