import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { isTooWide, leftoversOn, violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { ADMIN, type Cast, startCast } from '../support/people';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const QUESTIONS = 'Please answer the following questions';

async function invite(email: string): Promise<string> {
  const workflow = await client.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Relevo ${email}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'questionnaire',
    payment: 'client',
    questionnaire: [{ type: 'input', title: 'What do you make?' }],
  });
  await client.call('PUT', `/api/workflows/${workflow.id}/activate`);
  await client.call('POST', `/api/workflows/${workflow.id}/suppliers`, {
    invite: {
      company_name: `Maquinados ${run}`,
      full_name: 'Laura Garza',
      emails: [email],
      phone: '+525512345678',
      country: 'mexico',
    },
  });
  return linkIn(await mailTo(cast.url, email, ({ text }) => text.includes(workflow.id)));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function looksRight(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  expect(await leftoversOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

const confirmationOf = async (email: string) =>
  linkIn(await mailTo(cast.url, email, ({ text }) => text.includes('handover=')));

test('the invited person names a colleague, who gets an own link; the old link leads in no more', async () => {
  const laura = `laura.relevo.${run}@proveedor.test`;
  const pedro = `pedro.relevo.${run}@proveedor.test`;
  const link = await invite(laura);
  const { page } = await cast.enter({ isPhone: true, isSlow: true });
  await page.goto(link);
  await press(page, 'I am not the right person');
  await heading(page, 'Who is the right person?');
  await press(page, 'Hand over');
  await page.getByRole('alert').waitFor();
  await looksRight(page);
  await page.getByLabel('Colleague’s full name').fill('Pedro Ruiz');
  await page.getByLabel('Colleague’s work email').fill(pedro);
  await page.getByLabel(/Note to the colleague/).fill('You know the figures');
  // What was typed survives a reload, as in every form.
  await page.reload();
  await expect.poll(() => page.getByLabel('Colleague’s full name').inputValue()).toBe('Pedro Ruiz');
  await press(page, 'Hand over');
  await heading(page, 'One confirmation is missing');
  await looksRight(page);

  await page.goto(await confirmationOf(laura));
  await heading(page, 'Does Pedro Ruiz take over?');
  await page.getByText('You know the figures', { exact: true }).waitFor();
  await looksRight(page);
  await press(page, 'Yes, hand over');
  await heading(page, 'Pedro Ruiz takes over');
  await page.reload();
  await heading(page, 'Pedro Ruiz takes over');
  await page.goto(link);
  await heading(page, 'Log in');

  const mail = await mailTo(cast.url, pedro);
  expect(mail.text).toContain('You know the figures');
  const { page: phone } = await cast.enter({ isPhone: true });
  await phone.goto(linkIn(mail));
  await press(phone, 'Start assessment');
  await heading(phone, 'Your account');
  expect(await phone.getByLabel('Full name').inputValue()).toBe('Pedro Ruiz');
  await phone.getByLabel('Phone').fill('+525587654321');
  await press(phone, `Continue as ${pedro}`);
  await press(phone, 'Continue now');
  await heading(phone, QUESTIONS);
});

test('a forwarded link leads a colleague on, who gets in only if the connected person agrees', async () => {
  const laura = `laura.reenvio.${run}@proveedor.test`;
  const ana = `ana.reenvio.${run}@proveedor.test`;
  const link = await invite(laura);
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(link);
  await press(page, 'Start assessment');
  await press(page, `Continue as ${laura}`);
  await press(page, 'Continue now');
  await heading(page, QUESTIONS);
  await page.getByLabel(/What do you make\?/).fill('Tornillos');
  await page.getByText(/^Saved at /).waitFor();

  const { page: colleague } = await cast.enter({ isPhone: true });
  await colleague.goto(link);
  await heading(colleague, 'Your account');
  await looksRight(colleague);
  await press(colleague, 'I am a colleague: get my own link');
  await heading(colleague, 'Get your own link');
  await colleague.getByLabel('Your full name').fill('Ana Peña');
  await colleague.getByLabel('Your work email').fill(ana);
  await press(colleague, 'Ask for my link');
  await heading(colleague, 'One confirmation is missing');
  await looksRight(colleague);

  const confirmation = await confirmationOf(laura);
  await page.goto(confirmation);
  await press(page, 'No, I answer myself');
  await heading(page, QUESTIONS);
  await page.goto(confirmation);
  await press(page, 'Yes, hand over');
  await heading(page, 'Ana Peña takes over');

  await colleague.goto(linkIn(await mailTo(cast.url, ana)));
  await heading(colleague, 'Your account');
  await colleague.getByLabel('Phone').fill('+525587654321');
  await press(colleague, `Continue as ${ana}`);
  await press(colleague, 'Continue now');
  await heading(colleague, QUESTIONS);
  await expect.poll(() => colleague.getByLabel(/What do you make\?/).inputValue()).toBe('Tornillos');
});

test('a QR code shows a link to another device, which asks for a code', async () => {
  const email = `qr.relevo.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(await invite(email));
  await press(page, 'Start assessment');
  await press(page, `Continue as ${email}`);
  await press(page, 'Continue now');
  await heading(page, QUESTIONS);
  const made = page.waitForResponse((response) => response.url().endsWith('/own-links'));
  await press(page, 'Show a QR code');
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor();
  await looksRight(page);
  const { url } = (await (await made).json()) as { url: string };
  const { page: desktop } = await cast.enter();
  await desktop.goto(url);
  await desktop.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  expect(await desktop.getByText('What do you make?').count()).toBe(0);
});
