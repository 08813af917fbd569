import { expect, test } from 'vitest';
import { formatNeedCount } from './need-count';

test('a count beyond the list window has a plus, also in a sum', () => {
  expect(formatNeedCount([12], String)).toBe('12');
  expect(formatNeedCount([10_000, 3], String)).toBe('10003');
  expect(formatNeedCount([10_001, 3], String)).toBe('10003+');
});
