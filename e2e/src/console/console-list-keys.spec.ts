import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
let workflow: string;
let userId: string;
const run = Date.now().toString(36);
const nameOf = (n: number): string => `Teclas ${n} ${run}`;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  userId = (await api.call<{ user: { id: string } }>('GET', '/auth/reload')).user.id;
  workflow = await api.launch({
    title: `Teclas ${run}`,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
  await api.addSuppliers(
    workflow,
    [1, 2, 3].map((n) => `${nameOf(n)}; Ana; teclas${n}.${run}@proveedor.test; Chile; ; Calle ${n}; ; `),
  );
});
afterEach(async () => {
  const preferences = { supplier_table_columns: null, supplier_column_widths: null, saved_views: [], home_view: null };
  await api.call('PUT', `/api/accounts/${userId}`, { preferences });
});
afterEach(() => cast.leave());

const sorted = new URLSearchParams({
  sort: 'invite.company_name',
  order: 'ASC',
  filter: '{}',
  page: '1',
  perPage: '25',
});
const list = () => `/workflows/${workflow}/suppliers?${sorted}`;
const rowOf = (page: Page, n: number) => page.getByRole('row').filter({ hasText: nameOf(n) });
const headingOf = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });

test('a list is worked through by keys: cursor, selection, peek, copy and opening', async () => {
  const { page, close } = await cast.enter({ as: ADMIN, at: list() });
  await settled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const isFocused = (n: number) => rowOf(page, n).evaluate((row) => row === document.activeElement);
  expect(await isFocused(2)).toBe(true);
  await page.keyboard.press('x');
  await says(page, '1 selected');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+c');
  await says(page, '1 row copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t')[0])).toEqual(['Company name', nameOf(2)]);
  await page.keyboard.press('Space');
  const peek = page.getByRole('complementary', { name: 'Summary of the supplier' });
  await peek.getByRole('heading', { name: nameOf(2) }).waitFor();
  await page.keyboard.press('j');
  await peek.getByRole('heading', { name: nameOf(3) }).waitFor();
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'detached' });
  expect(await isFocused(3)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/suppliers\/[0-9a-f-]+$/);
  await page.goBack();
  await settled(page);
  await rowOf(page, 1).getByText('Chile').click();
  await page.waitForURL(/\/suppliers\/[0-9a-f-]+$/);
  await close();
});

test('rows are 36 px high when compact, and columns are resized and moved from their headings', async () => {
  const { page, close } = await cast.enter({ as: ADMIN, at: list() });
  await settled(page);
  await press(page, 'Compact rows');
  await expect.poll(async () => (await rowOf(page, 1).boundingBox())?.height).toBeCloseTo(36, 0);
  const before = (await headingOf(page, 'Country').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edge = { x: before.x + before.width - 3, y: before.y + before.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 40, edge.y);
  await page.mouse.move(edge.x + 80, edge.y);
  await page.mouse.up();
  await expect
    .poll(async () => (await headingOf(page, 'Country').boundingBox())?.width)
    .toBeCloseTo(before.width + 80, -1);
  await headingOf(page, 'Country').dragTo(headingOf(page, 'Status'), { sourcePosition: { x: 20, y: 12 } });
  const places = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.split('\n')[0]);
  await expect.poll(async () => (await places()).indexOf('Country') < (await places()).indexOf('Status')).toBe(true);
  await page.reload();
  await settled(page);
  expect((await headingOf(page, 'Country').boundingBox())?.width).toBeCloseTo(before.width + 80, -1);
  await close();
});
