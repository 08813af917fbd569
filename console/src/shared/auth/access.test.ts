import type { UserResponse } from '@homologa/domain/session/session.contract';
import { describe, expect, it } from 'vitest';
import { can, homeOf, startOf } from './access';

const user = (change: Partial<UserResponse>): UserResponse =>
  ({ companies: [{}], company_admin: false, log_as: null, security: { role: 'user' }, ...change }) as UserResponse;

describe('can', () => {
  it('denies whatever it does not know', () => {
    expect(can(null, 'see_client_area')).toBe(false);
    expect(can(user({ company_admin: true }), 'toString')).toBe(false);
    expect(can(user({ company_admin: true }), 'launch_rockets')).toBe(false);
  });

  it('keeps drafts and labels to company admins', () => {
    expect(can(user({}), 'see_drafts')).toBe(false);
    expect(can(user({}), 'see_labels')).toBe(false);
    expect(can(user({ company_admin: true }), 'add_suppliers')).toBe(true);
  });

  it('keeps screenings to admins of companies with compliance', () => {
    expect(can(user({ company_admin: true, compliance_enabled: true }), 'request_screenings')).toBe(true);
    expect(can(user({ company_admin: true, compliance_enabled: false }), 'request_screenings')).toBe(false);
    expect(can(user({ compliance_enabled: true }), 'request_screenings')).toBe(false);
    expect(can(user({}), 'decide_on_suppliers')).toBe(false);
  });

  it('leads staff without a company to the desk, and nobody who is logged in as another', () => {
    const staff = user({ companies: [], security: { role: 'admin' } });
    expect(homeOf(staff)).toBe('/desk');
    expect(homeOf(user({}))).toBe('/home');
    expect(
      can(
        { ...staff, log_as: { logged_in_as_by: 's', reason: 'r', expires_at: '', read_only: false } },
        'work_at_desk',
      ),
    ).toBe(false);
  });

  it('begins with the view that was made home, while there is one', () => {
    const saved_views = [
      { id: 'v1', workflow_id: null },
      { id: 'v2', workflow_id: 'w1' },
    ];
    const begins = (home_view?: string) =>
      startOf(user({ preferences: { language: null, saved_views, home_view } as UserResponse['preferences'] }));
    expect(begins()).toBe('/home');
    expect(begins('v1')).toBe('/suppliers?view=v1');
    expect(begins('v2')).toBe('/workflows/w1/suppliers?view=v2');
    expect(begins('deleted')).toBe('/home');
  });
});
