import { describe, expect, it } from 'vitest';
import {
  canBeScreened,
  entryOfKey,
  type HitDecision,
  hitBand,
  isProposal,
  isSettled,
  type Judgement,
  judgementOf,
  keepsFourEyes,
  openHits,
  partyKey,
  type ScreenedGroup,
  type ScreenedParties,
  screeningRefusal,
  screeningResult,
  screeningReview,
} from './screening-rules';
import { isScreened, shownScreeningStatus } from './screening-status';

type Hit = { entry_key: string };
const party = (hits: Partial<Record<'sanction_lists' | 'adverse_media' | 'peps', Hit[]>> = {}) => ({
  name: 'Aceros Quimera',
  sanction_lists: [],
  adverse_media: [],
  peps: [],
  ...hits,
});
const data = (found: Partial<ScreenedParties<Hit>> = {}): ScreenedParties<Hit> => ({
  company_screenings: [party()],
  shareholders_screenings: [party(), party()],
  beneficial_owners: [party()],
  subsidiaries: [party()],
  branches: [],
  ...found,
});

describe('the result of a screening', () => {
  it('is no match while nothing is found, whatever is known', () => expect(screeningResult(data())).toBe('no_match'));

  it.each([
    ['company_screenings', 'sanction_lists'],
    ['company_screenings', 'adverse_media'],
    ['company_screenings', 'peps'],
    ['shareholders_screenings', 'sanction_lists'],
    ['shareholders_screenings', 'adverse_media'],
    ['shareholders_screenings', 'peps'],
    ['beneficial_owners', 'sanction_lists'],
    ['subsidiaries', 'adverse_media'],
    ['branches', 'sanction_lists'],
  ] as const satisfies [ScreenedGroup, string][])('is a match with one hit in %s, %s', (group, kind) => {
    expect(screeningResult(data({ [group]: [party(), party({ [kind]: [{ entry_key: 'a:1' }] })] }))).toBe('match');
  });

  it('leaves out what a reviewer has cleared, until the entry changes', () => {
    const found = data({ company_screenings: [party({ sanction_lists: [{ entry_key: 'ofac:7@1' }] })] });
    expect(screeningResult(found, [judged('false_positive', 1, { entry_key: 'ofac:7@1' })])).toBe('no_match');
    expect(screeningResult(found, [judged('false_positive', 1, { entry_key: 'ofac:7@2' })])).toBe('match');
    expect(openHits(found)).toHaveLength(1);
  });

  it('is about a pair of party and entry: cleared for one party, the entry stays open for another', () => {
    const hits = { sanction_lists: [{ entry_key: 'ofac:7' }] };
    const found = data({ shareholders_screenings: [party(hits), { ...party(hits), name: 'Otra Persona' }] });
    expect(screeningResult(found, [judged('false_positive', 1, { party: 'Otra Persona' })])).toBe('match');
    expect(openHits(found, [judged('false_positive', 1, { party: 'Otra Persona' })])).toHaveLength(1);
    expect(screeningResult(found, [judged('false_positive', 1)])).toBe('no_match');
  });
});

const judged = (decision: HitDecision, day: number, more: Partial<Judgement> = {}): Judgement => ({
  entry_key: 'ofac:7',
  party: null,
  decision,
  proposed: false,
  decided_at: `2026-11-0${day}T00:00:00.000Z`,
  ...more,
});

describe('a judgement', () => {
  const newest = (...made: Judgement[]) => judgementOf(made, 'ofac:7', 'Ana')?.decision;

  it('is the newest that is about the pair', () => {
    expect(newest()).toBeUndefined();
    expect(newest(judged('true_match', 2), judged('false_positive', 1))).toBe('true_match');
    expect(newest(judged('false_positive', 3), judged('true_match', 2))).toBe('false_positive');
    expect(newest(judged('false_positive', 1), judged('open', 1))).toBe('open');
    expect(newest(judged('false_positive', 1), judged('true_match', 2, { party: 'Eva' }))).toBe('false_positive');
  });

  it('settles a hit unless it takes back or waits for a second person', () => {
    expect(isSettled(undefined)).toBe(false);
    expect(isSettled(judged('open', 1))).toBe(false);
    expect(isSettled(judged('true_match', 1, { proposed: true }))).toBe(false);
    expect(isSettled(judged('true_match', 1))).toBe(true);
  });

  it.each(['true_match', 'false_positive'] as const)(
    '%s waits for a second person where two are wanted',
    (decision) => {
      const made = { decision, scope: 'supplier' } as const;
      const own = { ...made, proposed: true, isOwn: true };
      const other = decision === 'true_match' ? 'false_positive' : 'true_match';
      expect(isProposal(made, false, undefined)).toBe(false);
      expect(isProposal(made, true, undefined)).toBe(true);
      expect(isProposal(made, true, own)).toBe(true);
      expect(isProposal(made, true, { ...own, isOwn: false })).toBe(false);
      expect(isProposal(made, true, { ...own, proposed: false })).toBe(false);
      expect(isProposal(made, true, { ...own, isOwn: false, decision: other })).toBe(true);
      expect(isProposal({ ...made, decision: 'open' }, true, undefined)).toBe(false);
    },
  );

  it('for all suppliers is confirmed by nobody who confirms what was proposed for one', () => {
    const wide = { decision: 'false_positive', scope: 'company' } as const;
    const before = { ...wide, proposed: true, isOwn: false };
    expect(isProposal(wide, true, { ...before, scope: 'supplier' })).toBe(true);
    expect(isProposal(wide, true, before)).toBe(false);
    expect(isProposal({ ...wide, scope: 'supplier' }, true, before)).toBe(false);
  });
});

describe('the review of a result', () => {
  const hits = { sanction_lists: [{ entry_key: 'ofac:7' }, { entry_key: 'un:1' }] };
  const found = data({ company_screenings: [party(hits)] });
  const about = (entry_key: string, decision: HitDecision, proposed = false) =>
    judged(decision, 1, { entry_key, proposed });

  it('says what is undecided, proposed and confirmed, and nothing of what is cleared', () => {
    expect(screeningReview(data(), [])).toEqual([]);
    expect(screeningReview(found, [about('un:1', 'false_positive', true)])).toEqual(['undecided', 'proposed']);
    expect(screeningReview(found, [about('un:1', 'true_match'), about('ofac:7', 'false_positive')])).toEqual([
      'confirmed',
    ]);
  });

  it('leaves a proposed clearing open until it is confirmed', () => {
    const cleared = [about('un:1', 'false_positive'), about('ofac:7', 'false_positive', true)];
    expect(screeningResult(found, cleared)).toBe('match');
    expect(screeningResult(found, [...cleared, judged('false_positive', 2)])).toBe('no_match');
  });

  it('never comes to no match while there are more hits than are kept', () => {
    const more = data({ company_screenings: [{ ...party(hits), not_shown: 3 }] });
    const cleared = [about('un:1', 'false_positive'), about('ofac:7', 'false_positive')];
    expect(screeningResult(more, cleared)).toBe('match');
    expect(screeningReview(more, cleared)).toEqual(['undecided']);
  });

  it('says that a party could not be compared', () => {
    const unread = data({ shareholders_screenings: [{ ...party(), not_comparable: true }] });
    expect([screeningResult(unread), screeningReview(unread, [])]).toEqual(['no_match', ['not_comparable']]);
  });
});

it('two parties are one by their folded name, and by an identifier where it is known', () => {
  expect(partyKey({ name: ' José  Pérez-Gómez ' })).toBe(partyKey({ name: 'JOSE PEREZ GOMEZ' }));
  const taxId = (value: string) => [{ country: 'PE', value }];
  expect(partyKey({ name: 'A', identifiers: taxId('20-1') })).toBe(partyKey({ name: 'a', identifiers: taxId('201') }));
  expect(partyKey({ name: 'A', identifiers: taxId('201') })).not.toBe(partyKey({ name: 'A' }));
  expect(entryOfKey('un-sc:7@x@0af')).toBe('un-sc:7@x');
});

it.each([
  [1, 'strong'],
  [0.9, 'strong'],
  [0.899, 'probable'],
  [0.8, 'probable'],
  [0.799, 'possible'],
  [0.7, 'possible'],
])('a score of %d is %s', (score, band) => expect(hitBand(score)).toBe(band));

describe('a screening', () => {
  it('without data is in progress, unless it failed', () => {
    expect(shownScreeningStatus('match', false)).toBe('in_progress');
    expect(shownScreeningStatus('in_progress', false)).toBe('in_progress');
    expect(shownScreeningStatus('failed', false)).toBe('failed');
    expect(shownScreeningStatus('no_match', true)).toBe('no_match');
  });

  it('has a result when it matched or not', () => {
    expect(['match', 'no_match', 'in_progress', 'failed', null].map((status) => isScreened(status as 'match'))).toEqual(
      [true, true, false, false, false],
    );
  });

  it('is possible only of a supplier whose report is delivered', () => {
    const shown = ['pending', 'in_progress', 'completed', 'archived'];
    expect(shown.filter((displayStatus) => canBeScreened({ displayStatus }))).toEqual(['completed']);
  });

  it('is refused before the report is delivered, and without a unit left', () => {
    const left = { used: 1, total: 2 };
    const inBirWorkflow = { reportType: 'bir', isScreened: false };
    const completed = { displayStatus: 'completed', ...inBirWorkflow };
    expect(screeningRefusal({ displayStatus: 'in_progress', ...inBirWorkflow }, left)).toBe('supplier_not_completed');
    expect(screeningRefusal({ displayStatus: 'archived', ...inBirWorkflow }, left)).toBe('supplier_not_completed');
    expect(screeningRefusal(completed, { used: 2, total: 2 })).toBe('product_limit_reached');
    expect(screeningRefusal(completed, null)).toBe('product_limit_reached');
    expect(screeningRefusal(completed, left)).toBeNull();
  });

  it('needs no further unit the first time in a compliance workflow', () => {
    const completed = { displayStatus: 'completed', reportType: 'cfr' };
    const usedUp = { used: 2, total: 2 };
    expect(screeningRefusal({ ...completed, isScreened: false }, usedUp)).toBeNull();
    expect(screeningRefusal({ ...completed, isScreened: true }, usedUp)).toBe('product_limit_reached');
  });
});

describe('four eyes that were switched off', () => {
  let time = 0;
  const made = (decision: HitDecision, proposed = false, about: string | null = 'Ana'): Judgement => {
    time += 1;
    return { entry_key: 'k', party: about, decision, proposed, decided_at: new Date(time).toISOString() };
  };
  const keeps = (...judgements: Judgement[]) => keepsFourEyes(judgements, 'k', 'Ana');

  it('are kept for what was proposed under them, also if it was taken back', () => {
    expect(keeps(made('true_match', true))).toBe(true);
    expect(keeps(made('true_match', true), made('open'))).toBe(true);
    expect(keeps(made('true_match', true), made('open'), made('open'))).toBe(true);
  });

  it('end once a second person has confirmed, and are none for others', () => {
    expect(keeps()).toBe(false);
    expect(keeps(made('open'))).toBe(false);
    expect(keeps(made('true_match', true), made('true_match'))).toBe(false);
    expect(keeps(made('true_match', true), made('true_match'), made('open'))).toBe(false);
    expect(keeps(made('true_match', true, 'Bruno'))).toBe(false);
  });
});
