import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadBytes, signIn } from './support/console-steps';
import { opened, settled } from './support/inspect-page';
import { type Cast, type Person, startCast } from './support/people';

let cast: Cast;
let admin: Person;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  admin = await cast.enter();
  page = admin.page;
  await signIn(page, cast.url, 'admin@demo.homologa.test');
});
afterAll(() => cast.leave());

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const link = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('link', { name, exact: true });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const card = (name: string) => page.getByRole('region', { name, exact: true });
const heading = (name: string | RegExp, on: Page = page) =>
  on.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const open = async (path: string) => {
  await page.goto(cast.url + path);
  await settled(page);
};
const DEMO = ['Homologación de proveedores 2026', 'Evaluación de proveedores críticos'] as const;

test('the dashboard is narrowed to chosen workflows, and its figures lead to their suppliers', async () => {
  await heading('Welcome, Ana Demo');
  for (const name of [
    'Workflows',
    'Suppliers',
    'By Country',
    'By Financial Strength',
    'By Industry',
    'By Risk Indicator',
    'By Commercial Score',
    'Recent Activity',
  ]) {
    await card(name).waitFor();
  }
  const filter = page.getByRole('combobox', { name: 'Workflows' });
  expect(await filter.getAttribute('placeholder')).toBe('All workflows');
  await filter.click();
  await filter.fill('ninguno así');
  await says('No workflow matches your search.');
  for (const title of DEMO) {
    await filter.fill(title.toLowerCase().slice(0, 20));
    await page.getByRole('option', { name: title }).click();
  }
  await page.keyboard.press('Escape');
  for (const title of DEMO) await button(title).waitFor();
  await page.waitForURL((address) => address.search !== '');
  await settled(page);
  // Both are active: one list shows the suppliers of both.
  await link(/^Completed/, card('Suppliers')).click();
  await page.waitForURL((address) => address.pathname === '/suppliers' && address.search.includes('workflow_id'));
  await heading('Suppliers');
  await page.goBack();
  for (const title of DEMO) await button(title).waitFor();
  await page.getByRole('combobox', { name: 'Workflows' }).hover();
  await button('Clear').click();
  await page.waitForURL(`${cast.url}/home`);
  await settled(page);
});

test('a chart is also a table; its drawing, its names and the activities lead on', async () => {
  const countries = card('By Country');
  await button('View as table: By Country', countries).click();
  await countries.getByRole('columnheader', { name: 'Share' }).waitFor();
  await button('View as chart: By Country', countries).click();
  const bars = countries.locator('svg').last();
  await bars.waitFor();
  const box = await bars.boundingBox();
  if (!box) throw new Error('the chart is not drawn');
  await page.mouse.click(box.x + 6, box.y + 18);
  await page.waitForURL((address) => address.pathname === '/suppliers' && address.search.includes('country'));
  await page.goBack();
  await link(/^Closed/, card('Workflows')).click();
  await heading('Completed workflows');
  await page.goBack();
  const [activity] = await card('Recent Activity').getByRole('link').all();
  await activity?.click();
  await page.waitForURL(/\/workflows\/[^/]+\/suppliers\/[^/]+$/);
  await page.goBack();
});

test('without a workflow the dashboard and the lists say how to begin', async () => {
  const nothing = { total: 0, status: [] };
  await page.route('**/api/workflows/statistics*', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    const json = { ...answer, workflows: { draft: 0, active: 0, closed: 0 }, suppliers: nothing, activities: [] };
    await route.fulfill({ json });
  });
  await open('/home');
  await says('Get Started');
  await says("You haven't created any workflows yet.");
  await button('Create your workflow').waitFor();
  await page.unroute('**/api/workflows/statistics*');

  await page.route('**/api/workflows?*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'workflows */0' } }),
  );
  for (const [path, text] of [
    ['/workflows', "You don't have any active workflows."],
    ['/workflows/completed', "You don't have any completed workflows."],
    ['/workflows/draft', "You don't have any draft workflows."],
  ] as const) {
    await open(path);
    await says(text);
  }
  await page.unroute('**/api/workflows?*');
  await button('Create your workflow').click();
  await page.waitForURL(/\/edit$/);
  await button('Delete Draft').click();
  await button('Delete Draft', await opened(page, 'dialog', 'Delete Draft')).click();
  await says('Draft deleted.');
});

const titles = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allInnerTexts();

const counts = async () => {
  const progress = await page
    .getByRole('listitem')
    .getByText(/suppliers? completed$/)
    .allInnerTexts();
  return progress.map((text) => Number(/of (\d+)/.exec(text)?.[1]));
};

test('a list is sorted in eight ways and searched', async () => {
  await link('Active').click();
  await heading('Active workflows');
  await page
    .getByText(/^Launched /)
    .first()
    .waitFor();
  const sorts = page.getByRole('combobox', { name: 'Sort by' });
  expect(await sorts.innerText()).toBe('Last modified, newest first');
  const orders = [await titles()];
  const sizes: number[][] = [];
  for (const name of [
    'Last modified, oldest first',
    'Title, A to Z',
    'Title, Z to A',
    'Most suppliers first',
    'Fewest suppliers first',
    'Launch date, newest first',
    'Launch date, oldest first',
  ]) {
    await sorts.click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/workflows?')),
      page.getByRole('option', { name, exact: true }).click(),
    ]);
    const order = ((await answer.json()) as { info: { title: string } }[]).map(({ info }) => info.title);
    await expect.poll(titles).toEqual(order);
    orders.push(order);
    if (name.includes('suppliers first')) sizes.push(await counts());
  }
  const [last, oldest, byTitle, byTitleDown, , , newest, first] = orders;
  const [most, fewest] = sizes;
  expect(byTitle).toEqual([...(byTitle ?? [])].sort((a, b) => a.localeCompare(b, 'es')));
  for (const [one, other] of [
    [byTitle, byTitleDown],
    [newest, first],
    [last, oldest],
  ]) {
    expect(one?.[0]).toBe(other?.at(-1));
  }
  expect(most).toEqual([...(fewest ?? [])].reverse());
  const search = page.getByRole('searchbox', { name: 'Search workflows by title' });
  await search.fill('HOMOLOGACION');
  await expect.poll(titles).toEqual([DEMO[0]]);
  await page.waitForURL((address) => address.search.includes('HOMOLOGACION'));
  await search.fill('ninguno así');
  await says('There are no workflows that match your search query');
  await button('Clear search', page.getByRole('main')).last().click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
  expect(await search.inputValue()).toBe('');
});

test('the Excel of all workflows is made in the tray, and arrives', async () => {
  const sheet = await downloadBytes(page, button('Export in Excel'));
  expect(sheet.subarray(0, 2).toString()).toBe('PK');
  const tray = card('Background tasks');
  await tray.getByText(/^Completed · \d+ rows$/).waitFor();
  const again = await downloadBytes(page, button('Download Excel of all workflows', tray));
  expect(again).toEqual(sheet);
  const fold = tray.getByRole('button', { name: 'Background tasks' });
  await fold.click();
  await button('Dismiss Excel of all workflows', tray).waitFor({ state: 'hidden' });
  await fold.click();
  await button('Dismiss Excel of all workflows', tray).click();
  await tray.waitFor({ state: 'detached' });
});

test('the menu is hidden and shown, and stays so', async () => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await button('Close menu').click();
  await menu.waitFor({ state: 'detached' });
  await page.reload();
  await button('Open menu').click();
  await menu.waitFor();
  const { page: phone } = await cast.enter({ isPhone: true });
  await signIn(phone, cast.url, 'user@demo.homologa.test');
  await button('Open menu', phone).click();
  const drawer = phone.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Dashboard', 'Suppliers', 'Active', 'Completed', 'Contact us'])
    await link(name, drawer).waitFor();
  expect(await button('New workflow', drawer).count()).toBe(0);
  await link('Completed', drawer).click();
  await heading('Completed workflows', phone);
  await drawer.waitFor({ state: 'detached' });
});

test('the palette finds pages, workflows and suppliers', async () => {
  await open('/home');
  await button('Search and go to').click();
  let palette = await opened(page, 'dialog', 'Search and go to');
  const typed = palette.getByRole('combobox', { name: 'Search and go to' });
  await typed.fill('qwertyuiop');
  await palette.getByText('Nothing found.').waitFor();
  await typed.fill('criticos');
  await palette.getByRole('option', { name: DEMO[1] }).click();
  await heading(DEMO[1]);
  await page.keyboard.press('Control+k');
  palette = await opened(page, 'dialog', 'Search and go to');
  await page.keyboard.type('completed');
  await palette.getByRole('option', { name: 'Workflows · Completed' }).waitFor();
  await page.keyboard.press('Enter');
  await heading('Completed workflows');
  await page.keyboard.press('Control+k');
  palette = await opened(page, 'dialog', 'Search and go to');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
});

test('single letters go places, until they are switched off', async () => {
  await page.keyboard.press('?');
  let help = await opened(page, 'dialog', 'Keyboard shortcuts');
  for (const text of ['Search on this page', 'Go to Suppliers', 'Go to Workflows', 'Show these shortcuts']) {
    await help.getByText(text, { exact: true }).waitFor();
  }
  await help.getByRole('switch', { name: 'Use shortcuts of single letters' }).uncheck();
  await button('Close', help).click();
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await button('Account of Ana Demo').click();
  await (await opened(page, 'menu')).getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  help = await opened(page, 'dialog', 'Keyboard shortcuts');
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
  }
  await link('Active').click();
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
  await button('Theme: As the system').click();
  await (await opened(page, 'menu')).getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(ground).toBe('dark');
  await page.reload();
  await button('Theme: Dark').click();
  await (await opened(page, 'menu')).getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(ground).toBe('light');
  await button('Theme: Light').click();
  await (await opened(page, 'menu')).getByRole('menuitemradio', { name: 'As the system' }).click();
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
  expect(await link('Contact us', page.getByRole('main')).getAttribute('href')).toBe('/contact');
  await button('Copy details').click();
  await button('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Page: \/home\nRequest: \S+\nBrowser: /);
  await page.unroute('**/api/workflows/statistics*');
  await button('Reload').click();
  await heading('Welcome, Ana Demo');
  admin.forgive(/TypeError|error on|console on/);
});

test('the contact page answers to everybody with what the provider has set up', async () => {
  await link('Contact us', page.getByRole('navigation', { name: 'Main menu' })).click();
  await heading('Contact us');
  await says('There is no phone number for this country.');
  await link('contact@homologa.test').waitFor();
  const { page: visitor } = await cast.enter();
  await visitor.route('**/config', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    const numbers = { peru: ['+51 1 610 1000', '+51 1 610 1001'], other: ['+1 305 010 0100'] };
    const contacts = Object.entries(numbers).map(([country, list]) => ({ country, numbers: list }));
    await route.fulfill({ json: { ...answer, contact_numbers: contacts, chat_url: 'https://chat.example.test/' } });
  });
  await visitor.goto(`${cast.url}/contact`);
  await link('+51 1 610 1001', visitor).waitFor();
  await visitor.getByRole('combobox', { name: 'Country' }).click();
  await visitor.getByRole('option', { name: 'Other' }).click();
  expect(await link('+1 305 010 0100', visitor).getAttribute('href')).toBe('tel:+13050100100');
  expect(await link('Chat now', visitor).getAttribute('href')).toBe('https://chat.example.test/');
  await link('Login', visitor).click();
  await heading('Log in', visitor);
});

test('the user menu says who one is and what is left; logging out ends it in every tab', async () => {
  const other = await page.context().newPage();
  await other.goto(`${cast.url}/suppliers`);
  await heading('Suppliers', other);
  await button('Account of Ana Demo').click();
  await opened(page, 'menu');
  const account = page.locator('.MuiPopover-paper');
  for (const text of ['Ana Demo', 'admin@demo.homologa.test', 'Demo Andina', 'Used of total', 'Questionnaire']) {
    await account.getByText(text, { exact: true }).first().waitFor();
  }
  await account
    .getByText(/^\d+ \/ 5,000$/)
    .first()
    .waitFor();
  await account.getByRole('menuitem', { name: 'Settings' }).click();
  await heading('Settings');
  await button('Account of Ana Demo').click();
  await (await opened(page, 'menu')).getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in');
  await heading('Log in', other);
  // What was asked for is opened after signing in.
  await other.goto(`${cast.url}/workflows/completed`);
  await heading('Log in', other);
  await other.getByLabel('Email').fill('admin@demo.homologa.test');
  await other.getByLabel('Password', { exact: true }).fill('homologa-demo');
  await button('Log in', other).click();
  await heading('Completed workflows', other);
});
