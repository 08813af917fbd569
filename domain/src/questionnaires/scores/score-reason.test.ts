import { expect, it } from 'vitest';
import { scoreReason } from './score-reason';

it.each([
  [{ from: 0, to: 0 }, '0'],
  [{ from: 1, to: 3 }, 'De 1 a 3'],
  [{ from: 4 }, '4 o más'],
  [{ to: 30 }, 'Hasta 30'],
  [{}, 'Cualquier número'],
])('says the range %o as %s', (range, text) => {
  expect(scoreReason({ by: 'range', ...range }, 'es', String)).toBe(text);
});
