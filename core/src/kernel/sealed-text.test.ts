import { expect, test } from 'vitest';
import { isSealedByOther, openText, sealText } from './sealed-text';

const SEEDS = ['the first secret of the installation', 'a former secret'] as const;
const seal = (text: string, seeds: readonly [string, ...string[]] = SEEDS) =>
  sealText(seeds, 'a purpose', 'row 1', text);

test('opens what was sealed for the same purpose and row, also under a former secret', () => {
  expect(openText(SEEDS, 'a purpose', 'row 1', seal('JBSWY3DP'))).toBe('JBSWY3DP');
  expect(openText(SEEDS, 'a purpose', 'row 1', seal('JBSWY3DP', [SEEDS[1]]))).toBe('JBSWY3DP');
});

test('hides the text, and seals it differently each time', () => {
  expect(seal('JBSWY3DP')).not.toContain('JBSWY3DP');
  expect(seal('JBSWY3DP')).not.toBe(seal('JBSWY3DP'));
});

test('returns null for another row, another purpose, an unknown secret and a changed text', () => {
  const sealed = seal('JBSWY3DP');
  expect(openText(SEEDS, 'a purpose', 'row 2', sealed)).toBeNull();
  expect(openText(SEEDS, 'another purpose', 'row 1', sealed)).toBeNull();
  expect(openText(['an unknown secret'], 'a purpose', 'row 1', sealed)).toBeNull();
  expect(openText(SEEDS, 'a purpose', 'row 1', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(openText(SEEDS, 'a purpose', 'row 1', 'nonsense')).toBeNull();
});

test('tells which texts should be sealed anew', () => {
  expect(isSealedByOther(SEEDS, 'a purpose', seal('x'))).toBe(false);
  expect(isSealedByOther(SEEDS, 'a purpose', seal('x', [SEEDS[1]]))).toBe(true);
});
