import { describe, expect, it } from 'vitest';
import { addWorkingTime, workingTimeBetween } from './working-time';

const DAY = 86_400_000;
const inUtc = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== 6;
const at = (text: string): Date => new Date(`${text}:00.000Z`);

describe('working time', () => {
  it('leaves weekends out', () => {
    // 2026-11-06 is a Friday.
    expect(addWorkingTime(at('2026-11-06T15:10'), DAY, inUtc)).toEqual(at('2026-11-09T15:10'));
    expect(addWorkingTime(at('2026-11-06T15:10'), 6 * DAY, inUtc)).toEqual(at('2026-11-16T15:10'));
    expect(workingTimeBetween(at('2026-11-06T15:10'), at('2026-11-09T15:10'), inUtc)).toBe(DAY);
  });

  it('begins with the next working day', () => {
    expect(addWorkingTime(at('2026-11-07T09:00'), DAY / 2, inUtc)).toEqual(at('2026-11-09T12:00'));
    expect(workingTimeBetween(at('2026-11-07T09:00'), at('2026-11-08T09:00'), inUtc)).toBe(0);
  });

  it('is what was added, and nothing backwards', () => {
    const from = at('2026-11-04T21:47');
    for (const days of [0, 0.25, 1, 3.7, 20]) {
      expect(workingTimeBetween(from, addWorkingTime(from, days * DAY, inUtc), inUtc)).toBeCloseTo(days * DAY, -1);
    }
    expect(workingTimeBetween(at('2026-11-05T00:00'), from, inUtc)).toBe(0);
  });

  it('has no end where nobody ever works', () => {
    expect(() => addWorkingTime(at('2026-11-06T15:10'), DAY, () => false)).toThrow(RangeError);
  });
});
