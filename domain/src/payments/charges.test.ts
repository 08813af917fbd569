import { expect, test } from 'vitest';
import { holdsReportBack, isRejectedProof, shownChargeState } from './charges';
import { PAYMENT_FOLLOW_UP } from './limits';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);

test('what nobody has proved counts as unpaid after a week, and only that', () => {
  expect(shownChargeState({ state: 'awaiting_proof', askedAt: ago(PAYMENT_FOLLOW_UP - 1) }, NOW)).toBe(
    'awaiting_proof',
  );
  expect(shownChargeState({ state: 'awaiting_proof', askedAt: ago(PAYMENT_FOLLOW_UP) }, NOW)).toBe('unpaid');
  expect(shownChargeState({ state: 'to_check', askedAt: ago(PAYMENT_FOLLOW_UP * 9) }, NOW)).toBe('to_check');
});

test('a report waits while its proof is to check or was rejected, not for a payment that was not asked', () => {
  expect((['awaiting_proof', 'to_check', 'accepted', 'rejected', null] as const).filter(holdsReportBack)).toEqual([
    'to_check',
    'rejected',
  ]);
});

test('a proof that came after the rejection is a new one', () => {
  const decidedAt = ago(1000);
  expect(isRejectedProof({ state: 'rejected', decidedAt }, { createdAt: ago(1000) })).toBe(true);
  expect(isRejectedProof({ state: 'to_check', decidedAt }, { createdAt: ago(2000) })).toBe(true);
  expect(isRejectedProof({ state: 'to_check', decidedAt }, { createdAt: ago(999) })).toBe(false);
  expect(isRejectedProof({ state: 'accepted', decidedAt }, { createdAt: ago(2000) })).toBe(false);
  expect(isRejectedProof({ state: 'to_check', decidedAt: null }, { createdAt: ago(2000) })).toBe(false);
});
