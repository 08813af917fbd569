import { expect, test } from 'vitest';
import { nextStamp } from './new-migration';

const NOW = new Date('2026-11-25T14:01:02.345Z');

test('a new migration is stamped with the time, and after the newest where the clock is behind it', () => {
  expect(nextStamp(['20261125140000_tables', 'migration_lock.toml'], NOW)).toBe('20261125140102');
  expect(nextStamp(['20261126150000_numbers', '20261125140000_tables'], NOW)).toBe('20261126150001');
  expect(nextStamp(['20261126235959_numbers'], NOW)).toBe('20261127000000');
  expect(nextStamp([], NOW)).toBe('20261125140102');
});
