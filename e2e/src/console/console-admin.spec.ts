import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { absent, dialogOf, menuOf, press, says } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { paintPicture } from '../support/samples';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const field = (name: string, within: Page | Locator) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const heading = (name: string, on: Page) => on.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const asStaff = async (at: string): Promise<Page> => (await cast.enter({ as: STAFF, at })).page;

test('staff take on a client, set what it bought, and stop its work for a while', async () => {
  const page = await asStaff('/admin/companies');
  const name = `Minera Cordillera ${Date.now().toString(36)}`;
  await press(page, 'New company');
  const dialog = await dialogOf(page, 'New company');
  await press(dialog, 'Create company');
  await says(dialog, 'All fields are required');
  await field('Legal name', dialog).fill(`${name} S.A.`);
  await field('Name as shown', dialog).fill(name);
  await press(dialog, 'Create company');
  await heading(name, page);

  const products = page.getByRole('form', { name: 'Products and quotas' });
  await products.getByRole('checkbox', { name: 'BIR is enabled', exact: true }).check();
  await products.getByRole('textbox', { name: 'Total of BIR', exact: true }).fill('25');
  await press(products, 'Save');
  await says(page, 'Saved.');
  const secondLook = page.getByRole('form', { name: 'Second pair of eyes' });
  await secondLook.getByRole('checkbox', { name: 'BIR', exact: true }).check();
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/second-look') && answer.ok()),
    page.keyboard.press('Enter'),
  ]);
  await page.reload();
  expect(await secondLook.getByRole('checkbox', { name: 'BIR', exact: true }).isChecked()).toBe(true);
  await page.goto(`${cast.url}/admin/companies`);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toLowerCase());
  await absent(page.getByRole('link', { name: 'Demo Andina', exact: true }));
  await page
    .getByRole('row')
    .filter({ hasText: /BIR\s*0 \/ 25/ })
    .waitFor();

  await page.getByRole('link', { name, exact: true }).click();
  await heading(name, page);
  await press(page, 'Deactivate');
  const asked = await dialogOf(page, `Deactivate ${name}?`);
  await says(asked, 'Nothing is deleted. Reactivated, everything goes on where it was.');
  await press(asked, 'Deactivate');
  await says(page, `${name} has been deactivated.`);
  await press(page, 'Reactivate');
  await says(page, `${name} has been reactivated.`);
});

test('staff invite a colleague, find them, shut them out and let them in again', async () => {
  const page = await asStaff('/admin/users');
  const email = `nora.${Date.now().toString(36)}@homologa.test`;
  await press(page, 'Invite');
  const dialog = await dialogOf(page, 'Invite a person');
  await field('Name', dialog).fill('Nora Nueva');
  await field('Email', dialog).fill(email);
  await press(dialog, 'Send invitation');
  await says(dialog, 'All fields are required');
  await dialog.getByRole('checkbox', { name: 'Payments', exact: true }).check();
  await press(dialog, 'Send invitation');
  await says(page, `An email has been sent to ${email}.`);
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await says(row, 'Invited');
  await says(row, 'Payments');
  const act = async (entry: string) => {
    const menu = await menuOf(page, row.getByRole('button', { name: 'Actions for Nora Nueva' }));
    await menu.getByRole('menuitem', { name: entry }).click();
  };
  await act('Deactivate');
  const asked = await dialogOf(page, 'Deactivate Nora Nueva?');
  await press(asked, 'Deactivate');
  await says(row, 'Deactivated');
  await act('Reactivate');
  await says(row, 'Invited');
});

test('staff look as a client, can change nothing, and are themselves again', async () => {
  const page = await asStaff('/admin/users');
  const row = page.getByRole('row').filter({ hasText: ADMIN });
  const menu = await menuOf(page, row.getByRole('button', { name: /^Actions for/ }));
  await menu.getByRole('menuitem', { name: 'View as this user' }).click();
  const dialog = await dialogOf(page, /^View as/);
  await field('Reason', dialog).fill('Support case 17');
  await press(dialog, 'View');
  await says(page, new RegExp(`^You are viewing as ${ADMIN} until .* Nothing can be changed\\.$`));
  await heading('Welcome, Ana Demo', page);
  await press(page, 'New workflow');
  await says(page, 'You are only viewing as this user: nothing can be changed or exported.');
  await press(page, 'End session');
  await page.waitForURL(/\/desk$/);
  await heading('Verification desk', page);

  await page.goto(`${cast.url}/admin/audit`);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(STAFF);
  await says(page, /viewed the pages of/);
});

test('the bell shows what is new, leads to it, and forgets it once it was read', async () => {
  const { page } = await cast.enter({ as: ADMIN, at: '/home' });
  const bell = page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ });
  await bell.waitFor();
  const countOf = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  const before = await countOf();
  await bell.click();
  const dialog = await dialogOf(page, 'Notifications');
  // Opens the first unread notification, because other tests on this product may have caused further unread
  // notifications.
  await dialog
    .getByRole('menuitem')
    .filter({ has: page.getByRole('img', { name: 'Unread' }) })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/home'));
  await page.getByRole('button', { name: `Notifications, ${before - 1} unread`, exact: true }).waitFor();
  expect(await countOf()).toBe(before - 1);
});

test('each person chooses of what they are mailed', async () => {
  const { page } = await cast.enter({ as: ADMIN, at: '/settings/notifications' });
  const choice = page.getByRole('combobox', { name: 'Report delivered' });
  await choice.click();
  await page.getByRole('option', { name: 'Once a day', exact: true }).click();
  await press(page, 'Save');
  await says(page, 'Saved');
  await page.reload();
  await says(choice, 'Once a day');
  await choice.click();
  await page.getByRole('option', { name: 'At once', exact: true }).click();
  await press(page, 'Save');
  await says(page, 'Saved');
});

test('staff find by the menu that no mail waits or has failed', async () => {
  const page = await asStaff('/desk');
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await heading('Mail', page);
  await says(page, 'No mail is waiting.');
  await says(page, 'No mail has failed.');
  expect(await violationsOn(page)).toEqual([]);
});

test("a company admin uploads the logo, which stands in the sidebar and on the supplier's page", async () => {
  const api = await openApi(cast.url, ADMIN);
  const { page } = await cast.enter({ as: ADMIN, at: '/settings/company' });
  const logo = page.getByRole('img', { name: 'Demo Andina', exact: true });
  await says(page, 'No logo yet');
  await page.locator('input[type=file]').setInputFiles(await paintPicture(page, 320, 120));
  await page.getByRole('img', { name: 'Preview of the logo' }).waitFor();
  await press(page, 'Save logo');
  await says(page, 'The logo was saved.');
  await page.getByRole('img', { name: 'Logo of Demo Andina' }).waitFor();
  await expect.poll(() => isDrawn(logo)).toBe(true);

  const email = `logo.${Date.now().toString(36)}@proveedor.test`;
  const workflow = await api.launch({ title: `Logo ${email}`, report_type: 'bir' });
  await api.addSuppliers(workflow, [`Acme ${email}; Ana Fábula; ${email}; Chile; ; Calle 1; 3441; +56 2 2010 1010`]);
  const { page: supplier } = await cast.enter();
  await supplier.goto(linkIn(await mailTo(cast.url, email)));
  await expect.poll(() => isDrawn(supplier.getByRole('img', { name: 'Demo Andina', exact: true }))).toBe(true);

  await press(page, 'Remove logo');
  await says(page, 'No logo yet');
  await absent(logo);
});

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
