import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../support/console-steps';
import { absent, dialogOf, menuOf } from '../support/opened';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, type Person, startCast, USER } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let admin: Person;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
});
beforeEach(async () => {
  admin = await cast.enter({ as: ADMIN, at: '/home' });
  page = admin.page;
  await settled(page);
});
afterEach(() => cast.leave());

const { button, link, says, heading } = stepsOn(() => page);
const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const open = async (path: string) => {
  await page.goto(cast.url + path);
  await settled(page);
};
const DEMO = ['Homologación de proveedores 2026', 'Evaluación de proveedores críticos'] as const;

test('the menu is hidden and shown, and stays so', async () => {
  await button('Close menu').click();
  await menu().waitFor({ state: 'detached' });
  await page.reload();
  await button('Open menu').click();
  await menu().waitFor();
  const { page: phone } = await cast.enter({ isPhone: true, as: USER, at: '/home' });
  await button('Open menu', phone).click();
  const drawer = phone.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Dashboard', 'Suppliers', 'Active', 'Completed', 'Contact us'])
    await link(name, drawer).waitFor();
  await absent(button('New workflow', drawer));
  await link('Completed', drawer).click();
  await heading('Completed workflows', phone);
  await drawer.waitFor({ state: 'detached' });
});

test('the palette finds pages, workflows and suppliers', async () => {
  await open('/home');
  await button('Search and go to').click();
  let palette = await dialogOf(page, 'Search and go to');
  const typed = palette.getByRole('combobox', { name: 'Search and go to' });
  await typed.fill('qwertyuiop');
  await palette.getByText('Nothing found.').waitFor();
  await typed.fill('criticos');
  await palette.getByRole('option', { name: DEMO[1] }).click();
  await heading(DEMO[1]);
  await page.keyboard.press('Control+k');
  palette = await dialogOf(page, 'Search and go to');
  await page.keyboard.type('completed');
  await palette.getByRole('option', { name: 'Workflows · Completed' }).waitFor();
  await page.keyboard.press('Enter');
  await heading('Completed workflows');
  await page.keyboard.press('Control+k');
  palette = await dialogOf(page, 'Search and go to');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
});

test('the palette finds suppliers with status and country, and runs actions, by keyboard alone', async () => {
  await open('/suppliers');
  const named = page.getByRole('table').getByRole('link', { name: /\w{4,}/ });
  const name = (await named.first().textContent()) ?? '';
  await page.keyboard.press('Control+k');
  let palette = await dialogOf(page, 'Search and go to');
  await page.keyboard.type(name);
  const suppliers = palette.getByRole('group', { name: 'Suppliers', exact: true });
  await suppliers
    .getByRole('option', { name: /(Pending|In Progress|Completed|Archived) · \w+/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
  await page.waitForURL(/\/workflows\/[^/]+\/suppliers\/[^/?]+/);
  await page.keyboard.press('Control+k');
  palette = await dialogOf(page, 'Search and go to');
  await page.keyboard.type('invite a user');
  await palette.getByRole('option', { name: 'Invite a user', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialogOf(page, /^Invite/);
});

test('single letters go places, until they are switched off', async () => {
  await link('Completed', menu()).click();
  await heading('Completed workflows');
  await page.keyboard.press('?');
  let help = await dialogOf(page, 'Keyboard shortcuts');
  for (const text of ['Search on this page', 'Go to Suppliers', 'Go to Workflows', 'Show these shortcuts']) {
    await help.getByText(text, { exact: true }).waitFor();
  }
  await help.getByRole('switch', { name: 'Use shortcuts of single letters' }).uncheck();
  await button('Close', help).click();
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('?');
  await absent(page.getByRole('dialog'));
  await (await menuOf(page, button('Account of Ana Demo')))
    .getByRole('menuitem', { name: 'Keyboard shortcuts' })
    .click();
  help = await dialogOf(page, 'Keyboard shortcuts');
  await help.getByRole('switch', { name: 'Use shortcuts of single letters' }).check();
  await button('Close', help).click();
  await help.waitFor({ state: 'detached' });
  await heading('Completed workflows');
  for (const [keys, name] of [
    ['gs', 'Suppliers'],
    ['gw', 'Active workflows'],
    ['gd', 'Welcome, Ana Demo'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await heading(name);
    await settled(page);
  }
  await link('Active', menu()).click();
  await heading('Active workflows');
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
});

test('the theme is dark, light or as the system has it, and stays so', async () => {
  const ground = () =>
    page.getByRole('banner').evaluate((element) => {
      const [red = 0] = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red > 127 ? 'light' : 'dark';
    });
  await (await menuOf(page, button('Theme: As the system'))).getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(ground).toBe('dark');
  await page.reload();
  await (await menuOf(page, button('Theme: Dark'))).getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(ground).toBe('light');
  await (await menuOf(page, button('Theme: Light'))).getByRole('menuitemradio', { name: 'As the system' }).click();
  await button('Theme: As the system').waitFor();
});

test('an unknown page and a broken page both lead on', async () => {
  await open('/no-such-page');
  await heading('Oops! Page not found.');
  await link('Go Home').click();
  await heading('Welcome, Ana Demo');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/workflows/statistics*', (route) => route.fulfill({ json: {} }));
  await page.goto(`${cast.url}/home`);
  await heading('Oops! An error has occurred.');
  await says('Reload the page. If it happens again, tell us what you were doing.');
  await expect.poll(() => link('Contact us', page.getByRole('main')).getAttribute('href')).toBe('/contact');
  await button('Copy details').click();
  await button('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Page: \/home\nRequest: \S+\nBrowser: /);
  await page.unroute('**/api/workflows/statistics*');
  await button('Reload').click();
  await heading('Welcome, Ana Demo');
  admin.forgive(/TypeError|error on|console on/);
});

test('the contact page answers to everybody with what the provider has set up', async () => {
  await link('Contact us', menu()).click();
  await heading('Contact us');
  await page.getByRole('combobox', { name: 'Country' }).waitFor();
  const { page: visitor } = await cast.enter();
  await visitor.route('**/config', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    const numbers = { peru: ['+51 1 610 1000', '+51 1 610 1001'], other: ['+1 305 010 0100'], chile: [] };
    const contacts = Object.entries(numbers).map(([country, list]) => ({ country, numbers: list }));
    await route.fulfill({ json: { ...answer, contact_numbers: contacts, chat_url: 'https://chat.example.test/' } });
  });
  await visitor.goto(`${cast.url}/contact`);
  await link('+51 1 610 1001', visitor).waitFor();
  await visitor.getByRole('combobox', { name: 'Country' }).click();
  await visitor.getByRole('option', { name: 'Other' }).click();
  await expect.poll(() => link('+1 305 010 0100', visitor).getAttribute('href')).toBe('tel:+13050100100');
  await expect.poll(() => link('Chat now', visitor).getAttribute('href')).toBe('https://chat.example.test/');
  await visitor.getByRole('combobox', { name: 'Country' }).click();
  await visitor.getByRole('option', { name: 'Chile' }).click();
  await visitor.getByText('There is no phone number for this country.').waitFor();
  await link('Login', visitor).click();
  await heading('Log in', visitor);
});

test('the user menu says who one is and what is left; logging out ends it in every tab', async () => {
  const { page } = await cast.enter();
  await signIn(page, cast.url, ADMIN);
  const other = await page.context().newPage();
  await other.goto(`${cast.url}/suppliers`);
  await heading('Suppliers', other);
  await menuOf(page, button('Account of Ana Demo', page));
  const account = page.locator('.MuiPopover-paper');
  for (const text of ['Ana Demo', ADMIN, 'Demo Andina', 'Used of total', 'Questionnaire']) {
    await account.getByText(text, { exact: true }).first().waitFor();
  }
  await account
    .getByText(/^\d+ \/ 5,000$/)
    .first()
    .waitFor();
  await account.getByRole('menuitem', { name: 'Settings' }).click();
  await heading('Settings', page);
  await (await menuOf(page, button('Account of Ana Demo', page))).getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in', page);
  await heading('Log in', other);
  await other.goto(`${cast.url}/workflows/completed`);
  await heading('Log in', other);
  await other.getByLabel('Email').fill(ADMIN);
  await other.getByLabel('Password', { exact: true }).fill('homologa-demo');
  await button('Log in', other).click();
  await heading('Completed workflows', other);
});
