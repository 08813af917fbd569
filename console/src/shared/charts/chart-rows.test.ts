import { expect, it } from 'vitest';
import { inOrder, sliceSizes, totalOf, withShares } from './chart-rows';

const group = (key: string, count: number) => ({ key, count });

it('gives each group its rounded share of the groups together, and <1% to what is under one', () => {
  const groups = [group('brazil', 999_990), group('peru', 7), group('other', 3)];
  expect(withShares(groups).map(({ share }) => share)).toEqual(['100%', '<1%', '<1%']);
  expect(withShares([group('brazil', 1)]).map(({ share }) => share)).toEqual(['100%']);
  expect(withShares([group('a', 2), group('b', 1)]).map(({ share }) => share)).toEqual(['67%', '33%']);
  expect(withShares([group('a', 0)]).map(({ share }) => share)).toEqual(['0%']);
  expect(withShares([])).toEqual([]);
});

it('puts the groups of a scale in its order, strangers behind it and other last', () => {
  const groups = [group('other', 9), group('1A', 5), group('7Z', 4), group('5A', 1)];
  expect(inOrder(groups, ['5A', '4A', '1A']).map(({ key }) => key)).toEqual(['5A', '1A', '7Z', 'other']);
});

it('draws a small group wide enough to be seen and hit, and nothing for none', () => {
  const groups = [group('completed', 999_999), group('pending', 1), group('archived', 0)];
  const [most, least, none] = sliceSizes(groups);
  expect(most).toBe(999_999);
  expect(least).toBe(totalOf(groups) * 0.012);
  expect(none).toBe(0);
});
