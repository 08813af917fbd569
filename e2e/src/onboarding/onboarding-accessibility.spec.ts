import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { keyboardOf } from '../support/keyboard';
import { linkIn, mailTo } from '../support/mailbox';
import { fillReference, inviteToAll, QUESTIONS, SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { ADMIN, type Cast, startCast } from '../support/people';
import { PDF } from '../support/samples';
import { arriveAt, followSummary, problemsInAllViews, problemsInBothSchemes } from '../support/supplier-looks';
import { openForms } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const SLOW_MS = 300_000;
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000' };
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'every step can be seen, read and understood in each language; the focus goes along, errors lead to their fields',
  async () => {
    const onboarding = await inviteToAll(cast.url, 'todos');
    const { page } = await cast.enter();
    const data = [
      ...QUESTIONS.flatMap(({ title, options = [] }) => [title, ...options.map(({ value }) => value)]),
      'Ñandú',
      'Demo Andina',
      onboarding.email,
      ANA.name,
      ANA.phone,
      'Banco Demo Perú',
      'Homologa Demo',
    ];
    const looksRight = async () => expect(await problemsInAllViews(page, data)).toEqual([]);
    const failsWell = async (lines: unknown[]) => {
      expect(await followSummary(page)).toEqual(lines);
      expect(await problemsInBothSchemes(page)).toEqual([]);
    };

    await page.goto(onboarding.link);
    await page.getByRole('button', { name: 'Start assessment' }).waitFor();
    await looksRight();
    await press(page, 'Start assessment');
    await arriveAt(page, 'Your account');
    await looksRight();
    await page.getByLabel('Full name').fill('');
    await press(page, `Continue as ${onboarding.email}`);
    await failsWell(['All fields are required', 'Full name: Required', 'Phone: Required']);
    await openForms(page);
    await looksRight();
    await page.getByLabel('Work email').fill('ana@');
    await press(page, 'Create account');
    await failsWell([
      'All fields are required',
      'Full name: Required',
      'Work email: Please enter a valid email.',
      'Password: Required',
      'Phone: Required',
    ]);
    await page.getByRole('tab', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill('');
    await press(page, 'Log in');
    await failsWell(['All fields are required', 'Email: Required', 'Password: Required']);
    await page.getByRole('tab', { name: 'Create an account' }).click();
    await page.getByLabel('Work email').fill(onboarding.email);
    await page.getByLabel('Full name').fill(ANA.name);
    await page.getByRole('textbox', { name: 'Password' }).fill(SUPPLIER_PASSWORD);
    await page.getByLabel('Phone').fill(ANA.phone);
    await press(page, 'Create account');
    await arriveAt(page, 'Your account is connected');
    await press(page, 'Continue now');

    await arriveAt(page, 'About your company');
    await looksRight();
    await press(page, 'Legal form and registration');
    await arriveAt(page, 'Legal form and registration');
    await looksRight();
    await page.getByLabel('Date of incorporation').fill('2999-01-01');
    await press(page, 'Save and continue');
    await failsWell(['Date of incorporation: This date is in the future.']);
    await page.getByLabel('Date of incorporation').fill('1999-03-04');
    await press(page, 'Save and continue');
    await arriveAt(page, 'Addresses');
    await page.getByRole('navigation', { name: 'Parts of the form' }).getByText('Review and submit').click();
    await arriveAt(page, 'Review and submit');
    await press(page, 'Submit form');

    await arriveAt(page, 'Please answer the following questions');
    await looksRight();
    await press(page, 'Submit questionnaire');
    await failsWell([
      'Please answer all required (*) fields',
      ...QUESTIONS.filter(({ type, required }) => type !== 'section' && required !== false).map(
        ({ title }, place) => `${place + 1}. ${title}`,
      ),
    ]);
    await page.getByLabel(/¿Qué produce\?/).fill('Sillas');
    await page.getByLabel('De 10 a 50').check();
    await page.getByLabel('ISO 14001').check();
    await page.locator('input[type=file]').setInputFiles(pdf('constancia ñ.pdf'));
    await page.getByText('constancia ñ.pdf is uploaded.').waitFor();
    await press(page, 'Submit questionnaire');

    await arriveAt(page, 'Payment reference');
    await looksRight();
    await press(page, 'Save and continue');
    await failsWell([
      'All fields are required',
      ...['RUC', 'Address', 'Postal code', 'City', 'State', 'Position', 'Payment method'].map(
        (label) => `${label}: Required`,
      ),
    ]);
    await fillReference(page);
    await press(page, 'Save and continue');
    await arriveAt(page, 'Payment instructions');
    await looksRight();
    await page.getByRole('button', { name: 'Confirm payment' }).press('Enter');
    await failsWell(['Please upload proof of payment']);
    await page.locator('input[type=file]').setInputFiles(pdf('voucher.pdf'));
    await page.getByRole('button', { name: 'Delete voucher.pdf' }).waitFor();
    expect(await problemsInBothSchemes(page)).toEqual([]);
    await press(page, 'Confirm payment');

    await arriveAt(page, 'Thank you');
    await looksRight();
    await press(page, 'Edit phone');
    expect(await page.getByLabel('Phone').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Phone').fill('');
    await press(page, 'Save');
    await failsWell(['Phone is required']);
    await press(page, 'Cancel');
    await onboarding.verify();
    await page.goto(onboarding.link);
    await page.getByRole('heading', { name: 'Thank you, you are done' }).waitFor();
    await looksRight();
  },
  SLOW_MS,
);

test('somebody without a mouse gets from the invitation to the end', async () => {
  const client = await openApi(cast.url, ADMIN);
  const run = Date.now().toString(36);
  const email = `teclado.${run}@proveedor.test`;
  const questionnaire = QUESTIONS.filter(({ type }) => type !== 'file');
  const workflowId = await client.launch({ title: `Teclado ${run}`, report_type: 'ckr', questionnaire });
  await client.addSuppliers(workflowId, [`Teclas ${run}; Ana Peña; ${email}; Perú; ; ; ; `]);
  const { page } = await cast.enter();
  await page.goto(linkIn(await mailTo(cast.url, email)));
  const keyboard = keyboardOf(page);

  await keyboard.open('button', 'Start assessment');
  await arriveAt(page, 'Your account');
  await keyboard.open('button', 'Use a password or another email');
  await keyboard.tabTo('textbox', 'Full name');
  await keyboard.type(ANA.name);
  await keyboard.open('button', 'Create account');
  await page.getByRole('alert').waitFor();
  await keyboard.open('link', 'Password: Required');
  await keyboard.isOn('textbox', /^Password/);
  await keyboard.type(SUPPLIER_PASSWORD);
  await keyboard.tabTo('textbox', 'Phone');
  await keyboard.type(ANA.phone);
  await keyboard.press('Enter');
  await arriveAt(page, 'Your account is connected');
  await keyboard.open('button', 'Continue now');

  await arriveAt(page, 'Please answer the following questions');
  await keyboard.tabTo('textbox', /¿Qué produce\?/);
  await keyboard.type('Sillas');
  await keyboard.tabTo('radio', 'Menos de 10');
  await keyboard.press('ArrowDown');
  await keyboard.isOn('radio', 'De 10 a 50');
  await keyboard.tabTo('checkbox', 'ISO 14001');
  await keyboard.press('Space');
  await keyboard.open('button', 'Submit questionnaire');

  await arriveAt(page, 'Thank you');
  await keyboard.open('button', 'Edit phone');
  await keyboard.isOn('textbox', 'Phone');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('+51 1 620 2000');
  await keyboard.press('Enter');
  await page.getByText('The phone has been saved.').waitFor();
  await page.getByText('+51 1 6202000').waitFor();
  await keyboard.open('link', 'Update changes');
  await arriveAt(page, 'Please answer the following questions');
  await expect.poll(() => page.getByLabel('De 10 a 50').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('ISO 14001').isChecked()).toBe(true);
  keyboard.verify();
});
