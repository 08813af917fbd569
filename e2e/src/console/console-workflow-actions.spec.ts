import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { addQuestion, choose, paste, startWorkflow, untilStored } from '../support/console-steps';
import { absent, dialogOf, menuOf, tooltipOf } from '../support/opened';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, type Person, startCast } from '../support/people';
import { paintPicture } from '../support/samples';

let cast: Cast;
let api: ClientApi;
let admin: Person;
let page: Page;
let title: string;
let workflowId: string;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
beforeEach(async () => {
  title = `Acciones ${Date.now().toString(36)}`;
  workflowId = await api.draft({ title, report_type: 'questionnaire' });
  admin = await cast.enter({ as: ADMIN, at: `/workflows/${workflowId}/edit` });
  page = admin.page;
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
afterEach(() => cast.leave());

const at = (name: string) => `${name}.${workflowId}@proveedor.test`;

const { button, says } = stepsOn(() => page);
const panel = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string, within: Page | Locator = page) => within.getByLabel(name, { exact: true });

test('a new workflow says what it still needs, and stores what is typed by itself', async () => {
  const name = `Nueva ${title}`;
  await page.goto(`${cast.url}/home`);
  await startWorkflow(page, '', 'Questionnaire');
  await page.getByRole('heading', { level: 1, name: 'Untitled workflow' }).waitFor();
  expect(await tooltipOf(page, button('Launch'))).toBe('Please fill in workflow title.\nQuestionnaire is empty.');
  const needs = page.getByRole('alert').filter({ hasText: 'Before you can launch' });
  await needs.getByRole('button', { name: 'Please fill in workflow title.' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'workflow-title');
  await page.keyboard.type(name);
  await untilStored(page);
  await needs.getByRole('button', { name: 'Please fill in workflow title.' }).waitFor({ state: 'detached' });
  await field('Description').fill('Descripción de la campaña');
  await field('Welcome message').fill('Bienvenidos a la homologación.');
  await untilStored(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => field('Description').inputValue()).toBe('Descripción de la campaña');
});

test('a save that fails is said, can be tried again, and loses nothing', async () => {
  const address = `**/api/workflows/${workflowId}`;
  let cutOff = () => {};
  const cut = new Promise<void>((resolve) => {
    cutOff = resolve;
  });
  await page.route(address, (route) =>
    route.request().method() === 'PUT' ? cut.then(() => route.abort()) : route.fallback(),
  );
  await field('Description').fill('Escrita sin red');
  await says('Saving...');
  cutOff();
  const failed = page.getByRole('alert').filter({ hasText: 'Not saved:' });
  await failed.getByText('It will be tried again.').waitFor();
  await page.unroute(address);
  await button('Try again', failed).click();
  await untilStored(page);
  admin.forgive(/ERR_FAILED/);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => field('Description').inputValue()).toBe('Escrita sin red');
});

test('type, product, report and payment follow what the company may choose', async () => {
  await choose(page, 'Product', 'Score');
  await expect.poll(() => page.getByRole('combobox', { name: 'Report type' }).innerText()).toBe('BIR');
  await choose(page, 'Product', 'Report');
  await choose(page, 'Who pays', 'Supplier');
  await expect.poll(() => field('Price per supplier').inputValue()).toBe('120');
  await field('Price per supplier').fill('99.5');
  await choose(page, 'Who pays', 'Client');
  await absent(field('Price per supplier'));
  await choose(page, 'Workflow type', 'Investigating');
  await panel(/^Supplier data/).waitFor({ state: 'detached' });
  await panel(/^Customize onboarding/).waitFor({ state: 'detached' });
  await absent(field('Welcome message'));
  await choose(page, 'Workflow type', 'Onboarding');
  await panel(/^Set questionnaire and share files \(optional\)/).waitFor();
  await choose(page, 'Report type', 'Questionnaire');
  await panel(/^Set questionnaire and share files$/).waitFor();
  await untilStored(page);
});

test('a cover is cropped, stored, replaced and removed', async () => {
  const cover = page.locator('input[type=file][accept^="image/"]');
  await cover.setInputFiles({ name: 'roto.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  let dialog = await dialogOf(page, 'Crop cover');
  await dialog.getByText('This picture cannot be read. Please choose a JPEG, PNG or WebP file.').waitFor();
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await cover.setInputFiles(await paintPicture(page, 2400, 1200));
  dialog = await dialogOf(page, 'Crop cover');
  await dialog.getByText('Kept part: 2,400 × 800 pixels.').waitFor();
  await dialog.getByRole('slider', { name: 'Up or down' }).focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await dialog.getByText('This is less than 1920 pixels wide and may look blurred on large screens.').waitFor();
  await page.keyboard.press('Home');
  await button('Use this part', dialog).click();
  await page.getByRole('img', { name: 'Cover image' }).waitFor();
  await cover.setInputFiles(await paintPicture(page, 1920, 640));
  dialog = await dialogOf(page, 'Crop cover');
  await button('Use this part', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Remove cover').click();
  dialog = await dialogOf(page, 'Remove cover');
  await dialog.getByText('The introduction and the e-mails will have no cover image.').waitFor();
  await button('Remove cover', dialog).click();
  await page.getByRole('img', { name: 'Cover image' }).waitFor({ state: 'detached' });
  await button('Upload cover').waitFor();
});

test('the invitation is previewed as it will arrive', async () => {
  await field('Subject').fill('Invitación a «homologarse»');
  await field('Message').fill('Estimados:\ncompleten el cuestionario.');
  await button('Preview e-mail').click();
  const dialog = await dialogOf(page, 'E-mail as it will arrive');
  await dialog.getByText('Invitación a «homologarse»').waitFor();
  // The sandbox of the mail preview's frame blocks scripts, so the test can only read the frame's source.
  const source = (text: string) => dialog.locator(`iframe[srcdoc*='${text}']`).waitFor();
  await source('completen el cuestionario.');
  await button('Português', dialog).click();
  await button('Reminder', dialog).click();
  await source('lang="pt-BR"');
  await button('Phone', dialog).click();
  await button('Close', dialog).click();
  await dialog.waitFor({ state: 'detached' });
});

async function pasteTwo(taxId: string): Promise<void> {
  await button('Add supplier').click();
  const sheet = [
    ['Dos Ltda', 'João Dois', at('dois'), 'brazil', taxId],
    ['Tres S.A.C.', 'Ana Tres', at('tres'), 'peru', ''],
  ];
  await paste(field('Company Name, row 1'), sheet.map((cells) => cells.join('\t')).join('\n'));
  await says('2 rows pasted.');
}

test('suppliers are typed and pasted into the table, which says what is wrong with them', async () => {
  await panel(/^Supplier data/).click();
  await says('No suppliers yet. You can add them now or after launch.');
  await button('Add supplier').click();
  await field('Company Name, row 1').fill('Uno S.A.');
  await page.getByText('1 row to fix').waitFor();
  expect(await tooltipOf(page, button('Launch'))).toContain(
    'Please fix suppliers form. Some required fields are empty. (row 1)',
  );
  await button('Remove Uno S.A.').click();
  await pasteTwo('11.111.111/1111-11');
  await says('Only valid CNPJ is allowed');
  expect(await tooltipOf(page, button('Launch'))).toContain('Please fix TAX ID. Only valid CNPJ is allowed. (row 1)');
  await button('Go to the next one').click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Tax ID, row 1');
  await field('Tax ID, row 1').fill('12.ABC.345/01DE-35');
  await page.getByText('1 row to fix').waitFor({ state: 'detached' });
  await untilStored(page);
});

test('the onboarding gets its own words, language, due date and reminders', async () => {
  await panel(/^Customize onboarding/).click();
  const customize = page.getByRole('region', { name: /^Customize onboarding/ });
  await field('Title', customize).fill('Bienvenida, empresa proveedora');
  await field('Text', customize).fill('Este proceso toma quince minutos.');
  await field('Closing text', customize).fill('Nos pondremos en contacto.');
  await choose(page, 'Default language', 'Español');
  await field('Due date', customize).fill('2020-01-31');
  await says('This date is over.');
  await field('Due date', customize).fill('2099-12-31');
  await says('Suppliers read it on the introduction and in e-mails. Nothing is blocked afterwards.');
  await customize.getByRole('switch', { name: 'Scheduled reminders' }).check();
  await field('Every (days)', customize).fill('5');
  await field('At most (times)', customize).fill('2');
  await untilStored(page);
});

test('the previews open what suppliers will see in a new tab', async () => {
  await panel(/^Customize onboarding/).click();
  const customize = page.getByRole('region', { name: /^Customize onboarding/ });
  await field('Text', customize).fill('Este proceso toma quince minutos.');
  await addQuestion(page, 'Free text', '¿Qué produce su empresa?');
  for (const [name, text] of [
    ['Preview introduction', 'Este proceso toma quince minutos.'],
    ['Preview questionnaire', '¿Qué produce su empresa?'],
  ] as const) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    await tab.getByText(text).first().waitFor();
    await tab.close();
  }
});

test('leaving says that the draft is saved; it is found in the list and deleted for good', async () => {
  await panel(/^Supplier data/).click();
  await says('No suppliers yet. You can add them now or after launch.');
  await pasteTwo('12.ABC.345/01DE-35');
  await untilStored(page);
  await field('Description').fill('Última palabra');
  await page.getByRole('link', { name: 'Draft', exact: true }).first().click();
  await says('Workflow is saved as draft.');
  const entry = page.getByRole('listitem').filter({ hasText: title });
  await entry.getByText(/^Created /).waitFor();
  await entry.getByText('0 of 2 suppliers completed').waitFor();
  await entry.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => field('Description').inputValue()).toBe('Última palabra');
  const menu = await menuOf(page, button('More actions'));
  await menu.getByRole('menuitem', { name: 'Delete Draft' }).click();
  let dialog = await dialogOf(page, 'Delete Draft');
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Delete Draft').click();
  dialog = await dialogOf(page, 'Delete Draft');
  await dialog.getByText(`Are you sure you want to delete “${title}”? This cannot be undone.`).waitFor();
  await button('Delete Draft', dialog).click();
  await says('Draft deleted.');
  await page.waitForURL(`${cast.url}/workflows/draft`);
  await absent(page.getByText('Workflow is saved as draft.'));
  await page.goto(`${cast.url}/workflows/${workflowId}/edit`);
  await page.getByRole('heading', { name: 'Oops! Page not found.' }).waitFor();
});
