import type {
  ScreenedParty,
  ScreeningDecisionResponse,
  ScreeningHit,
} from '@homologa/domain/screenings/screening.contract';
import { expect, it } from 'vitest';
import { foundHits } from './findings';

const hit = (key: string, score: number) => ({ entry_key: key, score }) as ScreeningHit;
const decision = (key: string, day: number, decided: 'true_match' | 'false_positive') =>
  ({ entry_key: key, decision: decided, decided_at: `2026-11-0${day}T00:00:00.000Z` }) as ScreeningDecisionResponse;

it('puts sanctions first, the surest hit before others, each with its own decisions, the newest first', () => {
  const party: ScreenedParty = {
    name: 'Aceros Quimera',
    sanction_lists: [hit('a', 0.7), hit('b', 0.9)],
    adverse_media: [],
    peps: [hit('c', 0.95)],
  };
  const found = foundHits(party, [
    decision('a', 1, 'true_match'),
    decision('a', 3, 'false_positive'),
    decision('c', 2, 'true_match'),
  ]);
  expect(
    found.map((one) => [one.hit.entry_key, one.kind, one.decisions.map(({ decision: decided }) => decided)]),
  ).toEqual([
    ['b', 'sanction_lists', []],
    ['a', 'sanction_lists', ['false_positive', 'true_match']],
    ['c', 'peps', ['true_match']],
  ]);
});
