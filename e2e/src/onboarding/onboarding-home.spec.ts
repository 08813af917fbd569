import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { absent, fileFrom, press } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { PDF } from '../support/samples';
import { settled } from '../support/settled';
import { openAccount, untilSaved } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const email = `casa.${run}@proveedor.test`;
const ANA = { name: `Ana ${run}`, phone: '+51 1 610 1000', password: 'una clave larga' };
const PAID = `Informe pagado ${run}`;
const ASKED = `Cuestionario ${run}`;

async function inviteTwice(): Promise<{ paid: string; asked: string }> {
  const api = await openApi(cast.url, ADMIN);
  const question = { type: 'input', title: '¿Qué produce su empresa?', required: true };
  const common = { type: 'onboarding', product: 'report' };
  const bodies = {
    paid: { ...common, info: { title: PAID }, report_type: 'ckr', payment: 'supplier', price_per_supplier: 850 },
    asked: {
      ...common,
      info: { title: ASKED },
      report_type: 'questionnaire',
      payment: 'client',
      questionnaire: [question],
    },
  };
  const inviteTo = async (body: unknown): Promise<string> => {
    const { id } = await api.call<{ id: string }>('POST', '/api/workflows', body);
    await api.call('PUT', `/api/workflows/${id}/activate`);
    const invite = { company_name: 'Aceros Ñandú S.A.', full_name: ANA.name, emails: [email], country: 'peru' };
    await api.call('POST', `/api/workflows/${id}/suppliers`, { invite: { ...invite, address: 'Jr. Invención 77' } });
    return linkIn(await mailTo(cast.url, email, ({ text }) => text.includes(`/onboarding/${id}/`)));
  };
  return { paid: await inviteTo(bodies.paid), asked: await inviteTo(bodies.asked) };
}

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Your onboardings' }).click();
  await heading(page, 'Your onboardings');
};

async function payInPeru(page: Page): Promise<void> {
  await heading(page, 'Payment reference');
  await page.getByLabel('Postal code').fill('15001');
  await page.getByLabel('City').fill('Lima');
  await page.getByLabel('State').selectOption('Lima');
  await page.getByLabel('Position').fill('Tesorera');
  await page.getByRole('textbox', { name: 'RUC' }).fill('20131312955');
  await page.getByLabel('Cash Deposit').check();
  await press(page, 'Save and continue');
  await heading(page, 'Payment instructions');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'voucher.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'Delete voucher.pdf' }).waitFor();
  await press(page, 'Confirm payment');
  await heading(page, 'Thank you');
}

test('one account serves two onboardings, takes its data along and asks for its erasure', async () => {
  const links = await inviteTwice();
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, links.paid, ANA);
  await heading(page, 'Payment reference');

  await page.goto(links.asked);
  await press(page, 'Start assessment');
  await page.getByText(`You are signed in as ${email}.`).waitFor();
  await press(page, 'Continue with this account');
  await press(page, 'Continue now');
  await heading(page, 'Please answer the following questions');

  await openHome(page);
  expect(await page.title()).toBe('Your onboardings · Homologa');
  for (const title of [PAID, ASKED]) await card(page, title).getByText('It is your turn').waitFor();
  await card(page, PAID).getByText('PEN 850.00 · to be paid').waitFor();
  await absent(card(page, ASKED).getByText('Payment'));
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('link', { name: `Continue: ${ASKED}` }).click();
  await page.getByLabel(/¿Qué produce su empresa\?/).fill('Clavos de herradura');
  await untilSaved(page);
  await press(page, 'Submit questionnaire');
  await heading(page, 'Thank you, you are done');
  await openHome(page);
  await card(page, ASKED).getByText('Completed').waitFor();
  await page.getByRole('link', { name: `Continue: ${PAID}` }).click();
  await payInPeru(page);
  await openHome(page);
  await card(page, PAID).getByText('We are verifying').waitFor();
  await card(page, PAID).getByText('PEN 850.00 · proof received').waitFor();
  await card(page, PAID).getByText('What happened, what comes next').click();
  const lines = card(page, PAID).getByRole('listitem');
  await lines.filter({ hasText: 'You sent your proof of payment' }).waitFor();
  const coming = lines.filter({ hasText: /^We call you and verify your data/ });
  await expect.poll(() => coming.textContent()).toMatch(/Our team · awaited since/);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel('Send me news about the service by email').check();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await press(page, 'Prepare a copy');
  await page.getByRole('button', { name: 'Download the copy' }).waitFor();
  const copy = await fileFrom(page, () => press(page, 'Download the copy'));
  expect(copy.name).toBe('my-data.zip');
  // Searches the bytes of the ZIP file for the file names, which the ZIP format does not compress.
  expect(copy.bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['data.html', 'data.json', 'voucher.pdf']) expect(copy.bytes.includes(name)).toBe(true);
  const ready = await mailTo(cast.url, email, ({ subject }) => subject === 'The copy of your data is ready');
  expect(ready.text).toContain('/onboarding/home');

  await press(page, 'Ask for erasure');
  await press(page, 'Cancel');
  await press(page, 'Ask for erasure');
  await page.getByLabel('Is there anything we should know?').fill('Ya no trabajo en esta empresa.');
  await press(page, 'Send the request');
  await page.getByText(/^You asked for erasure on .+\. We will answer by .+\.$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk' });
  await staff.getByRole('link', { name: 'Data requests' }).click();
  await heading(staff, 'Data requests');
  const decide = staff.getByRole('button', { name: `Decide: ${ANA.name}` });
  const dialog = staff.getByRole('dialog', { name: `Erase the data of ${ANA.name}?` });
  await staff.getByText('Ya no trabajo en esta empresa.').first().waitFor();
  await decide.click();
  await press(dialog, 'Refuse');
  await dialog.getByText('Please give a reason for this decision.').first().waitFor();
  expect(await violationsOn(staff, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Reason for a refusal').fill('Hay un pago por verificar.');
  await press(dialog, 'Refuse');
  await dialog.waitFor({ state: 'detached' });
  await decide.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText(/^Your request of .+ was refused: Hay un pago por verificar\.$/).waitFor();
  const refusal = await mailTo(cast.url, email, ({ subject }) => subject === 'About your request to erase your data');
  expect(refusal.text).toContain('The reason: Hay un pago por verificar.');

  await press(page, 'Ask for erasure');
  await press(page, 'Send the request');
  await page.getByText(/^You asked for erasure on /).waitFor();
  await staff.reload();
  await decide.click();
  await press(dialog, 'Erase');
  await decide.waitFor({ state: 'detached' });
  await mailTo(cast.url, email, ({ subject }) => subject === 'Your data is being erased');

  // Reloads the page until it shows the login, because a background job erases the account.
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  const isOut = async () => {
    await page.reload();
    await settled(page);
    return logIn.isVisible();
  };
  await expect.poll(isOut).toBe(true);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ANA.password);
  const refusalOf = async () => {
    await logIn.click();
    return page.getByRole('alert').innerText();
  };
  await expect.poll(refusalOf, { interval: 2_000 }).toContain('Wrong email or password.');
});
