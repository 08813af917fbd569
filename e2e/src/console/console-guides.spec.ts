import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { menuOf } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast, USER } from '../support/people';
import { settled } from '../support/settled';
import { arriveAt } from '../support/supplier-looks';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const PAGES = {
  admin: 'Guide for company admins',
  questionnaires: 'Guide to questionnaires and scores',
  analyst: 'Guide to the daily work',
  desk: 'Guide to the verification desk',
  payments: 'Guide to payments',
  watchlists: 'Guide to watchlists',
} as const;

async function openHelp(page: Page): Promise<string[]> {
  const menu = await menuOf(page, page.locator('header').getByRole('button', { name: 'Help', exact: true }));
  return menu.getByRole('menuitem').allInnerTexts();
}

/**
 * Returns the pictures that fail to load. Scrolls to each picture, because the page loads pictures only near the
 * viewport.
 */
async function brokenPictures(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const alt = await picture.getAttribute('alt');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    const width = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    if (width === 0) broken.push(alt ?? 'without a text');
  }
  return broken;
}

test('the help in the header offers the guides of one’s role, and no others', async () => {
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/home' });
  expect(await openHelp(admin)).toEqual([
    PAGES.admin,
    PAGES.questionnaires,
    PAGES.analyst,
    'Keyboard shortcuts',
    'Contact us',
  ]);
  await admin.getByRole('menuitem', { name: PAGES.admin }).click();
  await arriveAt(admin, PAGES.admin);
  const { page: user } = await cast.enter({ as: USER, at: '/home' });
  expect(await openHelp(user)).toEqual([PAGES.analyst, 'Keyboard shortcuts', 'Contact us']);
  await user.goto(`${cast.url}/guides/admin`);
  await user.getByRole('heading', { level: 1, name: 'Oops! Page not found.' }).waitFor();
  await user.goto(`${cast.url}/guides/analyst#remind`);
  await user.getByText('Only company admins can do this.').first().waitFor();
  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk' });
  expect(await openHelp(staff)).toEqual([
    PAGES.desk,
    PAGES.payments,
    PAGES.watchlists,
    'Keyboard shortcuts',
    'Contact us',
  ]);
});

test.each([
  [ADMIN, 'admin'],
  [ADMIN, 'questionnaires'],
  [USER, 'analyst'],
  [STAFF, 'desk'],
  [STAFF, 'payments'],
  [STAFF, 'watchlists'],
] as const)('%s reads the guide %s: its pictures load and its links lead to pages', async (as, name) => {
  const { page } = await cast.enter({ as, at: `/guides/${name}` });
  await page.getByRole('heading', { level: 1, name: PAGES[name] }).waitFor();
  await settled(page);
  expect(await page.locator('main img').count()).toBeGreaterThan(1);
  expect(await brokenPictures(page)).toEqual([]);
  const links = await page
    .locator('main section a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const link of new Set(links)) {
    await page.goto(cast.url + link);
    await page.locator('h1').waitFor();
    await settled(page);
    expect([link, await page.locator('h1').innerText()]).not.toEqual([link, 'Oops! Page not found.']);
  }
});

test('a link to a task leads to it, and the index too, with the keyboard', async () => {
  const { page } = await cast.enter({ as: ADMIN, at: '/guides/admin#trail' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Find out who did what');
  await page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: 'Launch it' }).click();
  await expect.poll(focused).toBe('Launch it');
  await page.getByRole('heading', { level: 2, name: 'Launch it' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#launch');
});

test('a guide reads well in every language, on a phone, in the dark and with axe', async () => {
  const { page } = await cast.enter({ as: STAFF, at: '/guides/payments' });
  await page.getByRole('heading', { level: 1, name: PAGES.payments }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The page takes its phone's layout only after the window has changed.
  await expect.poll(() => isTooWide(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page)).toEqual([]);
});

test('an empty list leads to the task that fills it', async () => {
  const api = await openApi(cast.url, ADMIN);
  const id = await api.launch({ title: `Vacío ${Date.now().toString(36)}`, report_type: 'bir' });
  const { page } = await cast.enter({ as: ADMIN, at: `/workflows/${id}/suppliers` });
  await page.locator('main').getByRole('link', { name: 'Show me how', exact: true }).click();
  await arriveTask(page, 'Add or import suppliers');
  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk/payments?filter={"q":"no such payment"}' });
  await staff.locator('main').getByRole('link', { name: 'Show me how', exact: true }).click();
  await arriveTask(staff, 'Find what waits');
});

async function arriveTask(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
}
