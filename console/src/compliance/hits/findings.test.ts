import type {
  ScreenedParty,
  ScreeningDecisionResponse,
  ScreeningHit,
} from '@homologa/domain/screenings/screening.contract';
import { expect, it } from 'vitest';
import { foundHits, stepTo, topicsOf } from './findings';

const hit = (key: string, score: number) => ({ entry_key: key, score }) as ScreeningHit;
const decision = (key: string, day: number, decided: 'true_match' | 'false_positive', party: string | null = null) =>
  ({
    entry_key: key,
    decision: decided,
    party,
    decided_at: `2026-11-0${day}T00:00:00.000Z`,
  }) as ScreeningDecisionResponse;

it('puts sanctions first, the surest hit before others, each with its own decisions, the newest first', () => {
  const party: ScreenedParty = {
    name: 'Aceros Quimera',
    sanction_lists: [hit('a', 0.7), hit('b', 0.9)],
    adverse_media: [],
    peps: [hit('c', 0.95)],
  };
  const found = foundHits('company_screenings', party, {
    decisions: [
      decision('a', 1, 'true_match'),
      decision('a', 3, 'false_positive', 'Aceros Quimera'),
      decision('a', 4, 'false_positive', 'Otra parte'),
      decision('c', 2, 'true_match'),
    ],
    new_entry_keys: ['c'],
  });
  expect(
    found.map((one) => [one.hit.entry_key, one.kind, one.decisions.map(({ decision: decided }) => decided)]),
  ).toEqual([
    ['b', 'sanction_lists', []],
    ['a', 'sanction_lists', ['false_positive', 'true_match']],
    ['c', 'peps', ['true_match']],
  ]);
  expect(found.map(({ isNew }) => isNew)).toEqual([false, false, true]);
  const [first, second, last] = found;
  expect(stepTo(found, null, 1)).toBe(first);
  expect(stepTo(found, null, -1)).toBe(last);
  expect(stepTo(found, first?.key ?? '', 1)).toBe(second);
  expect(stepTo(found, last?.key ?? '', 1)).toBe(last);
});

it('says for what an entry is listed in the words of the reader, and those of a source that has its own', () => {
  const listed = { topics: ['debarment', 'corruption', 'Decreto 12'] } as ScreeningHit;
  expect(topicsOf(listed, (words) => words.es)).toEqual([
    expect.stringMatching(/^Inhabilitaci/),
    'Corrupción',
    'Decreto 12',
  ]);
});
