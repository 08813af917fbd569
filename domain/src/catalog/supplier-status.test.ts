import { describe, expect, it } from 'vitest';
import { archiveToggle, SUPPLIER_STATUSES, statusChangeRefusal } from './supplier-status';

describe('supplier status', () => {
  it('toggles completed to archived and anything else to completed', () => {
    expect(SUPPLIER_STATUSES.map((status) => archiveToggle(status).nextStatus)).toEqual([
      'completed',
      'completed',
      'archived',
      'completed',
    ]);
    expect(archiveToggle('completed').action).toBe('archive');
    expect(archiveToggle('archived').action).toBe('unarchive');
  });

  it('lets every toggle pass', () => {
    for (const status of SUPPLIER_STATUSES) {
      expect(statusChangeRefusal(status, archiveToggle(status).nextStatus)).toBeNull();
    }
  });

  it('archives only from completed and knows no other value', () => {
    expect(statusChangeRefusal('pending', 'archived')).toBe('supplier_not_completed');
    expect(statusChangeRefusal('archived', 'archived')).toBe('supplier_not_completed');
    expect(statusChangeRefusal('pending', 'in_progress')).toBe('supplier_status_invalid');
  });
});
