import { describe, expect, it } from 'vitest';
import { isOverdue, lastDayGoingOn } from './due-date';

describe('due dates', () => {
  it('count until their day has ended everywhere', () => {
    expect(isOverdue('2026-11-21', new Date('2026-11-22T11:59:00Z'))).toBe(false);
    expect(isOverdue('2026-11-21', new Date('2026-11-22T12:00:00Z'))).toBe(true);
    expect(isOverdue(null, new Date('2026-11-22T12:00:00Z'))).toBe(false);
    expect(lastDayGoingOn(new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31');
  });
});
