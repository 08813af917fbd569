import { expect, it } from 'vitest';
import { contentRange } from './content-range';

it('is inclusive, and has a star when nothing is on the page', () => {
  expect(contentRange('suppliers', 25, 25, { total: 319 })).toBe('suppliers 25-49/319');
  expect(contentRange('suppliers', 0, 0, { total: 0 })).toBe('suppliers */0');
});

it('says where there is more than was counted', () => {
  expect(contentRange('suppliers', 0, 25, { total: 10_000, isMore: true })).toBe('suppliers 0-24/10000+');
});
