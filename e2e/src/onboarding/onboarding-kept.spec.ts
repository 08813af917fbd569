import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { linkIn, mailTo } from '../support/mailbox';
import { closeTab, logInOver, SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';
import { speak } from '../support/supplier-looks';
import { openAccount, untilSaved } from '../support/supplier-steps';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const OFFICE = 'Registry office of SUNARP';

const openOffice = (page: Page) => page.goto(`${page.url().split('?')[0]}?step=bir_form&part=registration`);

let opened = 0;

async function openForm(page: Page, name: string): Promise<{ link: string; company: string; email: string }> {
  opened += 1;
  const company = `Guarda ${name} ${opened} ${run}`;
  const email = `${name}-${opened}.${run}@proveedor.test`;
  const workflowId = await client.launch({ title: company, report_type: 'bir' });
  await client.addSuppliers(workflowId, [`${company}; Ana Peña; ${email}; Perú; ; ; ; `]);
  const link = linkIn(await mailTo(cast.url, email));
  await openAccount(page, link, ANA);
  await heading(page, 'About your company');
  return { link, company, email };
}

const fillStore = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 20, number = 0; size >= 1; number += 1) {
      try {
        localStorage.setItem(`filling-${number}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });

test('without a connection and without room in the store, what was typed is there after the tab was closed', async () => {
  const phone = await cast.enter({ isPhone: true });
  const { page } = phone;
  const context = page.context();
  const { link } = await openForm(page, 'llena');
  await openOffice(page);
  await fillStore(page);
  await context.setOffline(true);
  await page.getByLabel(OFFICE).fill('Dr. Salas');
  await page.getByText(/No connection\. Your answers are kept on this device/).waitFor();
  await closeTab(page);
  await context.setOffline(false);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const again = await context.newPage();
  await again.route('**/onboarding/bir-requests/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await again.goto(link);
  await heading(again, 'About your company');
  await openOffice(again);
  await expect.poll(() => again.getByLabel(OFFICE).inputValue()).toBe('Dr. Salas');
  letGo();
  await untilSaved(again);
  await again.reload();
  await expect.poll(() => again.getByLabel(OFFICE).inputValue()).toBe('Dr. Salas');
  phone.forgive(/ERR_INTERNET_DISCONNECTED/);
});

/**
 * Lets no save of the page reach the server. A route of the test would not hold the request that a closing page sends,
 * because the browser takes the page from the test before it sends the request.
 */
const cutSaves = (page: Page) =>
  page.evaluate(() => {
    const whole = window.fetch;
    window.fetch = (input, init) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : whole(input, init);
  });

/** Locks of the pages that keep something in IndexedDB. A busy browser releases that of a closed page late. */
const openPages = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap(({ name }) => (name?.startsWith('homologa.onboarding.page.') ? [name] : []));
  });

test('a tab without room keeps its text for itself while it is open, and leaves it to the next when it is closed', async () => {
  const { page: one } = await cast.enter({ isPhone: true });
  await openForm(one, 'llena2');
  await openOffice(one);
  await fillStore(one);
  await cutSaves(one);
  await one.getByLabel(OFFICE).fill('Dr. Salas');
  await one.getByText(/No connection\. Your answers are kept on this device/).waitFor();
  const keptRows = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opened = indexedDB.open('homologa.onboarding');
          opened.addEventListener('success', () => {
            const rows = opened.result.transaction('kept').objectStore('kept').count();
            rows.addEventListener('success', () => {
              opened.result.close();
              resolve(rows.result);
            });
          });
        }),
    );
  const address = one.url();
  const itsLocks = await openPages(one);
  const two = await one.context().newPage();
  await two.goto(address);
  await settled(two);
  expect(await two.getByLabel(OFFICE).inputValue()).toBe('');
  expect(await keptRows(two)).toBe(1);
  await closeTab(one);
  await expect.poll(async () => (await openPages(two)).filter((lock) => itsLocks.includes(lock))).toEqual([]);
  await two.reload();
  await expect.poll(() => two.getByLabel(OFFICE).inputValue()).toBe('Dr. Salas');
  await untilSaved(two);
});

test('where the browser can keep nothing at all, the page says that it is to be kept open', async () => {
  const phone = await cast.enter({ isPhone: true });
  const { page } = phone;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('blocked');
    };
  });
  await openForm(page, 'nada');
  await openOffice(page);
  await fillStore(page);
  await page.context().setOffline(true);
  await page.getByLabel(OFFICE).fill('Dr. Salas');
  await page.getByText(/Please keep this page open until they are saved/).waitFor();
  const ended = { status: 401, json: { error: 'Please log in.', code: 'unauthenticated' } };
  await page.route('**/onboarding/bir-requests/*', (route) => route.fulfill(ended));
  await page.context().setOffline(false);
  for (const [locale, words] of [
    ['es', 'No cierre esta página e inicie sesión'],
    ['pt-BR', 'Não feche esta página e entre'],
    ['en', 'Please keep this page open and log in'],
  ] as const) {
    await speak(page, locale);
    await page.getByRole('status').getByText(words).waitFor();
  }
  await page.unroute('**/onboarding/bir-requests/*');
  await logInOver(page);
  await untilSaved(page);
  await expect.poll(() => page.getByLabel(OFFICE).inputValue()).toBe('Dr. Salas');
  phone.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('each of two tabs is told when the other has saved another text in the place of its own', async () => {
  const { page: one } = await cast.enter();
  await openForm(one, 'dos');
  await openOffice(one);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await two.getByLabel(OFFICE).waitFor();
  await one.getByLabel(OFFICE).fill('Dr. Salas');
  await untilSaved(one);
  await two.getByLabel(OFFICE).fill('Dra. Paz');
  await two.getByText('Another tab has a different text for one of these fields: “Dr. Salas”.').waitFor();
  await one.getByText('Another tab has a different text for one of these fields: “Dra. Paz”.').waitFor();
});

/** As staff, returns one form field to the supplier for correction, and opens the page as that supplier. */
async function openSendBack(page: Page, name: string): Promise<string> {
  const { link, company, email } = await openForm(page, name);
  const own = await openApi(cast.url, email);
  const [form] = await own.call<{ id: string }[]>('GET', '/onboarding/bir-requests');
  await own.call('POST', `/onboarding/bir-requests/${form?.id}/submit`);
  const desk = await openApi(cast.url, STAFF);
  const query = new URLSearchParams({ q: company });
  const [request] = await desk.call<{ id: string }[]>('GET', `/api/desk/requests?${query.toString()}`);
  await desk.call('POST', `/api/desk/requests/${request?.id}/take`);
  await desk.call('POST', `/api/desk/requests/${request?.id}/send-backs`, {
    items: [{ kind: 'field', target: 'company.tax_id', reason: 'Please check it.' }],
  });
  await page.goto(link);
  await heading(page, 'Please look at this again');
  return link;
}

const NOTE = /^Note to us/;

/** Counts what the page has stored beside the browser's full store. */
const countRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const NAME = 'homologa.onboarding';
    // Opening a database that the page has not made yet would make it without its store.
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === NAME)) return 0;
    return new Promise<number>((resolve) => {
      const asked = indexedDB.open(NAME);
      asked.addEventListener('success', () => {
        const counted = asked.result.transaction('kept').objectStore('kept').count();
        counted.addEventListener('success', () => {
          asked.result.close();
          resolve(counted.result);
        });
      });
    });
  });

test('the note to what was sent back is kept by a reload', async () => {
  const { page } = await cast.enter({ isPhone: true });
  await openSendBack(page, 'nota');
  await page.getByLabel(NOTE).fill('Es así desde 2020');
  await page.reload();
  await heading(page, 'Please look at this again');
  await expect.poll(() => page.getByLabel(NOTE).inputValue()).toBe('Es así desde 2020');
});

test('the note to what was sent back is kept by closing the tab where the store is full', async () => {
  const { page } = await cast.enter({ isPhone: true });
  const link = await openSendBack(page, 'nota-llena');
  await fillStore(page);
  await page.getByLabel(NOTE).fill('Es así desde 2020');
  await expect.poll(() => countRows(page)).toBe(1);
  await closeTab(page);
  const again = await page.context().newPage();
  await again.goto(link);
  await heading(again, 'Please look at this again');
  await expect.poll(() => again.getByLabel(NOTE).inputValue()).toBe('Es así desde 2020');
  expect(await again.getByText('has no room to keep your note').count()).toBe(0);
});

test('where the browser can keep no note at all, the page says that it is to be kept open', async () => {
  const { page } = await cast.enter({ isPhone: true });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('blocked');
    };
  });
  await openSendBack(page, 'nota-nada');
  await fillStore(page);
  await page.getByLabel(NOTE).fill('Es así desde 2020');
  await page.getByText('This browser has no room to keep your note. Please keep this page open').waitFor();
});
