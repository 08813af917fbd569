import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { violationsOn } from '../support/inspect-page';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { absent } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: 'una clave larga' };
const NUMBER = /^[234679CDFGHJKMNPRTWXY]{3}-[234679CDFGHJKMNPRTWXY]{3}$/;
const QUESTION = { type: 'input', title: '¿Qué produce?', required: true };
const CALL = /will call|may call|called|We call/i;

async function invite(title: string, reportType: string) {
  const email = `${title}.${run}@proveedor.test`;
  const workflowId = await client.launch({
    title: `${title} ${run}`,
    report_type: reportType,
    questionnaire: [QUESTION, { ...QUESTION, title: 'Adjunte su Ficha RUC', type: 'file', required: false }],
  });
  await client.addSuppliers(workflowId, [`Aceros ${title} ${run}; ${ANA.name}; ${email}; Perú; ; ; ; `]);
  return { email, workflowId, link: linkIn(await mailTo(cast.url, email)) };
}

async function answer(page: Page): Promise<void> {
  await page.getByLabel(/¿Qué produce\?/).fill('Tornillos');
  await page.getByRole('button', { name: 'Submit questionnaire' }).click();
}

const numberOn = (page: Page): Promise<string> => page.locator('.receipt-number').innerText();
const mainText = (page: Page): Promise<string> => page.locator('main').innerText();

test('a questionnaire ends with a receipt by page and by mail, and nowhere announces a call', async () => {
  const { email, workflowId, link } = await invite('fin-cuestionario', 'questionnaire');
  const { page } = await cast.enter({ isPhone: true, isSlow: true });
  await page.goto(link);
  await page.getByRole('heading', { name: 'How does it work?' }).waitFor();
  expect(await mainText(page)).not.toMatch(CALL);
  await openAccount(page, link, ANA);
  await answer(page);

  await page.getByRole('heading', { name: 'Thank you, you are done' }).waitFor();
  await page.getByText(/^Everything was received on .+\.$/).waitFor();
  const number = await numberOn(page);
  expect(number).toMatch(NUMBER);
  await page.getByText('You can close this page.').waitFor();
  await page.getByRole('button', { name: 'Print receipt' }).waitFor();
  expect(await mainText(page)).not.toMatch(CALL);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const mail = await mailTo(cast.url, email, ({ subject }) => subject.includes(number));
  expect(mail.text).toMatch(/Everything was received on .+\. Your part is complete\./);
  expect(mail.html).toContain('name="viewport"');
  await mailTo(cast.url, email, ({ subject }) => subject.startsWith('Your account for'));
  const mails = await mailsTo(cast.url, email);
  expect(mails.map(({ text }) => text).join('\n')).not.toMatch(CALL);
  expect(mails).toHaveLength(3);

  await page.getByRole('link', { name: 'Log in to the platform' }).click();
  await page.getByText(number).waitFor();
  const typed = number.replace('-', '').toLowerCase();
  const { results } = await client.call<{ results: unknown[] }>('GET', `/api/search?q=${typed}`);
  expect(results).toMatchObject([{ kind: 'receipt', found: number, workflow: { id: workflowId } }]);
});

test('who is called reads when and from which number, chooses a time that the desk sees, and finds what can be changed', async () => {
  const { email, link } = await invite('fin-llamada', 'ckr');
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, link, ANA);
  await answer(page);

  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await page.getByText(/^A .+ representative will call you to verify your data\.$/).waitFor();
  const number = await numberOn(page);
  expect(number).toMatch(NUMBER);
  const days = await page.locator('.coming-call dd').first().innerText();
  expect(days).toMatch(/^Between .+ and .+$/);
  expect(days).not.toMatch(/Saturday|Sunday/);
  await page.getByText('+51 000 0001').waitFor();
  await page.getByText('You can close this page.').waitFor();
  await page.getByLabel('In the afternoon').check();
  await page.getByText('The time has been saved.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('In the afternoon').isChecked()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await absent(page.getByRole('link', { name: 'Update changes' }));
  expect(await page.locator('.receipt').innerText()).toContain(`Aceros fin-llamada ${run}`);
  await page.emulateMedia({ media: 'screen' });

  const { text } = await mailTo(cast.url, email, ({ subject }) => subject.includes(number));
  expect(text).toMatch(/The call comes between .+ and .+\./);
  expect(text).toContain('We call from +51 000 0001.');
  const { page: desk } = await cast.enter({ as: STAFF, at: '/home' });
  const staff = await openApi(cast.url, STAFF);
  const { results } = await staff.call<{ results: { kind: string; id: string }[] }>(
    'GET',
    `/api/desk/search?q=${number}`,
  );
  expect(results.map(({ kind }) => kind)).toEqual(['request']);
  await desk.goto(`${cast.url}/desk/${results[0]?.id}`);
  await desk.getByText('The supplier prefers to be called: In the afternoon').waitFor();
  await desk.getByText(`Receipt ${number}`).waitFor();

  await page.getByRole('link', { name: 'Update changes' }).click();
  await page.getByRole('heading', { name: 'Please answer the following questions' }).waitFor();
});
