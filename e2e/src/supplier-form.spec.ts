import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from './support/client-api';
import { openRequest } from './support/console-steps';
import { violationsOn } from './support/inspect-page';
import { linkIn, mailTo } from './support/mailbox';
import { says } from './support/opened';
import { ADMIN, type Cast, STAFF, startCast } from './support/people';
import { PDF } from './support/samples';
import { settled } from './support/settled';
import { openAccount, untilSaved } from './support/supplier-steps';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const PASSWORD = 'una clave larga';

async function invite(name: string, line: (email: string) => string): Promise<{ link: string; email: string }> {
  const email = `${name}.${run}@proveedor.test`;
  const workflowId = await client.launch({ title: `Informe ${name} ${run}`, report_type: 'bir' });
  await client.addSuppliers(workflowId, [line(email)]);
  return { link: linkIn(await mailTo(cast.url, email)), email };
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a supplier fills in its form on a phone, through a lost connection and on another device, and the desk reads it', async () => {
  const { link, email } = await invite(
    'ana',
    (to) => `Aceros ${run}; Ana Peña; ${to}; México; EKU9003173C9; Reforma 1; ; +52 55 1`,
  );
  const phone = await cast.enter({ isPhone: true });
  const { page } = phone;
  await openAccount(page, link, { name: 'Ana Peña', phone: '+52 55 1234 5678', password: PASSWORD });
  await page.getByRole('heading', { name: 'About your company' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Fill the form' }).click();
  await page.getByRole('heading', { name: 'Legal form and registration' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Legal form and registration');
  await page.getByLabel('Legal form').selectOption('S.A. de C.V.');
  await page.getByLabel('Notary public').fill('Lic. Íñiguez');
  await page.getByLabel('Date of incorporation').fill('2999-01-01');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('link', { name: 'Date of incorporation: This date is in the future.' }).click();
  await page.getByLabel('Date of incorporation').fill('1999-03-04');
  await untilSaved(page);

  // While offline, the browser stores the answers and sends them when the connection returns.
  await page.context().setOffline(true);
  await page.getByLabel(/^Share capital/).fill('1,500,000.50');
  await page.getByText(/No connection\. Your answers are kept/).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  // The answers typed while offline must reach the desk, whether the browser sends them on reconnection, when the page
  // is closed, or when the page is opened again.
  await expect.poll(() => page.getByLabel(/^Share capital/).inputValue()).toBe('1,500,000.50');
  phone.forgive(/ERR_INTERNET_DISCONNECTED/);

  const part = (name: string) => page.goto(`${page.url().split('?')[0]}?step=bir_form&part=${name}`);
  await part('owners');
  await page.getByLabel('Name of the person or company').fill('Ana Peña');
  await page.getByLabel('Share in per cent').fill('60');
  await page.getByRole('button', { name: 'Add an owner' }).click();
  await expect.poll(() => focused(page)).toBe('Owner 2');
  const second = page.getByRole('region', { name: 'Owner 2' });
  await second.getByLabel('Name of the person or company').fill('Eva');
  await second.getByLabel('Share in per cent').fill('50');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('link', { name: 'The shares of the owners add up to more than 100 %.' }).waitFor();
  await page.getByRole('button', { name: 'Remove: Owner 2' }).click();
  await expect.poll(() => focused(page)).toBe('Owner 1');
  await untilSaved(page);

  await part('files');
  await page
    .locator('#f-files-tax_certificate')
    .setInputFiles({ name: 'constancia ñ.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByText('constancia ñ.pdf', { exact: true }).waitFor();
  await phone.close();

  const { page: desk } = await cast.enter();
  await desk.goto(link);
  await desk.getByLabel('Email').fill(email);
  await desk.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Log in' }).last().click();
  await desk.getByRole('button', { name: 'Review and submit' }).click();
  await desk.locator('.form-missing summary', { hasText: 'Owners' }).click();
  await desk.getByRole('button', { name: 'Owner 1: Kind of owner' }).click();
  await expect.poll(() => desk.evaluate(() => document.activeElement?.id)).toBe('f-form-owners-0-kind');
  await expect.poll(() => desk.getByLabel('Name of the person or company').inputValue()).toBe('Ana Peña');
  await desk.getByRole('navigation', { name: 'Parts of the form' }).getByText('Review and submit').click();
  await desk.getByRole('button', { name: 'Submit form' }).click();
  await desk.getByText(/representative will call you/).waitFor();

  const { page: staff } = await cast.enter({ locale: 'es', as: STAFF, at: '/desk' });
  await openRequest(staff, `Aceros ${run}`);
  await settled(staff);
  await staff.getByText('Lic. Íñiguez').waitFor();
  await staff.getByText('1,500,000.50 MXN', { exact: true }).waitFor();
  await staff.getByText('constancia ñ.pdf').waitFor();
  await staff.getByRole('button', { name: /^Faltan \d+ respuestas/ }).waitFor();
});

/** Checks one page of each kind in Portuguese, because a unit test covers the texts of all other pages. */
const PAGES = {
  es: ['identity', 'registration', 'addresses', 'management', 'activity', 'banks', 'references', 'files'],
  'pt-BR': ['owners', 'financials', 'review'],
};

test('every part of the form is accessible, in the other languages and in the dark', async () => {
  const { link } = await invite('partes', (to) => `Partes ${run}; Eva; ${to}; Perú; ; ; ; `);
  const { page } = await cast.enter({ isPhone: true, isDark: true });
  await openAccount(page, link, { name: 'Eva Peña', phone: '+51 1 610 1000', password: PASSWORD });
  await page.getByRole('heading', { name: 'About your company' }).waitFor();
  const [address] = page.url().split('?');
  for (const [locale, parts] of Object.entries(PAGES)) {
    await page.locator('header select').selectOption(locale);
    for (const part of parts) {
      await page.goto(`${address}?step=bir_form&part=${part}`);
      await page.locator('main h1').waitFor();
      expect([part, await page.locator('html').getAttribute('lang'), await violationsOn(page)]).toEqual([
        part,
        locale,
        [],
      ]);
    }
  }
});

test('a phone stands in groups as on every page, also once it is saved, and the parts are as many everywhere', async () => {
  const { link } = await invite('telefono', (to) => `Fono ${run}; Tito; ${to}; Perú; ; ; ; `);
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, link, { name: 'Tito Peña', phone: '+5116101000', password: PASSWORD });
  await page.getByRole('heading', { name: 'About your company' }).waitFor();
  await says(page, /^\d of 10 parts complete$/);
  const [address] = page.url().split('?');
  await page.goto(`${address}?step=bir_form&part=identity`);
  await says(page, 'Part 1 of 10');
  const phone = page.getByLabel('Phone', { exact: true });
  await expect.poll(() => phone.inputValue()).toBe('+51 1 6101000');
  await phone.fill('+5116101001');
  await phone.blur();
  await untilSaved(page);
  await expect.poll(() => phone.inputValue()).toBe('+51 1 6101001');
});

test('figures are written as the country of their reader writes them, in the form and in its review', async () => {
  const { link } = await invite('cifras', (to) => `Cifras ${run}; Luz; ${to}; Perú; ; ; ; `);
  // Uses a browser with the locale of Spain, whose number format differs from the number format of the supplier's
  // country.
  const { page } = await cast.enter({ isPhone: true, locale: 'es-ES' });
  await page.goto(link);
  await page.locator('header select').selectOption('en');
  await openAccount(page, link, { name: 'Luz Peña', phone: '+51 1 610 1000', password: PASSWORD });
  await page.getByRole('heading', { name: 'About your company' }).waitFor();
  const [address] = page.url().split('?');
  const capital = page.locator('#f-form-registration-share_capital');
  await page.goto(`${address}?step=bir_form&part=registration`);
  await capital.fill('1,250,000.50');
  await capital.blur();
  await untilSaved(page);
  const written = { en: '1,250,000.50', es: '1,250,000.50', 'pt-BR': '1.250.000,50' };
  for (const [locale, text] of Object.entries(written)) {
    await page.locator('header select').selectOption(locale);
    await expect.poll(() => capital.inputValue()).toBe(text);
  }
  await page.locator('header select').selectOption('es');
  await capital.fill('125,000');
  await capital.blur();
  await expect.poll(() => capital.inputValue()).toBe('125,000');
  await page.getByText('Guardado', { exact: false }).first().waitFor();
  await page.goto(`${address}?step=bir_form&part=review`);
  await page
    .getByText(/^125,000/)
    .first()
    .waitFor({ state: 'attached' });
});
