import { expect, it } from 'vitest';
import { daysActive } from './days-active';

it('counts full days until the closing or now', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  expect(daysActive({ launched_at: null, closed_at: null }, now)).toBeNull();
  expect(daysActive({ launched_at: '2026-05-09T13:00:00Z', closed_at: null }, now)).toBe(0);
  expect(daysActive({ launched_at: '2026-05-01T00:00:00Z', closed_at: null }, now)).toBe(9);
  expect(daysActive({ launched_at: '2026-05-01T00:00:00Z', closed_at: '2026-05-03T00:00:00Z' }, now)).toBe(2);
});
