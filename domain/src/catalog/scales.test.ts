import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreGroup,
  commercialScoreRange,
  displayedPaydex,
  financialStrengthGroup,
  isCcrScore,
  isRacRiskIndicator,
  isRating,
  isRiskIndicator,
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
});

describe('financial strength', () => {
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
