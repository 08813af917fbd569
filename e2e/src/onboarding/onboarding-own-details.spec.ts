import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { absent } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const QUESTIONS = 'Please answer the following questions';

async function invite(name: string, email: string): Promise<{ link: string; workflow: string }> {
  const { id } = await client.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Datos ${name} ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'questionnaire',
    payment: 'client',
    questionnaire: [{ type: 'input', title: 'What do you make?' }],
  });
  await client.call('PUT', `/api/workflows/${id}/activate`);
  await client.call('POST', `/api/workflows/${id}/suppliers`, {
    invite: {
      company_name: `Maquinados ${run}`,
      full_name: 'Laura Garsa',
      emails: [email],
      phone: '+525512345678',
      country: 'mexico',
    },
  });
  return { link: linkIn(await mailTo(cast.url, email, ({ text }) => text.includes(id))), workflow: id };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeIn = async (email: string): Promise<string> => {
  const mail = await mailTo(cast.url, email, ({ subject }) => /^\d{6} /.test(subject));
  return mail.subject.slice(0, 6);
};
const looksRight = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
};

test('name, language, e-mail and password are corrected at home, and the client sees whom to reach', async () => {
  const email = `antes.${run}@proveedor.test`;
  const wanted = `despues.${run}@proveedor.test`;
  const { link, workflow } = await invite('hogar', email);
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(link);
  await press(page, 'Start assessment');
  await press(page, `Continue as ${email}`);
  await heading(page, QUESTIONS);
  await page.getByRole('link', { name: 'Your onboardings' }).click();
  await press(page, 'Email me a code');
  await page.getByLabel('Code').fill(await codeIn(email));
  await press(page, 'Confirm');
  await page.getByText(`Datos hogar ${run}`).waitFor();
  await looksRight(page);

  await page.getByLabel('Full name').fill('');
  await press(page, 'Save details');
  await page.getByRole('link', { name: 'Full name: Required' }).waitFor();
  await page.getByLabel('Full name').fill('Laura Garza');
  await page.reload();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Laura Garza');
  await press(page, 'Save details');
  await page.getByText('Your details are saved.').waitFor();

  await press(page, 'Change email');
  await page.getByLabel('New email').fill(email.toUpperCase());
  await press(page, 'Send code');
  await page.getByRole('alert').getByText('This is already the email of your account.').waitFor();
  await page.getByLabel('New email').fill(wanted);
  await press(page, 'Send code');
  await page.getByText(`A six-digit code is on its way to ${wanted}.`).waitFor();
  await looksRight(page);
  const code = await codeIn(wanted);
  // A phone may drop the page while its user reads the mail.
  await page.reload();
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await press(page, 'Confirm');
  await page.getByRole('alert').getByText('The code is not valid or has expired.').waitFor();
  await page.getByLabel('Code').fill(code);
  await press(page, 'Confirm');
  await page.getByText(`Your email is now ${wanted}.`).waitFor();
  await page.getByText(`Signed in as ${wanted}`).waitFor();
  const notice = await mailTo(cast.url, email, ({ subject }) => subject.endsWith('has changed'));
  expect(notice.text).toContain('d•••@proveedor.test');

  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  await press(page, 'Set a password');
  await press(page, 'Change password');
  await page.getByRole('textbox', { name: 'Current password' }).fill('una clave larga');
  await page.getByRole('textbox', { name: 'New password' }).fill('otra clave larga');
  await looksRight(page);
  await press(page, 'Save password');
  await page.getByText('Your password is changed.').waitFor();
  await press(page, 'Remove password');
  await page.getByRole('textbox', { name: 'Current password' }).fill('una clave larga');
  await press(page, 'Remove password');
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'Current password' }).fill('otra clave larga');
  await press(page, 'Remove password');
  await page.getByText('Your password is removed.').waitFor();

  await page.getByLabel('Language of these pages and of our emails').selectOption('es');
  await press(page, 'Save details');
  await page.getByText('Sus datos se guardaron.').waitFor();
  await heading(page, 'Sus procesos');
  await looksRight(page);

  const [supplier] = await client.call<{ invite: { full_name: string; emails: string[] } }[]>(
    'GET',
    `/api/workflows/${workflow}/suppliers`,
  );
  expect(supplier?.invite).toMatchObject({ full_name: 'Laura Garza', emails: [wanted] });

  await page.goto(`${cast.url}/onboarding/home/nonsense/too`);
  await heading(page, '¡Ups! No se encontró la página.');
  await looksRight(page);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await heading(page, 'Sus procesos');
  await page.getByText(`Datos hogar ${run}`).waitFor();
});

test('a new password leads back into the process, signed in; a log-in there goes on without the pause', async () => {
  const email = `olvida.${run}@proveedor.test`;
  const { link } = await invite('olvido', email);
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, link, { name: 'Olga Olvido', phone: '+52 55 1234 5678', password: 'una clave larga' });
  await heading(page, QUESTIONS);
  await page.getByLabel(/What do you make\?/).fill('Tornillos');
  await page.getByText(/^Saved at /).waitFor();

  await press(page, 'Log out');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  await press(page, 'Log in');
  const shown = await Promise.race([
    heading(page, QUESTIONS).then(() => 'questions'),
    heading(page, 'Your account is connected').then(() => 'pause'),
  ]);
  expect(shown).toBe('questions');

  await press(page, 'Log out');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Reset your password');
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await press(page, 'Request reset link');
  await page.getByRole('status').getByText(email).waitFor();
  const mail = await mailTo(cast.url, email, ({ text }) => text.includes('/change-password?'));
  const address = /https?:\/\/\S+\/change-password\S+/.exec(mail.text)?.[0].replace(/[>)\]]+$/, '') ?? '';
  const { page: other } = await cast.enter({ isPhone: true });
  await other.goto(address);
  await other.getByLabel(/^New Password/).fill('otra clave larga');
  await other.getByLabel(/^Confirm/).fill('otra clave larga');
  await press(other, 'Create');
  await heading(other, QUESTIONS);
  await expect.poll(() => other.getByLabel(/What do you make\?/).inputValue()).toBe('Tornillos');
  await absent(other.getByRole('button', { name: 'Log in', exact: true }));
  expect((await mailsTo(cast.url, email)).length).toBeGreaterThan(1);
});
