import { expect, test } from 'vitest';
import type { ScreenedParty, ScreeningData, ScreeningHit } from './screening.contract';
import type { Judgement } from './screening-rules';
import { screeningVerdict } from './screening-verdict';

const hit = (key: string, name: string): ScreeningHit => ({
  entry_key: key,
  list: { code: 'demo', title: 'Demo list' },
  list_version: null,
  entry_id: key,
  matched_name: name,
  names: [name],
  score: 0.95,
  topics: ['sanction'],
  countries: [],
  birth_dates: [],
  date: null,
  remarks: null,
  url: null,
});
const party = (name: string, hits: ScreeningHit[] = [], more: Partial<ScreenedParty> = {}): ScreenedParty => ({
  name,
  sanction_lists: hits,
  adverse_media: [],
  peps: [],
  ...more,
});
const screened = (...company: ScreenedParty[]): ScreeningData => ({
  company_screenings: company,
  shareholders_screenings: [],
  shareholders: [],
  beneficial_owners: [],
  legal_actions: [],
  subsidiaries: [],
  branches: [],
});
const judged = (key: string, decision: Judgement['decision'], proposed = false): Judgement => ({
  entry_key: key,
  party: null,
  decision,
  proposed,
  decided_at: '2026-01-01T00:00:00.000Z',
});

const TWO = screened(party('Aceros', [hit('a', 'Aceros del Norte'), hit('b', 'Puertos Ficticios')]));

test.each([
  ['none', screened(party('Aceros')), []],
  ['partial', screened(party('Aceros'), party('王毅', [], { not_comparable: true })), []],
  ['open', TWO, [judged('a', 'false_positive')]],
  ['open', TWO, [judged('a', 'false_positive'), judged('b', 'true_match', true)]],
  ['confirmed', TWO, [judged('b', 'true_match')]],
  ['cleared', TWO, [judged('a', 'false_positive'), judged('b', 'false_positive')]],
] as const)('the verdict is %s (%#)', (verdict, data, judgements) => {
  expect(screeningVerdict(data, judgements).verdict).toBe(verdict);
});

test('findings beyond those shown are open, and never cleared', () => {
  const data = screened(party('Aceros', [hit('a', 'Aceros del Norte')], { not_shown: 3 }));
  const told = screeningVerdict(data, [judged('a', 'false_positive')]);
  expect(told).toMatchObject({ verdict: 'open', total: 4, open: 3 });
});
