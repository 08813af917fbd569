import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { heading } from '../support/headings';
import { comeBack, inviteToAll, logInAgain, SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { absent } from '../support/opened';
import { type Cast, startCast } from '../support/people';
import { PDF } from '../support/samples';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const FILE = { name: 'constancia.pdf', mimeType: 'application/pdf', buffer: PDF };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a file on its way, a log-out and a workflow that is closed lose nothing and are told as they are', async () => {
  const onboarding = await inviteToAll(cast.url, 'fin');
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, onboarding.link, ANA);
  await heading(page, 'About your company');
  await onboarding.sendForm();
  await page.goto(onboarding.link);
  await heading(page, 'Please answer the following questions');

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/answers-files', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(FILE);
  await press(page, 'Submit questionnaire');
  await page.getByRole('alert').getByText('Please wait until the upload has finished.').waitFor();
  letGo();
  await page.getByText('constancia.pdf is uploaded.').waitFor();
  await absent(page.getByRole('alert'));

  await page.getByLabel(/¿Qué produce\?/).fill('Sogas');
  await press(page, 'Log out');
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await expect.poll(async () => JSON.stringify(await onboarding.stored())).toContain('Sogas');

  await comeBack(page, onboarding);
  await heading(page, 'Please answer the following questions');
  await page.goto(`${page.url().split('?')[0]}?step=bir_form&part=owners`);
  await heading(page, 'Owners and shareholders');
  await press(page, 'Log out');
  await logInAgain(page, onboarding);
  await heading(page, 'Owners and shareholders');
  await page.goto(onboarding.link);
  await heading(page, 'Please answer the following questions');
  await onboarding.client.call('PUT', `/api/workflows/${onboarding.workflowId}/close`);
  await page.getByLabel(/¿Algo más\?/).fill('Demasiado tarde');
  const ended = 'This evaluation process has expired or was closed by your client';
  await page.getByText(`Your last changes could not be saved. ${ended}`).waitFor();
  await press(page, 'Submit questionnaire');
  await page.getByRole('link', { name: /¿Cuántas personas trabajan\?/ }).waitFor();
  await page.getByLabel('De 10 a 50').check();
  await page.getByLabel('ISO 9001').check();
  await press(page, 'Submit questionnaire');
  await page.getByRole('alert').getByText(ended).waitFor();
});
