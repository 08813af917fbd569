import type { Page, Response } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, findDemoWorld } from './support/demo-world';
import { ADMIN, type Cast, startCast } from './support/people';
import { settled } from './support/settled';

let cast: Cast;
let demo: DemoWorld;
beforeAll(async () => {
  cast = await startCast();
  demo = await findDemoWorld(cast.url);
});
afterEach(() => cast.leave());

const PAGE = 25;
const LONGEST_PAGE = 100;

async function entriesOf(response: Response): Promise<number> {
  const body = (await response.json().catch(() => null)) as { suppliers?: unknown } | unknown[] | null;
  const list = Array.isArray(body) ? body : body?.suppliers;
  return Array.isArray(list) ? list.length : 0;
}

function watchAnswers(page: Page): () => Promise<Map<string, number>> {
  const answers: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) answers.push(response);
  });
  return async () => {
    const seen = answers.splice(0);
    const entries = await Promise.all(
      seen.map(async (response) => [response.url(), await entriesOf(response)] as const),
    );
    return new Map(entries);
  };
}

const isList = (response: Response): boolean => /\/suppliers\?.*range=/.test(response.url());

async function useList(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  const header = (name: string) => page.locator('thead').getByRole('button', { name, exact: true });
  const bar = page.getByRole('region', { name: 'Selected suppliers' });
  const dialog = page.getByRole('dialog');
  const asks = (action: () => Promise<unknown>) => Promise.all([page.waitForResponse(isList), action()]);

  await asks(() => button('Go to next page').click());
  await asks(() =>
    button(/^Go to page \d+$/)
      .last()
      .click(),
  );
  await asks(() => header('Company name').click());
  await asks(() => header('Waiting since').click());
  await asks(() => page.getByRole('tab', { name: /^Completed/ }).click());
  await asks(() => search.fill('proveedor'));
  await asks(() => page.getByRole('tab', { name: /^All/ }).click());
  await page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).click();
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await button('Filter').click();
  await dialog.getByRole('group', { name: 'Decision' }).getByRole('button').last().click();
  await asks(() => dialog.getByRole('button', { name: 'Apply' }).click());
  await button('Columns').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

test('whatever is done with a list of suppliers, no answer holds more of them than a page', async () => {
  const { page, close } = await cast.enter({ as: ADMIN });
  const answers = watchAnswers(page);
  const open = async (path: string) => {
    await page.goto(cast.url + path);
    await settled(page);
  };
  const tooLong = async (limit: number) => [...(await answers())].filter(([, entries]) => entries > limit);

  await open('/suppliers');
  await useList(page);
  await open(`/workflows/${demo.pending.workflow}/suppliers`);
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByRole('heading', { name: 'Supplier status' }).waitFor();
  await open(`/home?workflows=${demo.pending.workflow}`);
  expect(await tooLong(PAGE)).toEqual([]);

  await open('/suppliers');
  await answers();
  await page.getByRole('combobox', { name: 'Rows per page:' }).click();
  const [long] = await Promise.all([
    page.waitForResponse(isList),
    page.getByRole('option', { name: String(LONGEST_PAGE) }).click(),
  ]);
  await long.finished();
  const longest = Math.max(...(await answers()).values());
  expect(longest).toBeGreaterThan(PAGE);
  expect(longest).toBeLessThanOrEqual(LONGEST_PAGE);
  await close();
});
