import { expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../identity/staff-roles';
import { CONSOLE_PAGES } from '../wire/page-addresses';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationKindsFor,
  notificationPath,
} from './notification-kinds';
import { notificationSentence } from './notification-words';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

test('every kind is for clients or for staff, and for nobody else', () => {
  const client = notificationKindsFor({ accountRole: 'user' });
  const staff = notificationKindsFor({ accountRole: 'admin', staffRoles: STAFF_ROLES });
  expect([...client, ...staff].toSorted()).toEqual(KINDS.toSorted());
  expect(client).toContain('delivered');
  expect(staff).toContain('request_assigned');
});

test('staff get the kinds of their roles alone', () => {
  const of = (...staffRoles: StaffRole[]) => notificationKindsFor({ accountRole: 'admin', staffRoles });
  expect(of('watchlists')).toEqual(['watchlist_failed', 'watchlist_stale']);
  expect(of('desk')).not.toContain('erasure_requested');
  expect(of('administration')).toContain('erasure_requested');
  expect(of()).toEqual([]);
});

test('every kind leads to a page of the console', () => {
  const target = { workflowId: 'w', supplierId: 's', requestId: 'r' };
  const patterns = CONSOLE_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));
  for (const kind of KINDS) {
    for (const ids of [target, { workflowId: null, supplierId: null, requestId: null }]) {
      const path = notificationPath({ kind, ...ids });
      expect([kind, path, patterns.some((pattern) => pattern.test(path))]).toEqual([kind, path, true]);
    }
  }
  expect(notificationPath({ kind: 'delivered', ...target })).toBe('/workflows/w/suppliers/s');
  expect(notificationPath({ kind: 'request_assigned', ...target })).toBe('/desk/r');
});

test('many requests at once are one sentence, one is its supplier’s', () => {
  expect(notificationSentence('request_new', { count: 3 }).en).toContain('{count} requests');
  expect(notificationSentence('request_new', {}).en).toContain('{supplier}');
  expect(notificationSentence('delivered', { count: 3 }).en).toContain('{supplier}');
});
