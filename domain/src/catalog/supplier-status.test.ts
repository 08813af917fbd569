import { describe, expect, it } from 'vitest';
import { archiveActionOf, STATUS_AFTER, SUPPLIER_STATUSES, statusChangeRefusal } from './supplier-status';

describe('supplier status', () => {
  it('archives completed ones, unarchives archived ones, and neither of those who have not finished', () => {
    expect(SUPPLIER_STATUSES.map(archiveActionOf)).toEqual([null, null, 'archive', 'unarchive']);
  });

  it('lets both pass, and the completing of anybody', () => {
    expect(statusChangeRefusal('completed', STATUS_AFTER.archive)).toBeNull();
    for (const status of SUPPLIER_STATUSES) expect(statusChangeRefusal(status, STATUS_AFTER.unarchive)).toBeNull();
  });

  it('archives only from completed and knows no other value', () => {
    expect(statusChangeRefusal('pending', 'archived')).toBe('supplier_not_completed');
    expect(statusChangeRefusal('archived', 'archived')).toBe('supplier_not_completed');
    expect(statusChangeRefusal('pending', 'in_progress')).toBe('supplier_status_invalid');
  });
});
