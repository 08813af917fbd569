import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { drag } from '../support/drag';
import { mailTo } from '../support/mailbox';
import { dialogOf, menuOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let run: string;
const COUNTRIES = ['Chile', 'Perú', 'Colombia'];
const nameOf = (n: number): string => `Acme ${String(n).padStart(2, '0')} ${run}`;
const emailOf = (n: number): string => `acme${n}.${run}@proveedor.test`;
const lineOf = (n: number): string =>
  `${nameOf(n)}; Ana Fábula; ${emailOf(n)}; ${COUNTRIES[n % 3]}; ; Calle Cuento ${n}; 3441; +56 2 2010 10${n}`;

let cast: Cast;
let api: ClientApi;
let workflow: string;
let userId: string;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  userId = (await api.call<{ user: { id: string } }>('GET', '/auth/reload')).user.id;
});
beforeEach(async () => {
  run = Date.now().toString(36);
  workflow = await api.launch({
    title: `Acciones ${run}`,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
  const ids = await api.addSuppliers(
    workflow,
    Array.from({ length: 27 }, (_, place) => lineOf(place + 1)),
  );
  const move = (place: number, status: string) =>
    api.call('PUT', `/api/workflows/${workflow}/suppliers/${ids[place]}`, { status });
  for (const place of [0, 1, 2]) await move(place, 'completed');
  await move(2, 'archived');
});
afterEach(async () => {
  const preferences = { supplier_table_columns: null, saved_views: [] };
  await api.call('PUT', `/api/accounts/${userId}`, { preferences });
});
afterEach(() => cast.leave());

const rowOf = (page: Page, n: number) => page.getByRole('row').filter({ hasText: nameOf(n) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search suppliers' });
const actionsOf = (page: Page, n: number) => page.getByRole('button', { name: `Actions for ${nameOf(n)}` });

async function openTab(page: Page, filter: object = {}): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  await page.goto(`${cast.url}/workflows/${workflow}/suppliers?${query}`);
  await settled(page);
}

test('a list is searched, filtered by status and everything else, and says why it is empty', async () => {
  const { page, close } = await cast.enter({ as: ADMIN });
  await openTab(page);
  for (const name of ['All 27', 'Pending 24', 'In Progress 0', 'Completed 2', 'Archived 1']) {
    await tab(page, name).waitFor();
  }
  await tab(page, 'In Progress 0').click();
  await says(page, 'There are currently no suppliers with status in progress');
  await press(page, 'Show all suppliers');
  await tab(page, 'Archived 1').click();
  await says(page, '1-1 of 1');
  await tab(page, 'All 27').click();

  await search(page).fill(nameOf(7));
  await says(page, '1-1 of 1');
  await rowOf(page, 7).waitFor();
  await search(page).fill('nobody is called so');
  await says(page, 'There are no suppliers that match your search query');
  await press(page, 'Clear search and filters');
  await says(page, '1-25 of 27');

  await press(page, 'Filter');
  const filter = await dialogOf(page, 'Filter suppliers');
  await filter.getByRole('combobox', { name: 'Country' }).fill('Chile');
  await page.getByRole('option', { name: /^Chile/ }).click();
  await page.keyboard.press('Escape');
  await press(filter, 'Apply');
  await says(page, '1-9 of 9');
  await page.getByRole('button', { name: 'Filters applied' }).hover();
  await press(page, 'Edit filters');
  const edited = await dialogOf(page, 'Filter suppliers');
  await edited.getByText('Chile').first().waitFor();
  await edited.getByRole('button', { name: /^Completed/ }).click();
  await press(edited, 'Apply');
  await says(page, 'There are no suppliers that match your filter criteria');
  await press(page, 'Remove the filter Questionnaire status: Completed');
  await says(page, '1-9 of 9');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await says(page, '1-25 of 27');

  await tab(page, 'Pending 24').click();
  await press(page, 'Filter');
  const open = await dialogOf(page, 'Filter suppliers');
  await says(open, 'Suppliers that are pending or in progress have no ratings to filter by yet.');
  await press(open, 'Cancel');
  await close();
});

test('a list is sorted, paged, made compact, and has the columns and views that a person wants', async () => {
  const { page, close } = await cast.enter({ as: ADMIN });
  await openTab(page);
  const first = page.getByRole('row').nth(1);
  await press(page, 'Company name');
  // Waits for the sorted column heading: the suppliers may already be in the order of their names, so the rows do not
  // show when sorting has finished.
  await page.locator('th[aria-sort="ascending"]').waitFor();
  await first.filter({ hasText: nameOf(1) }).waitFor();
  await press(page, 'Company name');
  await first.filter({ hasText: nameOf(27) }).waitFor();
  await press(page, 'Go to next page');
  await says(page, '26-27 of 27');
  await page.getByRole('combobox', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '50' }).click();
  await says(page, '1-27 of 27');
  await press(page, 'Compact rows');
  await press(page, 'Comfortable rows');
  await page.getByRole('button', { name: 'Compact rows' }).waitFor();

  await press(page, 'Columns');
  const columns = await dialogOf(page, 'Columns');
  const find = columns.getByRole('searchbox', { name: 'Find a column' });
  await find.fill('no such column');
  await says(columns, 'No column has such a name.');
  await find.fill('');
  await press(columns, 'Select all');
  await press(columns, 'Select none');
  await columns.getByRole('checkbox', { name: 'Phone' }).check();
  await columns.getByRole('checkbox', { name: 'Country' }).check();
  await press(columns, 'Move Country up');
  await drag(page, columns.getByRole('button', { name: 'Drag Country' }), columns.getByText('Company name'));
  await press(columns, 'Save');
  await columns.waitFor({ state: 'detached' });
  const headers = page.getByRole('columnheader');
  await headers.filter({ hasText: 'Phone' }).waitFor();
  expect((await headers.allInnerTexts()).filter(Boolean)).toEqual(['Country', 'Company name', 'Phone', 'Actions']);

  const views = page.getByRole('button', { name: 'Views', exact: true });
  const empty = await menuOf(page, views);
  await says(empty, 'No saved views yet. Search, filter and sort, then save what you see.');
  await empty.getByRole('menuitem', { name: 'Save current view' }).click();
  const saving = await dialogOf(page, 'Save current view');
  await saving.getByLabel('Name').fill('Por nombre');
  await press(saving, 'Save');
  await says(page, 'View saved.');
  await press(page, 'Columns');
  const again = await dialogOf(page, 'Columns');
  await press(again, 'Reset');
  await press(again, 'Save');
  await headers.filter({ hasText: 'Tax ID' }).waitFor();
  const view = page.getByRole('button', { name: 'Por nombre' });
  await view.click();
  await page.getByRole('menuitem', { name: 'Por nombre' }).click();
  await headers.filter({ hasText: 'Tax ID' }).waitFor({ state: 'detached' });
  await view.click();
  await page.getByRole('menuitem', { name: 'Manage views' }).click();
  const manage = await dialogOf(page, 'Manage views');
  await press(manage, 'Rename Por nombre');
  await manage.getByRole('textbox', { name: 'Name' }).fill('De la Z');
  await press(manage, 'Save');
  await says(page, 'View renamed.');
  await press(manage, 'Replace De la Z by what is shown now');
  await says(page, 'View updated.');
  await press(manage, 'Delete De la Z');
  await says(page, 'View deleted.');
  await press(manage, 'Close');
  await close();
});

test('a row is reminded once a day, invited again, scored, archived and deleted', async () => {
  await mailTo(cast.url, emailOf(10));
  const { page, close } = await cast.enter({ as: ADMIN });
  await openTab(page, { q: run });
  const choose = async (n: number, action: string) => {
    await actionsOf(page, n).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const menu = await menuOf(page, actionsOf(page, 10));
  await menu.getByRole('menuitem', { name: 'Send reminder' }).click();
  await says(page, 'Reminder sent.');
  await actionsOf(page, 10).click();
  const remind = page.getByRole('menuitem', { name: /^Send reminder/ });
  await remind.getByText(/^Possible again in (24 hours|1 day|tomorrow)$|^Possible again tomorrow$/).waitFor();
  await expect.poll(() => remind.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await choose(10, 'Send invitation again');
  await says(page, 'The invitation is being sent again.');
  await choose(11, 'Request CCR');
  const ccr = await dialogOf(page, 'Request CCR');
  await says(ccr, /^This uses 1 unit of CCR: [\d,]+ of 5,000 used, [\d,]+ left afterwards\.$/);
  await press(ccr, 'Request CCR');
  await says(page, 'CCR requested.');
  await choose(12, 'Delete supplier');
  const doomed = await dialogOf(page, 'Delete Supplier');
  await says(doomed, `Are you sure you want to delete ${nameOf(12)}? The invitation link stops working.`);
  await press(doomed, 'Delete supplier');
  await says(page, 'Supplier deleted.');
  await tab(page, 'All 26').waitFor();

  await openTab(page, { status: 'completed' });
  await choose(1, 'Archive');
  await says(page, 'Supplier archived.');
  await tab(page, 'Archived 2').click();
  await choose(1, 'Unarchive');
  await says(page, 'Supplier unarchived.');
  await tab(page, 'Completed 2').waitFor();

  await press(page, 'Remind all');
  const all = await dialogOf(page, 'Remind all');
  await says(all, 'Everybody who is awaited gets a reminder by e-mail, except those reminded in the last 24 hours.');
  await press(all, 'Remind 22');
  await says(page, 'Reminders sent: 22. Skipped: 4.');
  await close();
});
