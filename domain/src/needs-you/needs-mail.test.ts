import { expect, test } from 'vitest';
import { isNeedsMailTime, mondayOf } from './needs-mail';

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('mails go out from seven on working days, and later where the zone is unknown', () => {
  const at = (hour: number, more: object = {}) =>
    isNeedsMailTime({ hour, isWorkingDay: true, isZoneKnown: true, ...more });
  expect([6, 7, 17, 18].map((hour) => at(hour))).toEqual([false, true, true, false]);
  expect([10, 11, 21, 22].map((hour) => at(hour, { isZoneKnown: false }))).toEqual([false, true, true, false]);
  expect(at(9, { isWorkingDay: false })).toBe(false);
});
