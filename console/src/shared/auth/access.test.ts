import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { describe, expect, it } from 'vitest';
import { can, homeOf, staffPage, startOf } from './access';

const user = (change: Partial<UserResponse>): UserResponse =>
  ({
    companies: [{}],
    company_admin: false,
    log_as: null,
    security: { role: 'user', staff_roles: [] },
    ...change,
  }) as UserResponse;

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
    const staff = user({ companies: [], security: { role: 'admin', staff_roles: ['desk', 'payments'] } });
    expect(homeOf(staff)).toBe('/desk');
    expect(homeOf(user({}))).toBe('/home');
    expect(
      can(
        { ...staff, log_as: { logged_in_as_by: 's', reason: 'r', expires_at: '', read_only: false } },
        'work_at_desk',
      ),
    ).toBe(false);
  });

  it('gives staff the abilities of their roles, and nothing to staff without one', () => {
    const staff = (...staff_roles: StaffRole[]) => user({ companies: [], security: { role: 'admin', staff_roles } });
    const abilities = ['work_at_desk', 'check_payments', 'manage_watchlists', 'administer', 'search_all'];
    const of = (who: UserResponse) => abilities.filter((ability) => can(who, ability));
    expect(of(staff('desk'))).toEqual(['work_at_desk', 'search_all']);
    expect(of(staff('payments', 'watchlists'))).toEqual(['check_payments', 'manage_watchlists']);
    expect(of(staff('administration'))).toEqual(['administer', 'search_all']);
    expect(of(staff())).toEqual([]);
    expect(of(user({ security: { role: 'user', staff_roles: ['administration'] } }))).toEqual([]);
    expect([staff('watchlists'), staff('administration'), staff()].map(homeOf)).toEqual([
      '/desk/watchlists',
      '/admin/companies',
      '/home',
    ]);
  });

  it('links no page of another role', () => {
    const staff = user({ companies: [], security: { role: 'admin', staff_roles: ['administration', 'desk'] } });
    const pages = ['/desk/r', '/desk/payments/p', '/desk/watchlists', '/desk/mail', '/admin/users', '/suppliers'];
    expect(pages.filter((page) => staffPage(staff, page) === null)).toEqual(['/desk/payments/p', '/desk/watchlists']);
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
