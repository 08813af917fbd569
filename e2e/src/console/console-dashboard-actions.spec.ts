import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadBytes } from '../support/console-steps';
import { dialogOf } from '../support/opened';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, type Person, startCast } from '../support/people';
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
const card = (name: string) => page.getByRole('region', { name, exact: true });
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
  await expect.poll(() => filter.getAttribute('placeholder')).toBe('All workflows');
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
  await button('Delete Draft', await dialogOf(page, 'Delete Draft')).click();
  await says('Draft deleted.');
});

const titles = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allInnerTexts();

const counts = async () => {
  const progress = await page
    .getByRole('listitem')
    .getByText(/suppliers? completed$|^No suppliers yet$/)
    .allInnerTexts();
  return progress.map((text) => Number(/of (\d+)/.exec(text)?.[1] ?? 0));
};

interface Listed {
  info: { title: string };
  suppliers_count: number;
  modified_at: string;
  launched_at: string;
}
type Order = (one: Listed, other: Listed) => number;
const byTitle: Order = (one, other) => one.info.title.localeCompare(other.info.title, 'es');
const bySize: Order = (one, other) => one.suppliers_count - other.suppliers_count;
const byMoment =
  (field: 'modified_at' | 'launched_at'): Order =>
  (one, other) =>
    one[field].localeCompare(other[field]);
const down =
  (order: Order): Order =>
  (one, other) =>
    order(other, one);
const SORTS: readonly (readonly [string, Order])[] = [
  ['Last modified, oldest first', byMoment('modified_at')],
  ['Title, A to Z', byTitle],
  ['Title, Z to A', down(byTitle)],
  ['Most suppliers first', down(bySize)],
  ['Fewest suppliers first', bySize],
  ['Launch date, newest first', down(byMoment('launched_at'))],
  ['Launch date, oldest first', byMoment('launched_at')],
];

test('a list is sorted in eight ways and searched', async () => {
  await link('Active').click();
  await heading('Active workflows');
  await page
    .getByText(/^Launched /)
    .first()
    .waitFor();
  const sorts = page.getByRole('combobox', { name: 'Sort by' });
  await expect.poll(() => sorts.innerText()).toBe('Last modified, newest first');
  for (const [name, order] of SORTS) {
    await sorts.click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/workflows?')),
      page.getByRole('option', { name, exact: true }).click(),
    ]);
    const listed = (await answer.json()) as Listed[];
    await expect.poll(titles).toEqual(listed.map(({ info }) => info.title));
    expect([name, listed]).toEqual([name, [...listed].sort(order)]);
    if (name.includes('suppliers first')) expect(await counts()).toEqual(listed.map((one) => one.suppliers_count));
  }
  const search = page.getByRole('searchbox', { name: 'Search workflows by title' });
  await search.fill('HOMOLOGACION DE PROV');
  await expect.poll(titles).toEqual([DEMO[0]]);
  await page.waitForURL((address) => address.search.includes('HOMOLOGACION'));
  await search.fill('ninguno así');
  await says('There are no workflows that match your search query');
  await button('Clear search', page.getByRole('main')).last().click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
  await expect.poll(() => search.inputValue()).toBe('');
});

test('a long list has further pages, of the size one likes', async () => {
  const asked: string[] = [];
  await page.route('**/api/workflows?*', async (route) => {
    const range = new URL(route.request().url()).searchParams.get('range') ?? '[0,24]';
    asked.push(range);
    const answer = await route.fetch({ url: route.request().url().replace(encodeURIComponent(range), '[0,24]') });
    const [from = 0, to = 24] = JSON.parse(range) as number[];
    await route.fulfill({ json: await answer.json(), headers: { 'Content-Range': `workflows ${from}-${to}/60` } });
  });
  await open('/workflows');
  await says('1-25 of 60');
  await button('Go to next page').click();
  await says('26-50 of 60');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await says('1-50 of 60');
  expect(asked).toEqual(expect.arrayContaining(['[25,49]', '[0,49]']));
  await page.unrouteAll({ behavior: 'wait' });
});

test('an Excel that is asked for before the tray is there arrives in it', async () => {
  let show: (() => void) | undefined;
  const isShown = new Promise<void>((done) => {
    show = done;
  });
  await page.route('**/JobTray-*.js', async (route) => {
    await isShown;
    await route.continue();
  });
  await page.goto(`${cast.url}/workflows`);
  const asked = page.waitForResponse((response) => response.url().includes('/download-excel'));
  const arrives = downloadBytes(page, button('Export in Excel'));
  await asked;
  show?.();
  expect((await arrives).subarray(0, 2).toString()).toBe('PK');
  await card('Background tasks')
    .getByText(/^Completed · \d+ rows$/)
    .waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

test('the Excel of all workflows is made in the tray, and arrives', async () => {
  await open('/workflows');
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
