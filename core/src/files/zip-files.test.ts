import { expect, test } from 'vitest';
import { uniqueNames } from './zip-files';

test('names that repeat are numbered, whatever their case', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'readme', 'readme'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'readme',
    'readme (2)',
  ]);
});
