import { addWorkingTime } from '@homologa/domain/desk/working-time';
import { describe, expect, it } from 'vitest';
import { workingDaysOf } from './working-days.queries';

const DAY = 86_400_000;

describe('working days of a country', () => {
  it.each([
    // November 2 is All Souls' Day in Brazil, a Monday in 2026.
    ['brazil', '2026-10-30T15:00:00.000Z', '2026-11-03T15:00:00.000Z'],
    ['peru', '2026-10-30T15:00:00.000Z', '2026-11-02T15:00:00.000Z'],
    // Friday 22:00 in Mexico City is Saturday in UTC.
    ['mexico', '2026-11-07T04:00:00.000Z', '2026-11-10T04:00:00.000Z'],
    ['nowhere', '2026-12-24T10:00:00.000Z', '2026-12-25T10:00:00.000Z'],
    ['argentina', '2026-12-24T10:00:00.000Z', '2026-12-28T10:00:00.000Z'],
  ])('a day of service in %s from %s ends %s', async (country, from, to) => {
    const { isWorkingAt } = await workingDaysOf(country);
    expect(addWorkingTime(new Date(from), DAY, isWorkingAt).toISOString()).toBe(to);
  });
});
