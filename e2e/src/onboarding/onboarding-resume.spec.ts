import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { heading } from '../support/headings';
import {
  closeTab,
  comeBack,
  fillReference,
  inviteToAll,
  SUPPLIER_PASSWORD,
  type WholeOnboarding,
} from '../support/onboarding/whole-onboarding';
import { type Cast, type Person, startCast } from '../support/people';
import { PDF } from '../support/samples';
import { openAccount, openForms, untilSaved } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const SLOW_MS = 300_000;
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const ENTRY = 'Registry entry (partida registral)';
const KEPT = /No connection\. Your answers are kept on this device/;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const valueOf = (page: Page, label: string | RegExp) => page.getByLabel(label).inputValue();
const openPart = (page: Page, name: string) => page.goto(`${page.url().split('?')[0]}?step=bir_form&part=${name}`);

/** Waits until the server has stored the text. Needed only for text typed just before the tab is closed. */
const arrives = (onboarding: WholeOnboarding, text: string) =>
  expect.poll(async () => JSON.stringify(await onboarding.stored())).toContain(text);

test(
  'anyone who closes the tab in the middle of a step goes on there, with every answer, in another browser',
  async () => {
    const onboarding = await inviteToAll(cast.url, 'sigue');
    let isPhone = false;
    const anotherBrowser = async (): Promise<Page> => {
      isPhone = !isPhone;
      const { page } = await cast.enter({ isPhone });
      return page;
    };
    const logIn = async (): Promise<Page> => {
      const page = await anotherBrowser();
      await comeBack(page, onboarding);
      return page;
    };

    let page = await anotherBrowser();
    await page.goto(onboarding.link);
    await page.getByRole('button', { name: 'Start assessment' }).waitFor();
    await closeTab(page);
    page = await anotherBrowser();
    await page.goto(onboarding.link);
    await press(page, 'Start assessment');
    await heading(page, 'Your account');
    await openForms(page);
    await page.getByLabel('Full name').fill('Ana');
    await closeTab(page);
    page = await anotherBrowser();
    await page.goto(onboarding.link);
    await heading(page, 'Your account');
    await openForms(page);
    expect(await valueOf(page, 'Work email')).toBe(onboarding.email);
    await page.getByLabel('Full name').fill(ANA.name);
    await page.getByRole('textbox', { name: 'Password' }).fill(ANA.password);
    await page.getByLabel('Phone').fill(ANA.phone);
    await press(page, 'Create account');
    await heading(page, 'Your account is connected');
    await closeTab(page);

    page = await anotherBrowser();
    await page.goto(onboarding.link);
    await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/Ana Peña|610 ?1000/);
    await page.close();
    page = await logIn();
    await heading(page, 'About your company');
    await press(page, 'Legal form and registration');
    await page.getByLabel('Registry office of SUNARP').fill('Dra. Quiñones');
    await untilSaved(page);
    await page.getByLabel(ENTRY).fill('Partida 77');
    await closeTab(page);
    await arrives(onboarding, 'Partida 77');

    page = await logIn();
    await heading(page, 'About your company');
    await press(page, 'Legal form and registration');
    expect(await valueOf(page, 'Registry office of SUNARP')).toBe('Dra. Quiñones');
    await openPart(page, 'review');
    await press(page, 'Submit form');

    await heading(page, 'Please answer the following questions');
    await page.getByLabel('De 10 a 50').check();
    await page.getByLabel('ISO 14001').check();
    await page.locator('input[type=file]').setInputFiles(pdf('constancia ñ.pdf'));
    await page.getByText('constancia ñ.pdf is uploaded.').waitFor();
    await page.getByLabel(/¿Qué produce\?/).fill('Sillas & "mesas"');
    await closeTab(page);
    await arrives(onboarding, 'Sillas &');

    page = await logIn();
    await heading(page, 'Please answer the following questions');
    expect(await valueOf(page, /¿Qué produce\?/)).toBe('Sillas & "mesas"');
    await expect.poll(() => page.getByLabel('De 10 a 50').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('ISO 14001').isChecked()).toBe(true);
    await page.getByText('constancia ñ.pdf', { exact: true }).waitFor();
    await press(page, 'Submit questionnaire');

    await heading(page, 'Payment reference');
    await page.getByLabel('Address').fill('Jr. Invención 12');
    await page.getByLabel('City').fill('Arequipa');
    await closeTab(page);
    await arrives(onboarding, 'Arequipa');

    page = await logIn();
    await heading(page, 'Payment reference');
    expect([await valueOf(page, 'Address'), await valueOf(page, 'City')]).toEqual(['Jr. Invención 12', 'Arequipa']);
    await fillReference(page);
    await press(page, 'Save and continue');
    await heading(page, 'Payment instructions');
    await page.locator('input[type=file]').setInputFiles(pdf('voucher.pdf'));
    await page.getByRole('button', { name: 'Delete voucher.pdf' }).waitFor();
    await closeTab(page);

    page = await logIn();
    await heading(page, 'Payment instructions');
    await page.getByRole('button', { name: 'Delete voucher.pdf' }).waitFor();
    await press(page, 'Confirm payment');

    // The page was closed before the second phone number was saved, so that number is lost and the saved phone number
    // is displayed.
    await heading(page, 'Thank you');
    await press(page, 'Edit phone');
    await page.getByLabel('Phone').fill('+51 1 999');
    await closeTab(page);
    page = await logIn();
    await heading(page, 'Thank you');
    await page.getByText('+51 1 6101000').waitFor();
    await press(page, 'Edit phone');
    await page.getByLabel('Phone').fill('+51 1 620 2000');
    await press(page, 'Save');
    await page.getByText('The phone has been saved.').waitFor();
    await closeTab(page);

    await onboarding.verify();
    page = await logIn();
    await heading(page, 'Thank you, you are done');
  },
  SLOW_MS,
);

async function reopen({ page }: Person, link: string): Promise<Page> {
  const again = await page.context().newPage();
  await again.goto(link);
  return again;
}

test('without a connection everything is kept on this device, is told, and goes out when it is back', async () => {
  const onboarding = await inviteToAll(cast.url, 'sinred');
  const phone = await cast.enter({ isPhone: true });
  const context = phone.page.context();
  await openAccount(phone.page, onboarding.link, ANA);
  await heading(phone.page, 'About your company');
  await press(phone.page, 'Legal form and registration');
  await heading(phone.page, 'Legal form and registration');
  await context.setOffline(true);
  await phone.page.getByLabel('Registry office of SUNARP').fill('Dr. Salas');
  await phone.page.getByText(KEPT).waitFor();
  await closeTab(phone.page);
  await context.setOffline(false);
  let page = await reopen(phone, onboarding.link);
  await heading(page, 'About your company');
  await untilSaved(page);
  await press(page, 'Legal form and registration');
  expect(await valueOf(page, 'Registry office of SUNARP')).toBe('Dr. Salas');
  await arrives(onboarding, 'Dr. Salas');
  await closeTab(page);

  await onboarding.sendForm();
  page = await reopen(phone, onboarding.link);
  await heading(page, 'Please answer the following questions');
  await context.setOffline(true);
  await page.getByLabel(/¿Qué produce\?/).fill('Hilo');
  await page.getByText(KEPT).waitFor();
  await page.locator('input[type=file]').setInputFiles(pdf('constancia.pdf'));
  await page.getByText('The connection was lost. constancia.pdf continues by itself from 0 %.').waitFor();
  await press(page, 'Submit questionnaire');
  await page.getByRole('alert').getByText('Please wait until the upload has finished.').waitFor();
  await context.setOffline(false);
  await page.getByText('constancia.pdf is uploaded.').waitFor();
  await press(page, 'Submit questionnaire');
  await page
    .getByRole('alert')
    .getByRole('link', { name: /¿Cuántas personas trabajan\?/ })
    .waitFor();
  await untilSaved(page);
  await context.setOffline(true);
  await page.getByLabel(/¿Algo más\?/).fill('Gracias');
  await page.getByText(KEPT).waitFor();
  await closeTab(page);
  await context.setOffline(false);
  page = await reopen(phone, onboarding.link);
  await heading(page, 'Please answer the following questions');
  expect(await valueOf(page, /¿Algo más\?/)).toBe('Gracias');
  await untilSaved(page);
  await arrives(onboarding, 'Gracias');
  phone.forgive(/ERR_INTERNET_DISCONNECTED/);

  await page.getByLabel(/¿Qué produce\?/).fill('Hilo y tela');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first().click();
  await page.goBack();
  await heading(page, 'Please answer the following questions');
  await expect.poll(() => valueOf(page, /¿Qué produce\?/)).toBe('Hilo y tela');
});

test('two tabs of one questionnaire add up, and each shows what the other has saved', async () => {
  const onboarding = await inviteToAll(cast.url, 'dos');
  const { page: one } = await cast.enter();
  await openAccount(one, onboarding.link, ANA);
  await heading(one, 'About your company');
  await onboarding.sendForm();
  await one.goto(onboarding.link);
  await heading(one, 'Please answer the following questions');
  const two = await one.context().newPage();
  await two.goto(onboarding.link);
  await heading(two, 'Please answer the following questions');

  await one.getByLabel(/¿Qué produce\?/).fill('Sillas');
  await untilSaved(one);
  await two.getByLabel(/¿Algo más\?/).fill('Desde la otra');
  await untilSaved(two);
  await expect.poll(() => valueOf(two, /¿Qué produce\?/)).toBe('Sillas');
  // Simulates a return to the tab, which must refresh it. Tabs in a test browser are always visible, so the test
  // dispatches the event of a tab that becomes visible.
  const lookAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lookAt(one);
  await expect.poll(() => valueOf(one, /¿Algo más\?/)).toBe('Desde la otra');

  // Both tabs edit the same question: the newer answer is stored, and both tabs show it.
  await two.getByLabel(/¿Qué produce\?/).fill('Mesas');
  await expect.poll(async () => JSON.stringify(await onboarding.stored())).toContain('Mesas');
  await one.getByLabel('De 10 a 50').check();
  await expect.poll(() => valueOf(one, /¿Qué produce\?/)).toBe('Mesas');
  await one.reload();
  expect(await valueOf(one, /¿Qué produce\?/)).toBe('Mesas');
});
