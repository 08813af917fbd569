import { expect, it } from 'vitest';
import { contentRange } from './content-range';

it('is inclusive, and has a star when nothing is on the page', () => {
  expect(contentRange('suppliers', 25, 25, 319)).toBe('suppliers 25-49/319');
  expect(contentRange('suppliers', 0, 0, 0)).toBe('suppliers */0');
});
