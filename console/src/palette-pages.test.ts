import { STAFF_ROLES } from '@homologa/domain/identity/staff-roles';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { expect, it } from 'vitest';
import { PALETTE_PAGES } from './palette-pages';
import { findPages } from './shell/shortcuts/palette-entries';

const user = (change: object): UserResponse =>
  ({
    companies: [{}],
    company_admin: false,
    log_as: null,
    security: { role: 'user', staff_roles: [] },
    ...change,
  }) as unknown as UserResponse;
const paths = (who: UserResponse, typed: string) => findPages(PALETTE_PAGES, who, typed, 'es').map(({ to }) => to);

it('finds pages by any of their words, without case and accents, and only those one may open', () => {
  expect(paths(user({}), 'CONTACTENOS')).toEqual(['/contact']);
  expect(paths(user({}), 'flujos borr')).toEqual([]);
  expect(paths(user({ company_admin: true }), 'flujos borr')).toEqual(['/workflows/draft']);
  expect(paths(user({}), 'usuarios')).toEqual([]);
  expect(paths(user({ company_admin: true }), 'usuarios')).toEqual(['/settings/users']);
  const staff = user({ companies: [], security: { role: 'admin', staff_roles: STAFF_ROLES } });
  expect(paths(staff, '')).toEqual([
    '/desk',
    '/desk/payments',
    '/desk/payments/statement',
    '/desk/privacy',
    '/desk/mail',
    '/desk/templates',
    '/desk/watchlists',
    '/admin/companies',
    '/admin/users',
    '/admin/jobs',
    '/admin/audit',
    '/notifications',
    '/settings/profile',
    '/settings/password',
    '/settings/security',
    '/settings/notifications',
    '/contact',
  ]);
  const checker = user({ companies: [], security: { role: 'admin', staff_roles: ['payments'] } });
  expect(paths(checker, '').slice(0, 3)).toEqual(['/desk/payments', '/desk/payments/statement', '/notifications']);
});
