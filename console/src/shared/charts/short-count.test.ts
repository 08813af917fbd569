import { expect, it } from 'vitest';
import { shortCount } from './short-count';

it('writes a number whole while it is short, and in thousands and millions when it is not', () => {
  expect([0, 17, 12_345, 99_999].map((count) => shortCount(count, 'en'))).toEqual(['0', '17', '12,345', '99,999']);
  expect([100_000, 1_048_576].map((count) => shortCount(count, 'en'))).toEqual(['100K', '1M']);
  expect(shortCount(1_250_000, 'pt-BR')).toMatch(/^1,3\smi$/);
});
