import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { addQuestion, paste, startWorkflow, untilStored } from '../support/console-steps';
import { mailsTo, mailTo } from '../support/mailbox';
import { absent, dialogOf, menuOf, tooltipOf } from '../support/opened';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, startCast, USER } from '../support/people';

let cast: Cast;
let api: ClientApi;
let page: Page;
let title: string;
let workflowId: string;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const at = (name: string) => `${name}.${title.slice(-8)}@proveedor.test`;
const newTitle = () => `Vida ${Date.now().toString(36)}`;

async function openLaunched(): Promise<void> {
  title = newTitle();
  const questionnaire = [{ type: 'input', title: '¿Qué produce su empresa?' }];
  workflowId = await api.launch({ title, report_type: 'questionnaire', questionnaire });
  await api.addSuppliers(
    workflowId,
    ['uno', 'dos'].map((name) => `${name}; Ana; ${at(name)}; Perú; ; ; ; `),
  );
  await Promise.all(['uno', 'dos'].map((name) => mailTo(cast.url, at(name))));
  ({ page } = await cast.enter({ as: ADMIN, at: `/workflows/${workflowId}/results` }));
  await heading(title);
}

const { button, says } = stepsOn(() => page);
const field = (name: string) => page.getByLabel(name, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const untilAt = (path: string) => page.waitForURL(`${cast.url}${path}`);

test('a draft with suppliers is launched, and they are invited', async () => {
  title = newTitle();
  ({ page } = await cast.enter({ as: ADMIN, at: '/home' }));
  workflowId = await startWorkflow(page, title, 'Questionnaire');
  await button(/^Set questionnaire and share files/).click();
  await addQuestion(page, 'Free text', '¿Qué produce su empresa?');
  await button(/^Supplier data/).click();
  await button('Add supplier').click();
  const rows = ['uno', 'dos'].map((name) => [name, 'Ana', at(name), 'peru'].join('\t'));
  await paste(field('Company Name, row 1'), rows.join('\n'));
  await untilStored(page);
  await button('Launch').click();
  let dialog = await dialogOf(page, 'Launch Workflow');
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await (await menuOf(page, button('More actions'))).getByRole('menuitem', { name: 'Launch' }).click();
  dialog = await dialogOf(page, 'Launch Workflow');
  await dialog
    .getByText(
      `“${title}” becomes active. 2 suppliers will be processed now. Each of them gets an invitation by e-mail.`,
    )
    .waitFor();
  await dialog.getByText(/^Questionnaire: [\d,]+ of [\d,]+ used; this launch takes 2\.$/).waitFor();
  await button('Launch', dialog).click();
  await says('Workflow launched.');
  await untilAt(`/workflows/${workflowId}/results`);
  await mailTo(cast.url, at('uno'));
  await mailTo(cast.url, at('dos'));
});

test('the results say how it stands; a status leads to its suppliers', async () => {
  await openLaunched();
  const box = page.getByRole('region', { name: 'Workflow', exact: true });
  for (const text of ['Launched', 'Days active', 'Report type', 'Onboarding', 'Client', '0 of 2']) {
    await box.getByText(text, { exact: true }).first().waitFor();
  }
  const chart = page.getByRole('region', { name: 'Supplier status' });
  await button('View as table: Supplier status', chart).click();
  await chart.getByRole('row', { name: 'Pending 2 100%' }).waitFor();
  await button('View as chart: Supplier status', chart).click();
  await chart.getByRole('link', { name: 'Pending' }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/suppliers') && address.search.includes('pending'));
  await page.getByRole('tab', { name: /^Pending/, selected: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'dos' }).waitFor();
  await page.getByRole('tab', { name: 'Results' }).click();
  await untilAt(`/workflows/${workflowId}/results`);
  const [preview] = await Promise.all([page.context().waitForEvent('page'), button('Preview').click()]);
  await preview.waitForURL(/\/onboarding\/.*\/introduction/);
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await preview.close();
});

test('a live workflow changes only when that is asked for, with or without a mail', async () => {
  await openLaunched();
  await button('Edit').click();
  await says('Type, product, report and payment cannot be changed after launch.');
  await absent(page.getByRole('button', { name: /^Supplier data/ }));
  await field('Description').fill('Nunca guardada');
  await says('Not saved yet');
  await button('Cancel').click();
  let dialog = await dialogOf(page, 'Leave without saving');
  await dialog.getByText('Your changes are not saved. Leave anyway?').waitFor();
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Cancel').click();
  await button('Leave', await dialogOf(page, 'Leave without saving')).click();
  await page.getByRole('tab', { name: 'Results' }).waitFor();
  await absent(page.getByText('Nunca guardada'));

  await button('Edit').click();
  await page.locator('#workflow-title').fill('');
  expect(await tooltipOf(page, button('Update changes'))).toBe('Please fill in workflow title.');
  await page.locator('#workflow-title').fill(title);
  await field('Description').fill('Actualizada');
  await button('Update changes').click();
  dialog = await dialogOf(page, 'Update changes');
  await dialog.getByText('Do you want to remind all suppliers by e-mail that the workflow has changed?').waitFor();
  await button('Only update', dialog).click();
  await says('Workflow updated.');
  await untilAt(`/workflows/${workflowId}/results`);
  await says('Actualizada');
  expect(await mailsTo(cast.url, at('uno'))).toHaveLength(1);

  await button('Edit').click();
  await field('Description').fill('Actualizada y avisada');
  await button('Update changes').click();
  await button('Update and notify', await dialogOf(page, 'Update changes')).click();
  await says('Actualizada y avisada');
  for (const name of ['uno', 'dos']) {
    await expect.poll(async () => (await mailsTo(cast.url, at(name))).length).toBe(2);
  }
});

test('what two tabs change at once is not lost before somebody decides', async () => {
  await openLaunched();
  const other = await page.context().newPage();
  await other.goto(`${cast.url}/workflows/${workflowId}/edit`);
  await button('Edit').click();
  for (const [typed, choice] of [
    ['Mía primero', 'Overwrite with mine'],
    ['Mía después', 'Take theirs'],
  ] as const) {
    await field('Welcome message').fill(typed);
    await other.getByLabel('Welcome message', { exact: true }).fill(`De otra persona: ${choice}`);
    await button('Update changes', other).click();
    await button('Only update', other.getByRole('dialog')).click();
    await other.waitForURL(/\/results$/);
    await other.goto(`${cast.url}/workflows/${workflowId}/edit`);
    await button('Update changes').click();
    await button('Only update', await dialogOf(page, 'Update changes')).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this workflow' });
    await conflict.getByText(/changed the same fields: Workflow info: Welcome message\./).waitFor();
    await expect.poll(() => field('Welcome message').inputValue()).toBe(typed);
    await button(choice, conflict).click();
    await conflict.waitFor({ state: 'detached' });
    if (choice === 'Overwrite with mine') {
      await button('Update changes').click();
      await button('Only update', await dialogOf(page, 'Update changes')).click();
      await untilAt(`/workflows/${workflowId}/results`);
      await button('Edit').click();
      await expect.poll(() => field('Welcome message').inputValue()).toBe(typed);
      await other.reload();
    } else {
      await expect.poll(() => field('Welcome message').inputValue()).toBe('De otra persona: Take theirs');
    }
  }
  await other.close();
  await button('Cancel').click();
  await untilAt(`/workflows/${workflowId}/results`);
});

test('a clone is a draft without suppliers', async () => {
  await openLaunched();
  await button('Clone to draft').click();
  const dialog = await dialogOf(page, 'Clone to draft');
  await dialog
    .getByText(`A new draft copies the texts, the questionnaire and the settings of “${title}”, without its suppliers.`)
    .waitFor();
  await button('Clone to draft', dialog).click();
  await says('Workflow cloned to a draft.');
  await page.waitForURL((address) => address.pathname.endsWith('/edit') && !address.pathname.includes(workflowId));
  await field('Question').waitFor();
  await expect.poll(() => field('Question').inputValue()).toBe('¿Qué produce su empresa?');
  await button(/^Supplier data/).click();
  await says('No suppliers yet. You can add them now or after launch.');
  await button('Delete Draft').click();
  await button('Delete Draft', await dialogOf(page, 'Delete Draft')).click();
  await untilAt('/workflows/draft');
});

test('a company user looks at a workflow and changes nothing', async () => {
  await openLaunched();
  const { page: user } = await cast.enter({ as: USER, at: '/home' });
  await absent(button('New workflow', user));
  await absent(user.getByRole('link', { name: 'Draft', exact: true }));
  await user.goto(`${cast.url}/workflows/${workflowId}/results`);
  await button('Preview', user).waitFor();
  for (const name of ['Clone to draft', 'Edit', 'Close']) await absent(button(name, user));
  const menu = await menuOf(user, button('More actions', user));
  await expect.poll(() => menu.getByRole('menuitem').allInnerTexts()).toEqual(['Preview']);
});

test('closing says what it ends; what is closed can only be cloned', async () => {
  await openLaunched();
  await (await menuOf(page, button('More actions'))).getByRole('menuitem', { name: 'Close' }).click();
  let dialog = await dialogOf(page, 'Close Workflow');
  await button('Keep it open', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Close').click();
  dialog = await dialogOf(page, 'Close Workflow');
  await dialog.getByText(`“${title}” is closed for good. It can be cloned, not opened again.`).waitFor();
  await dialog.getByText('2 invitations end', { exact: true }).waitFor();
  await dialog.getByText('0 onboardings in progress end').waitFor();
  await dialog.getByText('0 reports already requested run to delivery').waitFor();
  await button('Close Workflow', dialog).click();
  await says('Workflow closed.');
  await untilAt('/workflows/completed');
  const entry = page.getByRole('listitem').filter({ hasText: title });
  await entry.getByText(/^Closed /).waitFor();
  await entry.getByRole('link').click();
  await untilAt(`/workflows/${workflowId}/results`);
  await button('Clone to draft').waitFor();
  for (const name of ['Preview', 'Edit', 'Close']) await absent(button(name));
  await page.goto(`${cast.url}/workflows/${workflowId}/edit`);
  await heading('Oops! Page not found.');
});
