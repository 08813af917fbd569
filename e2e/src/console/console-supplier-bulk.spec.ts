import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { violationsOn } from '../support/inspect-page';
import { absent, dialogOf, fileFrom, menuOf, press, says } from '../support/opened';
import { ADMIN, type Cast, type Entrance, type Person, startCast, USER } from '../support/people';
import { settled } from '../support/settled';

const label = `Etiqueta ${Date.now().toString(36)}`;

let cast: Cast;
let api: ClientApi;
let title: string;
let workflow: string;
let abeto: string;
let boldo: string;
let ceibo: string;
let companyPath: string;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  const { user } = await api.call<{ user: { companies: { company_id: string }[] } }>('GET', '/auth/reload');
  companyPath = `/api/companies/${user.companies[0]?.company_id}`;
  await api.call('PATCH', `${companyPath}/features`, { tags: [{ name: label, color: '#006064' }] });
});
beforeEach(async () => {
  const run = Date.now().toString(36);
  const names = ['Abeto', 'Boldo', 'Ceibo', 'Drago', 'Ébano'].map((tree) => `${tree} ${run}`);
  [abeto = '', boldo = '', ceibo = ''] = names;
  title = `Lote ${run}`;
  workflow = await api.launch({
    title,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
  const lines = names.map((name, n) => `${name}; Ana Fábula; lote${n}.${run}@proveedor.test; Chile; ; ; ; `);
  const [first, second] = await api.addSuppliers(workflow, lines);
  for (const id of [first, second]) {
    await api.call('PUT', `/api/workflows/${workflow}/suppliers/${id}`, { status: 'completed' });
  }
});
afterEach(() => cast.leave());
afterAll(async () => {
  const labels = await api.call<{ id: string; name: string }[]>('GET', `${companyPath}/tags`);
  for (const { id } of labels.filter(({ name }) => name === label)) {
    await api.call('DELETE', `${companyPath}/tags/${id}`);
  }
});

const bar = (page: Page) => page.getByRole('region', { name: 'Selected suppliers' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();
const tray = (page: Page) => page.getByRole('region', { name: 'Background tasks' });

async function open(as: string, path: string, entrance: Entrance = {}): Promise<Person> {
  const person = await cast.enter({ ...entrance, as, at: path });
  await settled(person.page);
  return person;
}

test('selected suppliers are labelled, reminded, archived, brought back, exported and deleted', async () => {
  const { page, close } = await open(ADMIN, `/workflows/${workflow}/suppliers`);
  await select(page, abeto);
  await says(page, '1 selected');
  await press(page, 'Clear selection');
  await bar(page).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).check();
  await says(page, '5 selected');
  expect(await violationsOn(page)).toEqual([]);

  await press(bar(page), 'Labels');
  const labels = await dialogOf(page, 'Labels');
  await labels.getByRole('checkbox', { name: label }).check();
  await says(labels, '5 of 5 selected suppliers will get the labels.');
  await says(labels, 'You can undo this afterwards.');
  await press(labels, 'Add to 5');
  await says(page, '5 suppliers labelled.');
  await page.getByRole('link', { name: ceibo }).click();
  await page.getByText(label).first().waitFor();
  await page.goBack();
  await page.getByRole('row').filter({ hasText: ceibo }).waitFor();

  await select(page, ceibo);
  await press(page, 'Select all 5');
  await press(bar(page), 'Labels');
  const less = await dialogOf(page, 'Labels');
  await less.getByRole('radio', { name: 'Remove labels' }).check();
  await less.getByRole('checkbox', { name: label }).check();
  await press(less, 'Remove from 5');
  await says(page, 'Labels removed from 5 suppliers.');

  await page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).check();
  await press(bar(page), 'Remind');
  const remind = await dialogOf(page, 'Send reminders');
  await says(remind, '3 of 5 selected suppliers will get a reminder by e-mail.');
  await says(remind, /^already finished: 2/);
  await press(remind, 'Remind 3');
  await says(page, '3 reminders sent. 2 skipped (already finished: 2).');

  await select(page, abeto);
  await select(page, boldo);
  await press(bar(page), 'Archive');
  const archive = await dialogOf(page, 'Archive');
  await says(archive, '2 of 2 selected suppliers will be archived.');
  await press(archive, 'Archive 2');
  await says(page, '2 suppliers archived.');
  await tab(page, 'Archived 2').waitFor();
  await press(page, 'Undo');
  await says(page, '2 suppliers unarchived.');
  await tab(page, 'Completed 2').waitFor();

  await select(page, abeto);
  const sheet = await fileFrom(page, () => press(bar(page), 'Export'));
  expect(sheet.name).toMatch(/\.xlsx$/);
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  await says(tray(page), 'Excel of the selected suppliers');
  await says(tray(page), 'Completed · 1 row');
  await press(page, 'Dismiss Excel of the selected suppliers');

  await select(page, ceibo);
  await press(bar(page), 'Delete pending');
  const doomed = await dialogOf(page, 'Delete pending');
  await says(doomed, '1 of 2 selected suppliers will be deleted.');
  await says(doomed, 'This cannot be undone. Their invitation links stop working.');
  await press(doomed, 'Delete 1');
  await says(page, '1 supplier deleted. 1 skipped (not pending: 1).');
  await tab(page, 'All 4').waitFor();
  await close();
});

test('all suppliers of all workflows are found, filtered by workflow, and exported with what is filtered', async () => {
  const { page, close } = await open(ADMIN, '/suppliers');
  await tab(page, 'All')
    .or(page.getByRole('tab', { name: /^All \d/ }))
    .waitFor();
  await press(page, 'Filter');
  const filter = await dialogOf(page, 'Filter suppliers');
  await filter.getByRole('combobox', { name: 'Workflow' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.keyboard.press('Escape');
  await press(filter, 'Apply');
  await page.getByRole('button', { name: `Remove the filter Workflow: ${title}` }).waitFor();
  await page.getByRole('row').filter({ hasText: abeto }).waitFor();
  const menu = await menuOf(page, page.getByRole('button', { name: 'Download', exact: true }));
  const sheet = await fileFrom(page, () => menu.getByRole('menuitem', { name: 'Export in Excel' }).click());
  expect(sheet.name).toMatch(/\.xlsx$/);
  await says(tray(page), 'Completed · 5 rows');
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(`**/workflows/${workflow}/suppliers*`);
  await close();
});

test('a phone shows cards, sorts them, and acts on several', async () => {
  const { page, close } = await open(ADMIN, `/workflows/${workflow}/suppliers`, { isPhone: true });
  const cards = page.getByRole('list', { name: 'Suppliers' }).getByRole('listitem');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Company name' }).click();
  await cards.first().filter({ hasText: abeto }).waitFor();
  await press(page, 'Ascending');
  await cards.last().filter({ hasText: abeto }).waitFor();
  await select(page, abeto);
  const menu = await menuOf(page, bar(page).getByRole('button', { name: 'Actions' }));
  await menu.getByRole('menuitem', { name: 'Archive', exact: true }).click();
  const archive = await dialogOf(page, 'Archive');
  await press(archive, 'Archive 1');
  await says(page, '1 supplier archived.');
  await close();
});

/** Returns the columns that this user may show, including columns that are hidden by default. */
async function offeredColumns(page: Page): Promise<string[]> {
  await press(page, 'Columns');
  const dialog = await dialogOf(page, 'Columns');
  const names = await dialog.locator('label:has(input[type=checkbox])').allInnerTexts();
  await press(dialog, 'Cancel');
  await absent(dialog);
  return names;
}

test('an admin is offered the columns of labels and actions', async () => {
  const { page, close } = await open(ADMIN, `/workflows/${workflow}/suppliers`);
  expect(await offeredColumns(page)).toEqual(expect.arrayContaining(['Country', 'Labels', 'Actions']));
  await close();
});

test('a company user reads, searches and exports, and is offered nothing else', async () => {
  const { page, close } = await open(USER, `/workflows/${workflow}/suppliers`);
  await page.getByRole('row').filter({ hasText: boldo }).waitFor();
  for (const name of ['Add Suppliers', 'Remind all']) {
    await absent(page.getByText(name, { exact: true }));
  }
  await absent(page.getByRole('checkbox'));
  const offered = await offeredColumns(page);
  expect(offered).toContain('Country');
  expect(offered.filter((name) => name === 'Actions' || name === 'Labels')).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(boldo);
  await says(page, '1-1 of 1');
  await press(page, 'Download');
  await fileFrom(page, () => page.getByRole('menuitem', { name: 'Export in Excel' }).click());
  await says(tray(page), 'Completed · 1 row');
  await close();
});
