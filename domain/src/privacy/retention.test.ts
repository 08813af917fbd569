import { expect, test } from 'vitest';
import { isRetentionAllowed, RETENTION_MAX_DAYS, retentionCutoff, retentionDays, retentionStart } from './retention';

const NOW = new Date('2026-11-28T12:00:00Z');

test('keeps for ever, or for whole days between the minimum and the maximum', () => {
  expect(isRetentionAllowed(null, 365)).toBe(true);
  expect(
    [364, 365, 365.5, RETENTION_MAX_DAYS, RETENTION_MAX_DAYS + 1].map((days) => isRetentionAllowed(days, 365)),
  ).toEqual([false, true, false, true, false]);
});

test('a first or shorter rule starts after two weeks of notice, a longer one keeps its start', () => {
  const later = new Date('2026-12-12T12:00:00Z');
  const startsAt = new Date('2026-01-01T00:00:00Z');
  expect(retentionStart(NOW, 400, null)).toEqual({ startsAt: later, isNoticeDue: true });
  expect(retentionStart(NOW, 400, { days: 500, startsAt })).toEqual({ startsAt: later, isNoticeDue: true });
  expect(retentionStart(NOW, 600, { days: 500, startsAt })).toEqual({ startsAt, isNoticeDue: false });
  expect(retentionCutoff(NOW, 1)).toEqual(new Date('2026-11-27T12:00:00Z'));
});

test('a minimum that was raised holds for a rule that exists', () => {
  expect([retentionDays(400, 365), retentionDays(400, 1825)]).toEqual([400, 1825]);
});
