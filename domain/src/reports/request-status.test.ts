import { describe, expect, it } from 'vitest';
import { canMoveRequest, isOpenRequest, REQUEST_STATUSES, statusesByHand } from './request-status';

describe('statuses of a request', () => {
  it('end with a delivery or a cancellation, and nothing goes on from there', () => {
    for (const to of REQUEST_STATUSES) {
      expect(canMoveRequest('delivered', to)).toBe(false);
      expect(canMoveRequest('cancelled', to)).toBe(false);
      expect(canMoveRequest(to, to)).toBe(false);
    }
  });

  it('let every open request be cancelled or fail, and what stopped begin anew', () => {
    for (const from of REQUEST_STATUSES.filter(isOpenRequest)) {
      expect([canMoveRequest(from, 'cancelled'), canMoveRequest(from, 'failed')]).toEqual([true, true]);
    }
    expect(canMoveRequest('unable_to_locate', 'queued') && canMoveRequest('failed', 'queued')).toBe(true);
  });

  it('deliver nothing while the supplier is awaited', () => {
    expect(canMoveRequest('awaiting_supplier', 'delivered')).toBe(false);
    expect(canMoveRequest('awaiting_supplier', 'verified')).toBe(false);
  });

  it.each(REQUEST_STATUSES)('set by hand from %s are ones that may follow it', (from) => {
    expect(statusesByHand(from).filter((to) => !canMoveRequest(from, to))).toEqual([]);
  });
});
