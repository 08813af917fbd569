import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientApi, DEMO_PASSWORD, openApi } from './support/client-api';
import { signIn } from './support/console-steps';
import { dialogOf } from './support/opened';
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
  await page
    .getByRole('link', { name: /^Tabla \d\d/ })
    .first()
    .click();
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

const LOCALES = ['en-US', 'es-MX', 'pt-BR'];

test.each(LOCALES)('the toolbar of a list keeps one row beside the menu (%s)', async (locale) => {
  const user = await openApi(cast.url, ADMIN);
  const { user: own } = await user.call<{ user: { id: string } }>('GET', '/auth/reload');
  const speak = (language: string) => user.call('PUT', `/api/accounts/${own.id}`, { preferences: { language } });
  await speak(locale === 'pt-BR' ? locale : locale.slice(0, 2));
  const { page, close } = await cast.enter({ as: ADMIN, at: path(), locale });
  await settled(page);
  const search = page.locator('main input[type=search]');
  const add = page.locator(`main a[href$="/suppliers/add"]`);
  const middle = async (what: typeof search) => {
    const box = await what.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(search)) - (await middle(add)))).toBeLessThan(4);
  await close();
  await speak('en');
});

test('what was typed is kept where the session is over, and goes on after a new log-in', async () => {
  const person = await cast.enter();
  const { page } = person;
  await signIn(page, cast.url, ADMIN);
  await page.goto(`${cast.url}/workflows/${workflow}/suppliers/add`);
  await page.getByRole('textbox', { name: /^Company Name/ }).fill(`Sesión ${run}`);
  await page.getByRole('textbox', { name: /^Full Name/ }).fill('Luz');
  await page.getByLabel(/^Contact Emails/).fill(`sesion.${run}@proveedor.test`);
  await page.getByLabel(/^Contact Emails/).press('Enter');
  await page.getByLabel(/^Country/).fill('Chile');
  await page.getByRole('option', { name: 'Chile', exact: true }).click();
  await page.evaluate(async () => {
    const token = localStorage.getItem('homologa.session') ?? '';
    const told = await fetch('/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    await told.arrayBuffer();
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = await dialogOf(page, 'Your session is over');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await api.call<object[]>('GET', `/api/workflows/${workflow}/suppliers?q=Sesi`)).length)
    .toBe(1);
  await person.close();
});
