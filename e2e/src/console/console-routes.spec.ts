import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWorld, findDemoWorld } from '../support/demo-world';
import { inspect } from '../support/inspect-page';
import { ADMIN, type Cast, type Entrance, STAFF, startCast, USER } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let demo: DemoWorld;
beforeAll(async () => {
  cast = await startCast();
  demo = await findDemoWorld(cast.url);
});
afterAll(() => cast.leave());

const NOT_FOUND = 'Oops! Page not found.';
const UNKNOWN = '01a1fdf0-0000-7000-8000-000000000000';

type Expected = Record<string, { heading: string | RegExp; at?: string | RegExp }>;

const clientPages = ({ active, closed, draft, completed, pending, investigating }: DemoWorld): Expected => ({
  '/': { at: '/home', heading: /^Welcome/ },
  '/home': { heading: /^Welcome/ },
  '/login': { at: '/home', heading: /^Welcome/ },
  '/forgot-password': { at: '/home', heading: /^Welcome/ },
  '/change-password?token=x': { at: '/home', heading: /^Welcome/ },
  '/needs-you': { heading: 'Needs you' },
  '/suppliers': { heading: 'Suppliers' },
  '/compliance-checks': { heading: 'Compliance checks' },
  '/hits': { heading: 'Hits' },
  '/tasks': { heading: 'Tasks' },
  '/downloads': { at: '/tasks', heading: 'Tasks' },
  '/workflows': { heading: 'Active workflows' },
  '/workflows/completed': { heading: 'Completed workflows' },
  [`/workflows/${active}/results`]: { heading: /./ },
  [`/workflows/${active}/suppliers`]: { heading: /./ },
  [`/workflows/${closed}/results`]: { heading: /./ },
  [`/workflows/${closed}/suppliers`]: { heading: /./ },
  [`/workflows/${investigating}/results`]: { heading: /./ },
  [`/workflows/${completed.workflow}/suppliers/${completed.supplier}`]: { heading: /./ },
  [`/workflows/${pending.workflow}/suppliers/${pending.supplier}`]: { heading: /./ },
  '/settings/profile': { heading: 'Settings' },
  '/settings/password': { heading: 'Settings' },
  '/settings/security': { heading: 'Settings' },
  '/settings/notifications': { heading: 'Settings' },
  '/notifications': { heading: 'Notifications' },
  '/invitations': { heading: 'Invitations' },
  '/settings/nonsense': { heading: NOT_FOUND },
  '/contact': { heading: 'Contact us' },
  '/nonsense': { heading: NOT_FOUND },
  [`/workflows/${UNKNOWN}/results`]: { heading: NOT_FOUND },
  [`/workflows/${active}/nonsense`]: { heading: NOT_FOUND },
  [`/workflows/${active}/suppliers/${UNKNOWN}`]: { heading: NOT_FOUND },
  [`/workflows/${UNKNOWN}/edit`]: { heading: NOT_FOUND },
  [`/workflows/${closed}/edit`]: { heading: NOT_FOUND },
  [`/workflows/${draft}/results`]: { at: new RegExp(`${draft}/edit|${draft}/results`), heading: /./ },
  '/desk': { heading: NOT_FOUND },
  '/desk/payments': { heading: NOT_FOUND },
  '/desk/payments/statement': { heading: NOT_FOUND },
  '/desk/privacy': { heading: NOT_FOUND },
  '/desk/mail': { heading: NOT_FOUND },
  '/desk/templates': { heading: NOT_FOUND },
  '/desk/watchlists': { heading: NOT_FOUND },
  '/admin/companies': { heading: NOT_FOUND },
  '/admin/users': { heading: NOT_FOUND },
  '/admin/audit': { heading: NOT_FOUND },
  '/admin/jobs': { heading: NOT_FOUND },
  '/settings/audit': { heading: NOT_FOUND },
});

const adminPages = (world: DemoWorld): Expected => ({
  ...clientPages(world),
  '/suppliers/addresses': { heading: 'Correct e-mails' },
  '/workflows/draft': { heading: 'Draft workflows' },
  '/templates': { heading: 'Questionnaire library' },
  [`/templates/${UNKNOWN}`]: { heading: NOT_FOUND },
  [`/workflows/${world.draft}/edit`]: { heading: /./ },
  [`/workflows/${world.active}/edit`]: { heading: /./ },
  [`/workflows/${world.active}/suppliers/add`]: { heading: 'Add Suppliers' },
  [`/workflows/${world.closed}/suppliers/add`]: { heading: 'Add Suppliers' },
  '/settings/company': { heading: 'Settings' },
  '/settings/users': { heading: 'Settings' },
  '/settings/retention': { heading: 'Settings' },
  '/settings/audit': { heading: 'Settings' },
});

const userPages = (world: DemoWorld): Expected => ({
  ...clientPages(world),
  '/suppliers/addresses': { heading: NOT_FOUND },
  '/workflows/draft': { heading: NOT_FOUND },
  '/templates': { heading: NOT_FOUND },
  [`/workflows/${world.draft}/edit`]: { heading: NOT_FOUND },
  [`/workflows/${world.draft}/results`]: { heading: NOT_FOUND },
  [`/workflows/${world.active}/edit`]: { heading: NOT_FOUND },
  [`/workflows/${world.active}/suppliers/add`]: { heading: NOT_FOUND },
  '/settings/company': { heading: NOT_FOUND },
  '/settings/users': { heading: NOT_FOUND },
});

const visitorPages = ({ active }: DemoWorld): Expected => ({
  '/': { at: '/login', heading: 'Log in' },
  '/login': { heading: 'Log in' },
  '/forgot-password': { heading: 'Reset your password' },
  '/change-password?token=x': { heading: 'Choose a new password' },
  '/change-password': { at: '/login', heading: 'Log in' },
  '/contact': { heading: 'Contact us' },
  '/nonsense': { heading: NOT_FOUND },
  '/home': { at: '/login', heading: 'Log in' },
  '/suppliers': { at: '/login', heading: 'Log in' },
  [`/workflows/${active}/edit`]: { at: '/login', heading: 'Log in' },
  '/settings/profile': { at: '/login', heading: 'Log in' },
  '/desk': { at: '/login', heading: 'Log in' },
  '/desk/payments': { at: '/login', heading: 'Log in' },
  '/desk/privacy': { at: '/login', heading: 'Log in' },
  '/desk/mail': { at: '/login', heading: 'Log in' },
  '/desk/templates': { at: '/login', heading: 'Log in' },
  '/desk/watchlists': { at: '/login', heading: 'Log in' },
});

const staffPages = ({ active }: DemoWorld): Expected => ({
  '/': { at: '/desk', heading: /./ },
  '/desk': { heading: /./ },
  '/desk/payments': { heading: 'Payments' },
  '/desk/payments/statement': { heading: 'Match a bank statement' },
  [`/desk/payments/${UNKNOWN}`]: { heading: NOT_FOUND },
  '/desk/privacy': { heading: 'Data requests' },
  '/desk/mail': { heading: 'Mail' },
  '/desk/templates': { heading: 'Questionnaire library' },
  [`/desk/templates/${UNKNOWN}`]: { heading: NOT_FOUND },
  '/desk/watchlists': { heading: 'Watchlists' },
  '/admin/companies': { heading: 'Companies' },
  [`/admin/companies/${UNKNOWN}`]: { heading: NOT_FOUND },
  '/admin/users': { heading: 'People' },
  '/admin/audit': { heading: 'Audit trail' },
  '/admin/jobs': { heading: 'Jobs' },
  '/notifications': { heading: 'Notifications' },
  '/settings/notifications': { heading: 'Settings' },
  '/home': { at: '/desk', heading: 'Verification desk' },
  '/tasks': { at: '/tasks', heading: NOT_FOUND },
  [`/workflows/${active}/results`]: { heading: NOT_FOUND },
  '/settings/profile': { heading: 'Settings' },
  '/settings/users': { heading: NOT_FOUND },
});

const PEOPLE = {
  'a company admin': { email: ADMIN, pages: adminPages },
  'a company user': { email: USER, pages: userPages },
  'provider staff': { email: STAFF, pages: staffPages },
  'a visitor': { email: null, pages: visitorPages },
} as const;

/**
 * Pages whose accessibility has already been checked, by colour theme. Each page is checked for one user only, because
 * the result does not depend on the user.
 */
const checked = new Set<string>();

async function walk(
  who: keyof typeof PEOPLE,
  entrance: Entrance = {},
  isStaying = entrance.isPhone === true,
): Promise<string[]> {
  const { email, pages } = PEOPLE[who];
  const visitor = await cast.enter({ ...entrance, ...(email ? { as: email } : {}), at: '/contact' });
  const { page } = visitor;
  // Waits until the entry page is idle, so that its requests are not attributed to the first page under test.
  await settled(page);
  const isEnglish = entrance.locale === undefined;
  const wrong: string[] = [];
  for (const [address, { at = address, heading }] of Object.entries(pages(demo))) {
    // With `isStaying` the test navigates within the app; otherwise it reloads the app for every URL.
    const go = () => (isStaying ? moveTo(page, address) : page.goto(cast.url + address));
    const isKnown = ({ path }: { path: string }): boolean => {
      const look = `${entrance.isDark} ${heading === NOT_FOUND ? NOT_FOUND : path}`;
      const isChecked = checked.has(look);
      checked.add(look);
      return isChecked;
    };
    const seen = await inspect(page, go, isKnown);
    if (!fits(at, seen.path)) seen.problems.push(`it leads to ${seen.path}`);
    if (isEnglish && !fits(heading, seen.heading)) seen.problems.push(`its heading is '${seen.heading}'`);
    if (!seen.title.includes('Homologa')) seen.problems.push(`its title is '${seen.title}'`);
    wrong.push(...seen.problems.map((problem) => `${address}: ${problem}`));
  }
  await visitor.close();
  return wrong;
}

const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const fits = (expected: string | RegExp, actual: string): boolean =>
  typeof expected === 'string' ? expected === actual : expected.test(actual);

/**
 * Uses the list of problems as the message of the assertion too, because the log omits the contents of unequal lists.
 */
const nothingWrong = (seen: readonly string[]) => expect(seen, seen.join('\n')).toEqual([]);

/**
 * Timeout of the tests in milliseconds. It is long because all users visit all pages at the same time, on a machine
 * that may be busy.
 */
const WALKS_MS = 600_000;

describe.concurrent('every address is as it should be', { timeout: WALKS_MS }, () => {
  test('for a company admin at a desk', async () => nothingWrong(await walk('a company admin')));
  test('for a company admin with a phone, in the dark, in Spanish', async () =>
    nothingWrong(await walk('a company admin', { isPhone: true, isDark: true, locale: 'es-MX' })));
  test('for a company user at a desk in the dark', async () =>
    nothingWrong(await walk('a company user', { isDark: true }, true)));
  test('for a company user with a phone, in Portuguese', async () =>
    nothingWrong(await walk('a company user', { isPhone: true, locale: 'pt-BR' })));
  test('for provider staff', async () => nothingWrong(await walk('provider staff')));
  test('for provider staff with a phone, in the dark, in Spanish', async () =>
    nothingWrong(await walk('provider staff', { isPhone: true, isDark: true, locale: 'es-MX' })));
  test('for a visitor at a desk', async () => nothingWrong(await walk('a visitor')));
  test('for a visitor with a phone, in the dark, in Spanish', async () =>
    nothingWrong(await walk('a visitor', { isPhone: true, isDark: true, locale: 'es-AR' })));
});
