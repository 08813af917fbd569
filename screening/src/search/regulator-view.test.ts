import { expect, it } from 'vitest';
import { jaroWinkler, regulatorScore } from './regulator-view';

it.each([
  ['martha', 'marhta', 0.9611],
  ['dixon', 'dicksonx', 0.8133],
  ['quimera', 'quimera', 1],
  ['abc', 'xyz', 0],
])('%s and %s are %d alike', (a, b, score) => expect(jaroWinkler(a, b)).toBeCloseTo(score, 4));

it('takes the better of the whole names and of their words', () => {
  expect(regulatorScore('Ana Quimera', 'QUIMERA, Ana')).toBe(1);
  expect(regulatorScore('Quimera', 'QUIMERA, Ana')).toBe(1);
  expect(regulatorScore('Ana Quimera', 'Zoltán Wxyz')).toBeLessThan(0.5);
  expect(regulatorScore('', 'Ana')).toBe(0);
});
