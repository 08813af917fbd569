import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreGroup,
  commercialScoreRange,
  displayedPaydex,
  financialStrengthGroup,
  financialStrengthOf,
  isCcrScore,
  isRacRiskIndicator,
  isRating,
  isRiskIndicator,
  paydexDays,
  paydexState,
} from './scales';

describe('commercial score', () => {
  it.each([
    [0, 'alert'],
    [20, 'alert'],
    [21, 'to_monitor'],
    [40, 'to_monitor'],
    [41, 'regular'],
    [60, 'regular'],
    [61, 'good'],
    [80, 'good'],
    [81, 'great'],
    [100, 'great'],
    [null, null],
    [Number.NaN, null],
  ])('%s is %s', (score, group) => expect(commercialScoreGroup(score)).toBe(group));

  test.prop([fc.integer({ min: -10, max: 110 })])('lies in the range of its group alone', (score) => {
    const groups = COMMERCIAL_SCORE_GROUPS.filter((group) => {
      const { above, upTo } = commercialScoreRange(group);
      return (above === null || score > above) && (upTo === null || score <= upTo);
    });
    expect(groups).toEqual([commercialScoreGroup(score)]);
  });
});

describe('Paydex', () => {
  it.each([
    [0, 'bad'],
    [49, 'bad'],
    [50, 'ok'],
    [79, 'ok'],
    [80, 'good'],
    [100, 'good'],
    [101, 'unavailable'],
    [-1, 'unavailable'],
    [null, 'unavailable'],
    [Number.NaN, 'unavailable'],
  ])('%s is %s', (value, state) => expect(paydexState(value)).toBe(state));

  it('is shown as UN when unavailable', () => {
    expect([displayedPaydex(0), displayedPaydex(80), displayedPaydex(null)]).toEqual(['0', '80', 'UN']);
  });

  it.each([
    [100, 'early', 30],
    [99, 'early', 20],
    [90, 'early', 20],
    [80, 'prompt', 0],
    [79, 'late', 15],
    [70, 'late', 15],
    [60, 'late', 22],
    [50, 'late', 30],
    [40, 'late', 60],
    [30, 'late', 90],
    [20, 'late', 120],
    [19, 'more_than_late', 120],
    [0, 'more_than_late', 120],
  ])('%s is %s by %s days', (value, when, days) => expect(paydexDays(value)).toEqual({ when, days }));

  it('says nothing of what is not one', () => expect(paydexDays(101)).toBeNull());
});

describe('financial strength', () => {
  it.each([
    [60_000_000, '5A'],
    [59_999_999, '4A'],
    [25_000_000, '4A'],
    [12_000_000, '3A'],
    [2_500_000, '2A'],
    [1_200_000, '1A'],
    [1_199_999, 'A'],
    [600_000, 'A'],
    [345_000, 'B'],
    [175_000, 'C'],
    [120_000, 'D'],
    [60_000, 'E'],
    [35_000, 'F'],
    [15_000, 'G'],
    [14_999, 'H'],
    [0, 'H'],
    [-1, null],
  ])('%s is %s', (netWorth, code) => expect(financialStrengthOf(netWorth)).toBe(code));

  it('groups what is below 1A', () => {
    expect(['5A', '1A', 'A', 'UTL', ''].map(financialStrengthGroup)).toEqual(['5A', '1A', 'other', 'other', 'other']);
  });
});

it('knows risk indicators, CCR scores and ratings', () => {
  expect(['1', '4', 'S', '-', '5', ''].map(isRiskIndicator)).toEqual([true, true, true, true, false, false]);
  expect(['1', '6', '-', '7', 'S'].map(isRacRiskIndicator)).toEqual([true, true, true, false, false]);
  expect(['A', 'E', 'F', 'a'].map(isCcrScore)).toEqual([true, true, false, false]);
  expect(['5A2', 'A1', 'NQ-', 'N4', '5A 2', '5A', '5A5', '6A1', ''].map(isRating)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
