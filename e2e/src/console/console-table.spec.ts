import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ClientApi, DEMO_PASSWORD, openApi } from '../support/client-api';
import { signIn, speakConsole } from '../support/console-steps';
import { dialogOf } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
let workflow: string;
let draft: string;
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
  draft = await api.draft({ title: `Borrador ${run}`, report_type: 'bir' });
  await api.addSuppliers(
    workflow,
    Array.from({ length: 60 }, (_, n) => `${nameOf(n)}; Ana; tabla${n}.${run}@proveedor.test; Chile; ; Calle ${n}; ; `),
  );
});
afterEach(() => cast.leave());

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
  await bar.evaluate((element) => element.scrollTo({ left: 100 }));
  await expect
    .poll(() => page.getByRole('region', { name: 'Suppliers', exact: true }).evaluate(({ scrollLeft }) => scrollLeft))
    .toBe(100);
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

const toolsOf = (page: Page) =>
  page.locator('main input[type=search]').evaluate((search) => {
    const input = search as HTMLInputElement;
    let bar = input.parentElement;
    while (bar && !bar.querySelector('a[href$="/suppliers/add"]')) bar = bar.parentElement;
    const middles = [...(bar?.querySelectorAll('input, button, a') ?? [])].map((tool) => {
      const { top, height } = tool.getBoundingClientRect();
      return top + height / 2;
    });
    const style = getComputedStyle(input, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = style.font;
    const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return { middles, isWhole: pen.measureText(input.placeholder).width <= room };
  });

const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const edges = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const cards = [...document.querySelectorAll('main .MuiAccordion-root')].map(edges);
    const menus = [...document.querySelectorAll('main button[aria-haspopup=menu]')];
    const launch = edges(menus.findLast((menu) => menu.closest('.MuiAccordion-root') === null));
    return {
      left: [edges(document.querySelector('main h1'))?.left, ...cards.map((card) => card?.left)],
      right: [launch?.right, ...cards.map((card) => card?.right)],
    };
  });
const spread = (places: readonly (number | undefined)[]) =>
  Math.max(...places.map(Number)) - Math.min(...places.map(Number));

test.each(LOCALES)(
  'a list has its tools in one row, an edit page its cards in line with its heading (%s)',
  async (locale) => {
    onTestFinished(() => speakConsole(api, 'en'));
    await speakConsole(api, locale === 'pt-BR' ? locale : locale.slice(0, 2));
    const { page, close } = await cast.enter({ as: ADMIN, at: path(), locale });
    await settled(page);
    const { middles, isWhole } = await toolsOf(page);
    expect(middles.length).toBeGreaterThan(6);
    expect(spread(middles)).toBeLessThan(4);
    expect(isWhole).toBe(true);
    await page.goto(`${cast.url}/workflows/${draft}/edit`);
    await page.locator('main .MuiAccordion-root').first().waitFor();
    await settled(page);
    const { left, right } = await edgesOf(page);
    expect(left).toHaveLength(5);
    expect([spread(left) < 2, spread(right) < 2], JSON.stringify({ left, right })).toEqual([true, true]);
    await close();
  },
);

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
