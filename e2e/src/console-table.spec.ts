import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from './support/client-api';
import { ADMIN, type Cast, startCast } from './support/people';
import { settled } from './support/settled';

let cast: Cast;
let api: ClientApi;
let workflow: string;
const run = Date.now().toString(36);
const nameOf = (n: number): string => `Tabla ${String(n).padStart(2, '0')} ${run}`;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  workflow = await api.launch({
    title: `Tabla ${run}`,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
  await api.addSuppliers(
    workflow,
    Array.from({ length: 60 }, (_, n) => `${nameOf(n)}; Ana; tabla${n}.${run}@proveedor.test; Chile; ; Calle ${n}; ; `),
  );
});
afterAll(() => cast.leave());

const path = () => `/workflows/${workflow}/suppliers?${new URLSearchParams({ perPage: '50', page: '1' })}`;
const heading = (page: Page) => page.getByRole('columnheader', { name: 'Company name' });
const boxOf = async (page: Page) => (await heading(page).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

test('the headings stay below the header while rows go by, and the scrollbar is at hand', async () => {
  const { page, close } = await cast.enter({ as: ADMIN, at: path() });
  await settled(page);
  const bar = page.locator('.sideways');
  const { height } = page.viewportSize() ?? { height: 0 };
  const inView = async () => {
    const box = await bar.boundingBox();
    return box !== null && box.height > 0 && box.y + box.height <= height + 1;
  };
  await expect.poll(inView).toBe(true);
  await page.mouse.wheel(0, 1500);
  const header = await page.getByRole('banner').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => Math.abs((await boxOf(page)).y - below)).toBeLessThan(3);
  await expect.poll(inView).toBe(true);
  // Dragging the bar moves the table.
  await bar.evaluate((element) => element.scrollTo({ left: 200 }));
  await expect
    .poll(() => page.getByRole('region', { name: 'Suppliers', exact: true }).evaluate(({ scrollLeft }) => scrollLeft))
    .toBe(200);
  await close();
});

test('going back shows a list that was never scrolled from its top', async () => {
  const { page, close } = await cast.enter({ as: ADMIN, at: path() });
  await settled(page);
  await page.getByRole('link', { name: /^Tabla \d\d/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Tabla \d\d/ }).waitFor();
  await settled(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await heading(page).waitFor();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await close();
});
