import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { linkIn, mailTo } from '../support/mailbox';
import { ADMIN, type Cast, startCast } from '../support/people';
import { openForms } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const QUESTIONNAIRE = [{ type: 'input', title: '¿Qué produce?' }];
const COUNTRY = 'Country (optional)';

let invited = 0;

async function inviteTo(country: string): Promise<string> {
  const client = await openApi(cast.url, ADMIN);
  const title = `Cuenta ${country} ${run}`;
  const workflowId = await client.launch({ title, report_type: 'questionnaire', questionnaire: QUESTIONNAIRE });
  // One address for each invitation: the mail of another test would lead to a supplier that has begun.
  const email = `cuenta.${country}.${run}.${(invited += 1)}@proveedor.test`.toLowerCase();
  await client.addSuppliers(workflowId, [`Taller ${run}; Ana Peña; ${email}; ${country}; ; ; ; `]);
  return linkIn(await mailTo(cast.url, email));
}

const start = (page: Page) => page.getByRole('button', { name: 'Start assessment' }).click();

test('the account form keeps what was typed, but the password, by each way there and back', async () => {
  const { page } = await cast.enter({ isPhone: true, isSlow: true });
  await page.goto(await inviteTo('Colombia'));
  await start(page);
  await openForms(page);
  const name = page.getByLabel('Full name');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect.poll(() => page.getByLabel(COUNTRY).inputValue()).toBe('COL');
  await name.fill('Ana Peña');
  await page.getByLabel('Phone').fill('3001234567');
  await password.fill('una clave larga');
  await name.focus();
  await page.getByText('Kept as +57 300 1234567').waitFor();
  const keeps = async () => {
    await expect.poll(() => name.inputValue()).toBe('Ana Peña');
    expect(await page.getByLabel('Phone').inputValue()).toBe('3001234567');
    expect(await password.inputValue()).toBe('');
  };
  await page.reload();
  await keeps();
  await page.getByRole('tab', { name: 'Log in' }).click();
  await page.getByRole('tab', { name: 'Create an account' }).click();
  await keeps();
  await page.goto(`${cast.url}/contact`);
  await page.goBack();
  await keeps();
});

test('a press counts although a note about the phone moves the button', async () => {
  const { page } = await cast.enter();
  await page.goto(await inviteTo('Colombia'));
  await start(page);
  await page.getByLabel('Phone').fill('3001234567');
  const button = page.getByRole('button', { name: /^Continue as / });
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  // At the button's upper edge, which the note would move away.
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 8);
  await heading(page, 'Your account is connected');
});

test('an odd phone is asked about, and the privacy notice moves nothing', async () => {
  const { page } = await cast.enter({ isPhone: true });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/privacy-notice?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await inviteTo('Chile'));
  await start(page);
  await openForms(page);
  await page.getByLabel('Phone').fill('3001234567');
  await page.getByLabel('Full name').focus();
  await page.getByText('This does not look like a number with the prefix +56.').waitFor();
  const button = page.getByRole('button', { name: 'Create account' });
  const before = await button.boundingBox();
  letGo();
  await page.getByText('Who is responsible').waitFor();
  expect(await button.boundingBox()).toEqual(before);
});

test('the public form keeps what was typed, but the password, by each way there and back', async () => {
  const client = await openApi(cast.url, ADMIN);
  const workflowId = await client.launch({
    title: `Cuenta pública ${run}`,
    report_type: 'questionnaire',
    questionnaire: QUESTIONNAIRE,
  });
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(`${cast.url}/onboarding/${workflowId}`);
  await start(page);
  const company = page.getByLabel('Company name');
  await company.fill('Taller Público');
  await page.getByLabel('Work email').fill('taller@proveedor.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  const keeps = async () => {
    await expect.poll(() => company.inputValue()).toBe('Taller Público');
    expect(await page.getByLabel('Work email').inputValue()).toBe('taller@proveedor.test');
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('');
  };
  await page.reload();
  await keeps();
  await page.getByRole('tab', { name: 'Log in' }).click();
  await page.getByRole('tab', { name: 'Create an account' }).click();
  await keeps();
  await page.goto(`${cast.url}/contact`);
  await page.goBack();
  await keeps();
  await page.goBack();
  await page.getByRole('button', { name: 'Start assessment' }).waitFor();
  await page.goForward();
  await keeps();
  const stored = await page.evaluate(() =>
    JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
  );
  expect(stored).not.toContain('una clave larga');
});
