import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { type Keyboard, keyboardOf } from '../support/keyboard';
import { absent } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
let page: Page;
let keys: Keyboard;
let title: string;
let workflowId: string;
let companies: string[];
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
beforeEach(async () => {
  const run = Date.now().toString(36);
  title = `Con teclado ${run}`;
  companies = ['Acero', 'Boreal', 'Cumbre'].map((name) => `${name} ${run} S.A.`);
  const questionnaire = [{ type: 'input', title: '¿Qué produce?', required: true }];
  workflowId = await api.launch({ title, report_type: 'questionnaire', questionnaire });
  ({ page } = await cast.enter({ as: ADMIN }));
  keys = keyboardOf(page);
});
afterEach(async () => {
  await cast.leave();
  keys.verify();
});

const rowOf = (company: string) => page.getByRole('row').filter({ hasText: company });

test('adds suppliers, and finds, labels, orders and deletes them', async () => {
  const [firstCompany = '', secondCompany = '', thirdCompany = ''] = companies;
  await page.goto(`${cast.url}/workflows/${workflowId}/results`);
  await keys.tabTo('tab', 'Results');
  await keys.press('ArrowRight', 'Enter');
  await page.waitForURL(/\/suppliers$/);
  await page.getByRole('searchbox', { name: 'Search suppliers' }).waitFor();
  await keys.isOn('tab', 'Suppliers');
  await keys.open('link', 'Add Suppliers');
  await keys.isOn('heading', 'Add Suppliers');
  for (const [place, company] of companies.entries()) {
    await keys.tabTo('textbox', /^Company Name/);
    await keys.type(company);
    await keys.tabTo('textbox', /^Full Name/);
    await keys.type('Ana Teclado');
    await keys.tabTo('combobox', /^Contact Emails/);
    await keys.type(`ana${place}.${workflowId}@proveedor.test`);
    await keys.press('Enter');
    await keys.tabTo('combobox', /^Country/);
    await keys.type('Chile');
    await keys.press('ArrowDown', 'Enter');
    await keys.open('button', 'Add');
    await page.getByText(`${company} was added.`).waitFor();
    await keys.isOn('textbox', /^Company Name/);
  }
  await keys.tabTo('tab', 'Add Individually', { back: true });
  await keys.press('ArrowRight', 'Enter');
  await keys.tabTo('textbox', 'Suppliers');
  await keys.open('link', title, { back: true });
  await keys.isOn('heading', title);

  await keys.press('/');
  await keys.isOn('searchbox', 'Search suppliers');
  await keys.type('Boreal');
  await absent(rowOf(firstCompany));
  await rowOf(secondCompany).waitFor();
  await keys.open('button', 'Clear search');
  await rowOf(firstCompany).waitFor();
  await keys.isOn('searchbox', 'Search suppliers');

  await keys.visitDialog('button', 'Filter');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Filter suppliers' }).waitFor();
  await keys.tabTo('button', /^Sent/);
  await keys.press('Space');
  await keys.open('button', 'Apply');
  await page.getByRole('group', { name: 'Applied filters' }).waitFor();
  await keys.isOn('button', 'Edit filters');
  await keys.open('button', 'Remove the filter Invitation: Sent');
  await page.getByRole('group', { name: 'Applied filters' }).waitFor({ state: 'hidden' });
  await keys.press('Shift+Tab');

  await keys.visitDialog('button', 'Columns');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Columns' }).waitFor();
  await keys.tabTo('checkbox', 'Phone');
  await keys.press('Space');
  await keys.open('button', 'Cancel');
  await keys.isOn('button', 'Columns');

  await keys.tabTo('tab', /^All/);
  await keys.press('ArrowRight', 'Enter');
  await page.waitForURL(/pending/);
  await keys.isOn('tab', /^Pending/);
  await keys.press('ArrowLeft', 'Enter');
  await keys.visitDialog('button', 'What does this mean? Supplier Status');
  await keys.open('button', 'Company name', { back: true });
  await page
    .getByRole('columnheader', { name: /^Company name/, includeHidden: false })
    .and(page.locator('[aria-sort=ascending]'))
    .waitFor();
  await settled(page);
  await keys.isOn('button', 'Company name');

  await keys.tabTo('checkbox', `Select ${firstCompany}`);
  await keys.press('Space');
  await keys.tabTo('checkbox', `Select ${secondCompany}`);
  await keys.press('Space');
  await keys.visitDialog('button', 'Labels');
  await keys.press('Enter');
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  const label = (await page.getByRole('dialog').getByRole('checkbox').first().getAttribute('aria-label')) ?? '';
  await keys.tabTo('checkbox', label || /./);
  await keys.press('Space');
  await keys.open('button', 'Add to 2');
  await page.getByText('2 suppliers labelled.').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await keys.press('Tab');

  await keys.open('button', `Actions for ${thirdCompany}`, { back: true });
  await page.getByRole('menuitem', { name: 'Delete supplier' }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', `Actions for ${thirdCompany}`);
  await keys.press('Enter', 'End', 'Enter');
  await page.getByRole('dialog', { name: 'Delete Supplier' }).waitFor();
  await keys.open('button', 'Delete supplier');
  await page.getByText('Supplier deleted.').waitFor();
  await absent(rowOf(thirdCompany));
  await keys.isOn('button', `Actions for ${secondCompany}`);
});

test('reads and changes a supplier', async () => {
  const [company = ''] = companies;
  const [supplier] = await api.addSuppliers(workflowId, [
    `${company}; Ana; ana.${workflowId}@proveedor.test; Chile; ; ; ; `,
  ]);
  const { user } = await api.call<{ user: { companies: { company_id: string }[] } }>('GET', '/auth/reload');
  const [label] = await api.call<{ id: string }[]>('GET', `/api/companies/${user.companies[0]?.company_id}/tags`);
  await api.call('PUT', `/api/workflows/${workflowId}/suppliers/${supplier}`, { tags: [label?.id] });
  await page.goto(`${cast.url}/workflows/${workflowId}/suppliers`);
  await settled(page);
  await keys.open('link', company);
  await keys.isOn('heading', company);
  await settled(page);
  await keys.visitDialog('button', 'Decide');
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor();
  await keys.tabTo('radio', 'Approved');
  await keys.press('ArrowDown');
  await keys.tabTo('textbox', 'Reason *');
  await keys.type('Falta un documento');
  await keys.open('button', 'Approve with conditions');
  await page.getByText('Decision saved.').waitFor();
  // After saving the decision, the focus returns to the button of the action bar. The test then reaches a second button
  // of the same name, on the card that shows the decision.
  await keys.isOn('button', 'Change decision');
  await keys.press('Tab');
  await keys.tabTo('button', 'Change decision');
  await keys.press('Tab');
  await page.getByRole('tooltip').waitFor();

  await keys.tabTo('button', 'Upload');
  // The browser's file dialog cannot be inspected, so the test only checks that the key opens it.
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') target.dataset.asked = 'yes';
    }),
  );
  await page.keyboard.press('Enter');
  const field = page.locator('input[type=file][data-asked=yes]');
  await field.waitFor({ state: 'attached' });
  await field.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByText('File uploaded.').waitFor();
  await keys.open('button', 'Delete nota.pdf', { back: true });
  await page.getByRole('dialog', { name: 'Delete File' }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', 'Delete nota.pdf');
  await keys.press('Enter');
  await keys.open('button', 'Delete File');
  await page.getByText('File deleted.').waitFor();
  await page.getByRole('button', { name: 'Delete nota.pdf' }).waitFor({ state: 'detached' });
  await keys.isOn('button', 'Upload');

  await keys.open('button', /^Remove /);
  await page.getByText("You didn't add any labels yet.").waitFor();
  await keys.open('button', 'Choose labels');
  await page.getByRole('menuitemcheckbox').first().waitFor();
  await keys.press('Enter');
  await page.getByRole('menuitemcheckbox', { checked: true }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', 'Choose labels');
  await keys.press('Enter', 'End', 'Enter');
  await page.getByRole('dialog', { name: 'Manage labels' }).waitFor();
  await keys.open('button', /^Colour: /);
  await page.getByRole('group', { name: 'Colours' }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', /^Colour: /);
  await keys.press('Escape');
  await keys.isOn('button', 'Choose labels');
  await keys.visitDialog('button', 'What does this mean? Supplier Status');
});

const PDF = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n');
