import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { joinStaff } from '../support/colleagues';
import { violationsOn } from '../support/inspect-page';
import { mailTo } from '../support/mailbox';
import { dialogOf, menuOf, press, says } from '../support/opened';
import { type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const menuEntries = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('list').first().getByRole('link').allInnerTexts();

const ADMINISTRATION = ['Data requests', 'Mail', 'Library', 'Companies', 'People', 'Jobs', 'Audit trail'];
/** What each role finds in the menu, the page it begins with, and a page of others. */
const SEEN: readonly [role: StaffRole, menu: readonly string[], start: string, unknown: string][] = [
  ['desk', ['Verification desk'], 'Verification desk', '/desk/payments'],
  ['payments', ['Payments'], 'Payments', '/desk'],
  ['watchlists', ['Watchlists'], 'Watchlists', '/admin/companies'],
  ['administration', ADMINISTRATION, 'Companies', '/desk/watchlists'],
];

test.each(SEEN)('staff with %s find %j in the menu, and other pages not at all', async (role, menu, start, unknown) => {
  const { email } = await joinStaff(cast.url, [role]);
  const { page } = await cast.enter({ as: email, at: '/' });
  await heading(page, start);
  await settled(page);
  expect(await menuEntries(page)).toEqual(menu);
  await press(page, /^Account of /);
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  const logInAs = page.getByRole('menuitem', { name: 'Log in as a client user' });
  expect(await logInAs.count()).toBe(role === 'administration' ? 1 : 0);
  await page.keyboard.press('Escape');
  await page.goto(cast.url + unknown);
  await heading(page, 'Oops! Page not found.');
  const api = await openApi(cast.url, email);
  const area = unknown === '/desk' ? '/api/desk/requests' : `/api${unknown.replace('/admin', '/desk')}`;
  await expect(api.call('GET', area)).rejects.toThrow(/404/);
});

test('administration changes the roles of a colleague, who is told and finds other pages', async () => {
  const { name, email } = await joinStaff(cast.url, ['desk']);
  const { page: colleague } = await cast.enter({ as: email, at: '/desk' });
  await heading(colleague, 'Verification desk');
  const { page } = await cast.enter({ as: STAFF, at: '/admin/users' });
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await says(row, 'Desk');
  const menu = await menuOf(page, row.getByRole('button', { name: `Actions for ${name}` }));
  await menu.getByRole('menuitem', { name: 'Change roles' }).click();
  const dialog = await dialogOf(page, `Roles of ${name}`);
  await dialog.getByRole('checkbox', { name: 'Desk', exact: true }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Payments', exact: true }).check();
  await press(dialog, 'Save roles');
  await says(page, `The roles of ${name} have been changed.`);
  await says(row, 'Payments');
  const mail = await mailTo(cast.url, email, ({ subject }) => subject.startsWith('Your roles at'));
  expect(mail.text).toContain('Your roles are now: Payments.');
  await colleague.goto(`${cast.url}/desk`);
  await heading(colleague, 'Oops! Page not found.');
  expect(await menuEntries(colleague)).toEqual(['Payments']);
});

test('one of administration cannot drop the second pair of eyes of a client with a colleague of this week', async () => {
  const { email } = await joinStaff(cast.url, ['administration']);
  const api = await openApi(cast.url, STAFF);
  const name = `Cuatro Ojos ${Date.now().toString(36)}`;
  const company = await api.call<{ id: string }>('POST', '/api/desk/companies', {
    legal_name: name,
    info: { name },
  });
  await api.call('PUT', `/api/desk/companies/${company.id}/second-look`, { report_types: ['bir'] });
  const at = `/admin/companies/${company.id}`;
  const { page } = await cast.enter({ as: STAFF, at });
  const form = page.getByRole('form', { name: 'Second pair of eyes' });
  await form.getByRole('checkbox', { name: 'BIR', exact: true }).uncheck();
  await press(form, 'Save');
  await says(page, 'Proposed. The rule stays until a second person confirms.');
  await says(page, 'Proposed: these reports need no second pair of eyes: BIR.');
  await page.getByRole('button', { name: 'Withdraw the proposal' }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  const { page: second } = await cast.enter({ as: email, at });
  await says(second, 'Proposed: these reports need no second pair of eyes: BIR.');
  await says(second, 'The rule stays until a second admin of the company confirms.');
  expect(await second.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);
  const [stored] = await api.call<{ second_look: string[] }[]>(
    'GET',
    `/api/desk/companies?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
  );
  expect(stored?.second_look).toEqual(['bir']);
});
