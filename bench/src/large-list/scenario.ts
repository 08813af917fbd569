import type { Locator, Page } from 'playwright-core';
import type { Action } from './probe';
import type { ListedWorkflow } from './seed-large';

const PASSWORD = 'homologa-demo';

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete=username]').fill('admin@demo.homologa.test');
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

const searches = (n: number): Record<string, string> => ({
  'one supplier by e-mail': `contacto${n}@`,
  'a tax id': ((n * 7919) % 99_999_999_999_999).toString().padStart(14, '0'),
  'without its accent, a tenth': 'jacaranda',
  'a word of every supplier': 'proveedor',
  'one letter': 'a',
  'two digits': '00',
  nothing: 'zzqqxx',
});

const BAR = 'section[aria-label="Selected suppliers"]';
const DIALOG = '[role=dialog]';
const EMPTY_OR_ROWS = 'main tbody a, main ul[aria-label] > li a, main [class*=MuiCard] h2, main [class*=MuiCard] p';

const LIST_AND_TABS = 2;

export function* scenario(page: Page, url: string, workflow: ListedWorkflow): Generator<Action> {
  const at = `${url}/workflows/${workflow.id}`;
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const tab = (name: RegExp): Locator => page.getByRole('tab', { name });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  const dialog = page.getByRole('dialog');
  const reopen = { run: () => page.goto(`${at}/suppliers`), isOpening: true };
  const sortBy = async (name: string) => {
    if (!isPhone) return page.locator('thead').getByRole('button', { name, exact: true }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    return page.getByRole('option', { name, exact: true }).click();
  };
  const sort = (name: string): Action => ({ name: `sort by ${name}`, run: () => sortBy(name) });

  yield { name: 'open the suppliers tab', ...reopen };
  yield { name: 'next page', run: () => button('Go to next page').click() };
  if (!isPhone) {
    const last = page.getByRole('button', { name: /^(Go to page|Page) \d+$/ }).last();
    yield { name: 'last page', run: () => last.click() };
  }
  yield {
    name: 'tab Completed',
    run: () =>
      tab(/^Completed/)
        .last()
        .click(),
  };

  yield { name: 'open the filters', run: () => button('Filter').click(), shows: DIALOG };
  yield {
    name: 'filter: status, country, label',
    async run() {
      await dialog.getByRole('combobox', { name: 'Country' }).fill('Brazil');
      await page.getByRole('option', { name: /^Brazil/ }).click();
      await page.keyboard.press('Escape');
      await dialog.getByRole('group', { name: 'Labels' }).getByRole('button').first().click();
      await button('Apply').click();
    },
    asks: LIST_AND_TABS,
    shows: EMPTY_OR_ROWS,
  };
  yield { name: 'open it again', ...reopen };
  yield { name: 'open the filters again', run: () => button('Filter').click(), shows: DIALOG };
  yield {
    name: 'filter: financial strength, days added',
    async run() {
      await dialog.getByRole('combobox', { name: 'Financial strength' }).fill('1A');
      await page.getByRole('option', { name: /^1A/ }).click();
      await page.keyboard.press('Escape');
      await dialog.getByLabel('Added from').fill('2020-01-01');
      await button('Apply').click();
    },
    asks: LIST_AND_TABS,
  };

  yield { name: 'open it again', ...reopen };
  const middle = Math.ceil(workflow.count * 0.77);
  for (const [what, term] of Object.entries(searches(middle))) {
    yield { name: `search ${what}`, run: () => search.fill(term), asks: LIST_AND_TABS, shows: EMPTY_OR_ROWS };
  }

  yield { name: 'open it again', ...reopen };
  for (const name of ['Company name', 'Status', 'Contact emails', 'Country', 'Tax ID', 'Delivery date'])
    yield sort(name);
  yield* columns(page, isPhone, sort);

  yield {
    name: 'select the page',
    run: () =>
      isPhone
        ? page
            .getByRole('checkbox', { name: /^Select / })
            .first()
            .click()
        : page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).click(),
    shows: BAR,
    asks: 0,
  };
  yield {
    name: 'select everything',
    run: () =>
      page
        .locator(BAR)
        .getByRole('button', { name: /^Select all/ })
        .click(),
    shows: BAR,
    asks: 0,
  };

  yield { name: 'results tab', run: () => tab(/^Results$/).click(), shows: 'main table, main svg' };
  yield { name: 'back to the suppliers tab', run: () => tab(/^Suppliers$/).click() };
  yield {
    name: 'dashboard of the workflow',
    run: () => page.goto(`${url}/home?workflows=${workflow.id}`),
    isOpening: true,
    shows: 'main h1',
  };
}

function* columns(page: Page, isPhone: boolean, sort: (name: string) => Action): Generator<Action> {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const choose = async (which: string) => {
    await button(which).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  };
  const isClosed = 'body:not(:has([role=dialog]))';
  yield { name: 'open the columns', run: () => button('Columns').click(), shows: DIALOG, asks: 0 };
  yield { name: 'show all columns', run: () => choose('Select all'), shows: isClosed };
  for (const name of ['Contact person', 'Address', 'Revenue', 'Debt', 'Paydex', 'CCR status', 'Decision'])
    yield sort(name);
  if (!isPhone) {
    yield {
      name: 'a hundred a page, all columns',
      async run() {
        await page.getByRole('combobox', { name: 'Rows per page:' }).click();
        await page.getByRole('option', { name: '100', exact: true }).click();
      },
    };
  }
  yield { name: 'open the columns again', run: () => button('Columns').click(), shows: DIALOG, asks: 0 };
  yield { name: 'reset the columns', run: () => choose('Reset'), shows: isClosed };
}

export function* allSuppliers(page: Page, url: string): Generator<Action> {
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  yield { name: 'open All suppliers', run: () => page.goto(`${url}/suppliers`), isOpening: true };
  yield { name: 'All suppliers: search a tenth', run: () => search.fill('estrella'), asks: LIST_AND_TABS };
  yield { name: 'All suppliers: search one letter', run: () => search.fill('a'), asks: LIST_AND_TABS };
  yield { name: 'All suppliers: search everybody', run: () => search.fill('proveedor'), asks: LIST_AND_TABS };
  yield { name: 'dashboard of all', run: () => page.goto(`${url}/home`), isOpening: true, shows: 'main h1' };
}
