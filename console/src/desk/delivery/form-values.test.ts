import { expect, it } from 'vitest';
import { printFormValue } from './form-values';

it('prints values, lists and lists of small tables', () => {
  expect(printFormValue('Lima')).toBe('Lima');
  expect(printFormValue(null)).toBe('');
  expect(printFormValue(['a', 2])).toBe('a; 2');
  expect(printFormValue([{ full_name: 'Ana', share: 50 }])).toBe('full name: Ana, share: 50');
});
