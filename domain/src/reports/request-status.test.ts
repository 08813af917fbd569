import { describe, expect, it } from 'vitest';
import { canMoveRequest, isOpenRequest, REQUEST_STATUSES, statusesByHand } from './request-status';

describe('statuses of a request', () => {
  it('allow no transition from delivered, from cancelled or to the same status', () => {
    for (const to of REQUEST_STATUSES) {
      expect(canMoveRequest('delivered', to)).toBe(false);
      expect(canMoveRequest('cancelled', to)).toBe(false);
      expect(canMoveRequest(to, to)).toBe(false);
    }
  });

  it('let an open request be cancelled or fail, and an unlocated or failed one return to the queue', () => {
    for (const from of REQUEST_STATUSES.filter(isOpenRequest)) {
      expect([canMoveRequest(from, 'cancelled'), canMoveRequest(from, 'failed')]).toEqual([true, true]);
    }
    expect(canMoveRequest('unable_to_locate', 'queued') && canMoveRequest('failed', 'queued')).toBe(true);
  });

  it('allow neither review nor delivery while waiting for the supplier', () => {
    expect(canMoveRequest('awaiting_supplier', 'delivered')).toBe(false);
    expect(canMoveRequest('awaiting_supplier', 'verified')).toBe(false);
  });

  it.each(REQUEST_STATUSES)('offer by hand from %s only statuses that may follow it', (from) => {
    expect(statusesByHand(from).filter((to) => !canMoveRequest(from, to))).toEqual([]);
  });
});
