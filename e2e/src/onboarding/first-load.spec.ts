import * as http from 'node:http';
import * as https from 'node:https';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi, sessionOf } from '../support/client-api';
import { invitePayer } from '../support/payer-world';
import { ADMIN, type Cast, startCast } from '../support/people';
import { paintPicture } from '../support/samples';
import { settled } from '../support/settled';
import { slowLine } from '../support/slow-line';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

/** Returns the size of a URL's gzipped response body in bytes. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const invited = async () => (await invitePayer(cast.url, 'mexico', { price: 100 })).link;

// The locale es-MX loads the largest texts of each app.
test.each([
  ['the sign-in form', () => `${cast.url}/login`, 250_000],
  ['an invitation’s first step', invited, 90_000],
  // Its own page and texts come on top of what the first step loads.
  ['an onboarding that is not there', () => `${cast.url}/onboarding/unknown`, 92_000],
])('%s needs at most its budget of JavaScript, as sent', async (_name, addressOf, budget) => {
  const address = await addressOf();
  const { page, close } = await cast.enter({ locale: 'es-MX', isFirstVisit: true });
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('#root h1')) return;
      performance.mark('first-screen');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await settled(page);
  // Only scripts requested before this performance mark belong to the first screen: later the onboarding app preloads
  // the next step.
  const scripts = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('first-screen');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= (shown?.startTime ?? 0))
      .map(({ name }) => name);
  });
  const sizes = await Promise.all(scripts.map(sentBytes));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
  await close();
});

test('an invitation shows who asks for what, in the client’s words and the visitor’s language, before any script has come', async () => {
  const visit = await cast.enter({ locale: 'es-MX', isPhone: true, isFirstVisit: true });
  const { page } = visit;
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(await invited());
  expect(await page.locator('.eyebrow').innerText()).toMatch(/^Demo Andina · Pago mexico/);
  expect(await page.title()).toMatch(/^Demo Andina · Pago mexico.* · Homologa$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.getByRole('link', { name: 'Contacto' }).isVisible()).toBe(true);
  visit.forgive(/ERR_FAILED/);
});

test('the first step asks for each of its data once, and for the next step’s scripts before the press', async () => {
  const { page } = await cast.enter({ isPhone: true, isFirstVisit: true });
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') asked.push(pathname);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  await page.goto(await invited());
  const start = page.getByRole('button', { name: 'Start assessment' });
  await start.waitFor();
  expect(asked).toEqual([
    expect.stringMatching(/^\/onboarding\/workflows\/[^/]+$/),
    expect.stringMatching(/^\/onboarding\/workflows\/[^/]+\/suppliers\/[^/]+$/),
  ]);
  await expect.poll(() => scripts.some((path) => path.includes('/account.-'))).toBe(true);
  await settled(page);
  const before = scripts.length;
  await start.click();
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  await settled(page);
  expect(scripts.slice(before)).toEqual([]);
});

test('who comes back by the mail gets the step’s scripts named by the page itself', async () => {
  const { page, close } = await cast.enter({ isPhone: true, isFirstVisit: true });
  const link = await invited();
  await page.goto(link);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  await settled(page);
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  );
  for (const part of ['/AccountS-', '/StepList-', '/begin.te-']) {
    expect(named.some((address) => address.includes(part))).toBe(true);
  }
  const app = page.locator('script[type=module][src*="/index-"]');
  expect(await app.getAttribute('fetchpriority')).toBe('low');
  await close();
});

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: Shift[] };
    return shifts.splice(0).reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

const STILL = 0.02;

test('nothing moves while the first steps arrive over a slow line, under a client’s logo too', async () => {
  const headers = { Authorization: `Bearer ${await sessionOf(cast.url, ADMIN)}` };
  const admin = await openApi(cast.url, ADMIN);
  const { user } = await admin.call<{ user: { acting_company_id: string } }>('GET', '/auth/reload');
  const address = `${cast.url}/api/companies/${user.acting_company_id}/logo`;
  const { page, close } = await cast.enter({ isPhone: true, isFirstVisit: true });
  const picture = await paintPicture(page, 900, 220);
  const body = new FormData();
  body.append('logo', new Blob([Uint8Array.from(picture.buffer)], { type: picture.mimeType }), 'logo.png');
  expect((await fetch(address, { method: 'PATCH', headers, body })).status).toBe(200);
  await slowLine(page);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(await invited());
  await page.locator('.client-logo').waitFor();
  await settled(page);
  expect(await shiftOf(page)).toBeLessThanOrEqual(STILL);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await page.getByRole('button', { name: /^Continue as / }).waitFor();
  await settled(page);
  expect(await shiftOf(page)).toBeLessThanOrEqual(STILL);
  await page.reload();
  await page.getByRole('button', { name: /^Continue as / }).waitFor();
  await settled(page);
  expect(await shiftOf(page)).toBeLessThanOrEqual(STILL);
  await close();
  await fetch(address, { method: 'DELETE', headers });
});
