import type { Actor, UserActor } from '@homologa/domain/identity/actor';
import { STAFF_ROLES, type StaffRole } from '@homologa/domain/identity/staff-roles';
import { describe, expect, it, test } from 'vitest';
import type { Route } from './http/route';
import { demand } from './middleware/request-context';
import { ROUTES } from './route-table';

/** Role of each area of staff, by the beginning of a path; the first that fits counts. */
const AREAS: readonly [start: string, roles: readonly StaffRole[]][] = [
  ['/api/desk/requests', ['desk']],
  ['/api/desk/summary', ['desk']],
  ['/api/desk/payments', ['payments']],
  ['/api/desk/watchlists', ['watchlists']],
  ['/api/desk/search', ['desk', 'administration']],
  ['/api/desk/', ['administration']],
  ['/api/companies/', ['administration']],
];

const person = (more: Partial<UserActor>): UserActor => ({
  kind: 'user',
  userId: 'me',
  sessionId: 's',
  email: 'me@provider.test',
  accountRole: 'admin',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
  ...more,
});
const client = person({ accountRole: 'user', membership: { companyId: 'c', role: 'company_admin' } });

function answerTo(route: Pick<Route, 'auth' | 'roles'>, actor: Actor): string {
  try {
    demand(route, actor, { get: () => undefined } as never);
    return 'admitted';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const ofStaff = ROUTES.filter((route) => route.auth === 'staff');
const named = ofStaff.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);

describe('a call of staff admits its roles alone', () => {
  it.each(named)('%s', (_name, route) => {
    const area = AREAS.find(([start]) => route.path.startsWith(start));
    expect(route.roles).toEqual(area?.[1]);
    for (const role of STAFF_ROLES) {
      const isTheirs = area?.[1].includes(role) ?? false;
      expect([role, answerTo(route, person({ staffRoles: [role] }))]).toEqual([
        role,
        isTheirs ? 'admitted' : 'not_found',
      ]);
    }
    expect(answerTo(route, person({ staffRoles: [] }))).toBe('not_found');
    expect(answerTo(route, person({}))).toBe('not_found');
    expect(answerTo(route, client)).toBe('forbidden');
    expect(answerTo(route, { ...client, staffRoles: STAFF_ROLES })).toBe('forbidden');
  });
});

test('a call of staff that names no role admits nobody', () => {
  const forgotten = { auth: 'staff' } as unknown as Route;
  expect(answerTo(forgotten, person({ staffRoles: STAFF_ROLES }))).toBe('not_found');
});

test('every call of the desk is one of staff', () => {
  expect(ROUTES.filter(({ auth, path }) => path.startsWith('/api/desk') && auth !== 'staff')).toEqual([]);
});
