import { QUEUES } from '@homologa/domain/wire/queues';
import { expect, test } from 'vitest';
import { ownerKey, refillPauseMs, shareOf } from './share';

const companyId = '0190f000-0000-7000-8000-000000000001';
/** Jobs of a queue that one worker runs at once. */
const PLACES = 2;

test.each(['imports', 'exports'] as const)('a company leaves a place of %s to others', (queue) => {
  expect(shareOf({ queue, companyId })).toBeLessThan(PLACES);
});

test.each(['watchlists', 'reports', 'screenings', 'maintenance'] as const)(
  'a company alone fills all places of %s, whose jobs are short, and has few more in the queue',
  (queue) => {
    const share = shareOf({ queue, companyId });
    expect(share).toBeGreaterThanOrEqual(PLACES);
    expect(share).toBeLessThanOrEqual(2 * PLACES);
  },
);

test('mails of a company in the queue suffice until the next are handed over, and are sent within a second or two', () => {
  const sentPerSecond = 400;
  const share = shareOf({ queue: 'mail', companyId });
  expect(share).toBeGreaterThan((sentPerSecond * refillPauseMs('mail')) / 1000);
  expect(share).toBeLessThan(2 * sentPerSecond);
});

test.each(QUEUES)(
  'jobs without a company hold up none of %s: they are an owner of their own, with a wide share',
  (queue) => {
    expect(shareOf({ queue, companyId: null })).toBeGreaterThanOrEqual(shareOf({ queue, companyId }));
    expect(ownerKey({ queue, companyId: null })).not.toBe(ownerKey({ queue, companyId }));
  },
);
