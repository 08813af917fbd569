import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Ability, can } from './shared/auth/access';

// Stubs the browser's storage, because importing the routes imports the session store, which reads the storage
// immediately.
const memory = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let routes: RouteObject[];
beforeAll(async () => {
  vi.stubGlobal('localStorage', memory);
  vi.stubGlobal('sessionStorage', memory);
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { pathname: '/' } });
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  const { appRoutes } = await import('./routes');
  routes = createRoutesFromElements(createElement('div', null, appRoutes).props.children);
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

interface Place {
  isClosed: boolean;
  needs: Ability | null;
  path: string | undefined;
}

const nameOf = (element: ReactNode): string => {
  const { type } = (element ?? {}) as Partial<ReactElement>;
  return typeof type === 'function' ? type.name : '';
};

function placeOf(address: string): Place {
  const chain = (matchRoutes(routes, address) ?? []).map(({ route }) => route);
  const gate = chain.find(({ element }) => nameOf(element) === 'Gate')?.element as
    | ReactElement<{ ability: Ability }>
    | undefined;
  return {
    isClosed: chain.some(({ element }) => nameOf(element) === 'SignedIn'),
    needs: gate?.props.ability ?? null,
    path: chain.at(-1)?.path,
  };
}

const user = (change: object) =>
  ({
    companies: [{}],
    company_admin: false,
    compliance_enabled: true,
    log_as: null,
    security: { role: 'user', staff_roles: [] },
    ...change,
  }) as never;
const staff = (...staff_roles: StaffRole[]) => user({ companies: [], security: { role: 'admin', staff_roles } });
const PEOPLE = {
  admin: user({ company_admin: true }),
  user: user({}),
  desk: staff('desk'),
  payments: staff('payments'),
  watchlists: staff('watchlists'),
  administration: staff('administration'),
  nobody: staff(),
};

const EVERYBODY = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];

const CLOSED: readonly [address: string, who: readonly (keyof typeof PEOPLE)[]][] = [
  ['/home', ['admin', 'user']],
  ['/suppliers', ['admin', 'user']],
  ['/suppliers/addresses', ['admin']],
  ['/tasks', ['admin', 'user']],
  ['/downloads', ['admin', 'user']],
  ['/compliance-checks', ['admin', 'user']],
  ['/workflows', ['admin', 'user']],
  ['/workflows/draft', ['admin']],
  ['/workflows/completed', ['admin', 'user']],
  ['/templates', ['admin']],
  ['/templates/t', ['admin']],
  ['/workflows/w/edit', ['admin']],
  ['/workflows/w/results', ['admin', 'user']],
  ['/workflows/w/suppliers', ['admin', 'user']],
  ['/workflows/w/preview', ['admin', 'user']],
  ['/workflows/w/suppliers/add', ['admin']],
  ['/workflows/w/suppliers/s', ['admin', 'user']],
  ['/settings/profile', EVERYBODY],
  ['/settings/password', EVERYBODY],
  ['/desk', ['desk']],
  ['/desk/payments', ['payments']],
  ['/desk/payments/statement', ['payments']],
  ['/desk/payments/p', ['payments']],
  ['/desk/watchlists', ['watchlists']],
  ['/desk/privacy', ['administration']],
  ['/desk/templates', ['administration']],
  ['/desk/templates/t', ['administration']],
  ['/desk/mail', ['administration']],
  ['/desk/r', ['desk']],
  ['/admin/companies', ['administration']],
  ['/admin/companies/c', ['administration']],
  ['/admin/users', ['administration']],
  ['/admin/audit', ['administration']],
  ['/admin/jobs', ['administration']],
  ['/admin/jobs/j', ['administration']],
];

describe('the route table', () => {
  it.each(CLOSED)('%s is closed to visitors and open to %j alone', (address, who) => {
    const { isClosed, needs, path } = placeOf(address);
    expect(isClosed).toBe(true);
    expect(path).not.toBe('*');
    const mayOpen = Object.entries(PEOPLE).filter(([, person]) => needs === null || can(person, needs));
    expect(mayOpen.map(([name]) => name)).toEqual(who);
  });

  it.each(['/login', '/forgot-password', '/change-password', '/contact'])('%s is open to everybody', (address) => {
    expect(placeOf(address)).toEqual({ isClosed: false, needs: null, path: address });
  });

  it('shows not-found for anything else, to visitors too', () => {
    for (const address of ['/nonsense', '/workflows/w', '/workflows/w/suppliers/s/x', '/suppliers/x', '/desk/r/x']) {
      expect(placeOf(address)).toEqual({ isClosed: false, needs: null, path: '*' });
    }
  });
});
