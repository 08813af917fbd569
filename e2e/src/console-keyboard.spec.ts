import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDemoWorld } from './support/demo-world';
import { settled } from './support/inspect-page';
import { type Keyboard, keyboardOf } from './support/keyboard';
import { type Cast, startCast } from './support/people';

let cast: Cast;
let page: Page;
let keys: Keyboard;
beforeAll(async () => {
  cast = await startCast();
  ({ page } = await cast.enter());
  keys = keyboardOf(page);
});
afterAll(() => cast.leave());

const run = Date.now().toString(36);
const title = `Con teclado ${run}`;
const companies = ['Acero', 'Boreal', 'Cumbre'].map((name) => `${name} ${run} S.A.`);
const [firstCompany = '', secondCompany = '', thirdCompany = ''] = companies;

/** Whoever opens a dialog is in it, stays in it, leaves it with Escape, and is where they were. */
async function visitDialog(role: 'button' | 'menuitem', opener: string | RegExp): Promise<void> {
  await keys.open(role, opener);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await keys.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

const rowOf = (company: string) => page.getByRole('row').filter({ hasText: company });
const headingOf = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

test('signs in, and finds the way through header and menu', async () => {
  await page.goto(`${cast.url}/login`);
  await keys.tabTo('textbox', 'Email');
  await keys.type('admin@demo.homologa.test');
  await keys.tabTo('textbox', 'Password');
  await keys.type('homologa-demo');
  await keys.press('Enter');
  await headingOf(/^Welcome/);
  await settled(page);

  await page.reload();
  await headingOf(/^Welcome/);
  await page.keyboard.press('Tab');
  await keys.isOn('link', 'Skip to content');
  await keys.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await keys.open('button', 'Close menu', { back: true });
  await keys.isOn('button', 'Open menu');
  await keys.press('Enter');
  await keys.isOn('button', 'Close menu');

  await keys.open('button', /^Account of /);
  await keys.press('Tab', 'Escape');
  await keys.isOn('button', /^Account of /);
  await keys.open('button', 'Language: English', { back: true });
  await page.getByRole('menuitemradio', { name: 'Español' }).waitFor();
  await keys.press('ArrowDown', 'Enter');
  await headingOf(/^Hola/);
  await settled(page);
  await keys.isOn('button', 'Idioma: Español');
  await keys.press('Enter');
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor();
  await keys.press('Home', 'Enter');
  await headingOf(/^Welcome/);
  await settled(page);
  await keys.open('button', /^Theme: /, { back: true });
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await keys.type('Dark');
  await keys.press('Enter');
  await keys.isOn('button', 'Theme: Dark');
  await keys.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Light' }).waitFor();
  await keys.type('Light');
  await keys.press('Enter');

  await keys.tabTo('button', 'Search and go to', { back: true });
  await visitDialog('button', 'Search and go to');
  await keys.isOn('button', 'Search and go to');
  await keys.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', 'Search and go to');
  await keys.press('Control+k');
  await keys.isOn('combobox', 'Search and go to');
  await keys.type('Settings');
  await keys.press('ArrowDown', 'ArrowUp', 'Enter');
  await headingOf('Settings');
  await keys.isOn('heading', 'Settings');
  await keys.press('g', 'd');
  await headingOf(/^Welcome/);
  await keys.open('link', 'Active');
  await keys.isOn('heading', 'Active workflows');
  await keys.open('button', /^Account of /, { back: true });
  await keys.type('Keyboard');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await keys.press('Escape');
  await keys.isOn('button', /^Account of /);
});

test('chooses workflows on the dashboard and follows a chart', async () => {
  await keys.press('g', 'd');
  await headingOf(/^Welcome/);
  await keys.tabTo('combobox', 'Workflows');
  await keys.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await settled(page);
  await keys.press('ArrowDown');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-activedescendant')).not.toBeNull();
  await keys.press('Enter', 'Escape');
  await page.waitForURL(/workflow/);
  await page.locator('.MuiAutocomplete-tag').waitFor();
  await settled(page);
  await keys.isOn('combobox', 'Workflows');
  await keys.press('Backspace');
  await page.waitForURL((url) => !url.search.includes('workflow'));
  await settled(page);
  await keys.open('button', 'View as table: By Country');
  await keys.isOn('button', 'View as chart: By Country');
  const country = await page.getByRole('table', { name: 'By Country' }).getByRole('link').first().innerText();
  await keys.open('link', country);
  await headingOf('Suppliers');
  await keys.isOn('heading', 'Suppliers');
  await page.getByRole('group', { name: 'Applied filters' }).waitFor();
});

test('makes a workflow, orders its questions and launches it', async () => {
  await keys.open('button', 'New workflow', { back: true });
  await page.waitForURL(/\/edit$/);
  await keys.tabTo('button', /^Launch$/);
  await page.getByRole('tooltip').filter({ hasText: 'Please fill in workflow title.' }).waitFor();
  await keys.tabTo('textbox', /^Title/);
  await keys.type(title);
  await keys.tabTo('textbox', 'Description');
  await keys.type('Solo con teclas');
  await keys.tabTo('combobox', 'Report type');
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Questionnaire', exact: true }).waitFor();
  await keys.type('Questionnaire');
  await keys.press('Enter');
  await keys.isOn('combobox', 'Report type');
  await visitDialog('button', 'Preview e-mail');
  await keys.isOn('button', 'Preview e-mail');

  await keys.open('button', 'Supplier data');
  await keys.open('button', 'Add supplier');
  await keys.isOn('textbox', 'Company Name, row 1');
  await keys.type('Se va S.A.');
  await keys.open('button', 'Remove Se va S.A.');
  await keys.isOn('button', 'Add supplier');
  await keys.open('button', 'Supplier data', { back: true });

  await keys.open('button', 'Set questionnaire and share files');
  await keys.open('button', 'Create new question');
  await keys.isOn('textbox', 'Question');
  await keys.type('¿Primera?');
  await keys.open('button', 'Create new question');
  await keys.isOn('textbox', 'Question');
  await keys.type('¿Segunda?');
  await keys.tabTo('combobox', 'Type');
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Multiple choice', exact: true }).waitFor();
  await keys.type('Multiple');
  await keys.press('Enter');
  await keys.tabTo('textbox', 'Option 1');
  await keys.type('Sí');
  await keys.tabTo('button', 'Remove option 1');
  await page.getByRole('tooltip').filter({ hasText: 'At least two options are needed.' }).waitFor();
  await keys.press('Enter');
  await keys.tabTo('textbox', 'Option 2');
  await keys.type('No');
  await keys.open('button', 'Add option');
  await keys.tabTo('textbox', 'Option 3', { back: true });
  await keys.type('Quizás');
  await keys.open('button', 'Remove option 3');
  await keys.isOn('button', 'Add option');

  const titles = () =>
    page
      .getByLabel('Question', { exact: true })
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await keys.tabTo('button', 'Drag to reorder', { back: true });
  await keys.press('Space');
  await page.getByText(/position 2 of 2/).waitFor({ state: 'attached' });
  await keys.press('ArrowUp');
  await page.getByText(/position 1 of 2/).waitFor({ state: 'attached' });
  await keys.press('Space');
  await expect.poll(titles).toEqual(['¿Segunda?', '¿Primera?']);
  await keys.isOn('button', 'Drag to reorder');
  await keys.open('button', 'Move down');
  await expect.poll(titles).toEqual(['¿Primera?', '¿Segunda?']);
  await keys.isOn('button', 'Move up');
  await keys.open('button', 'Duplicate');
  await expect.poll(titles).toEqual(['¿Primera?', '¿Segunda?', '¿Segunda?']);
  await keys.open('button', 'Remove question');
  await expect.poll(titles).toEqual(['¿Primera?', '¿Segunda?']);
  await keys.isOn('button', 'Remove question');

  await page.getByText(/^Saved /).waitFor();
  await keys.tabTo('button', 'Launch', { back: true });
  await visitDialog('button', 'Launch');
  await keys.isOn('button', 'Launch');
  await visitDialog('button', 'Delete Draft');
  await keys.isOn('button', 'Delete Draft');
  await keys.open('button', 'Launch');
  await page.getByRole('dialog', { name: 'Launch Workflow' }).waitFor();
  await keys.open('button', 'Launch');
  await page.waitForURL(/\/results$/);
  await keys.isOn('heading', title);
});

test('adds suppliers, and finds, labels, orders and deletes them', async () => {
  await keys.tabTo('tab', 'Results');
  await keys.press('ArrowRight', 'Enter');
  await page.waitForURL(/\/suppliers$/);
  await keys.isOn('tab', 'Suppliers');
  await keys.open('link', 'Add Suppliers');
  await keys.isOn('heading', 'Add Suppliers');
  for (const [place, company] of companies.entries()) {
    await keys.tabTo('textbox', /^Company Name/, { back: place > 0 });
    await keys.type(company);
    await keys.tabTo('textbox', /^Full Name/);
    await keys.type('Ana Teclado');
    await keys.tabTo('combobox', /^Contact Emails/);
    await keys.type(`ana${place}.${run}@proveedor.test`);
    await keys.press('Enter');
    await keys.tabTo('combobox', /^Country/);
    await keys.type('Chile');
    await keys.press('ArrowDown', 'Enter');
    await keys.open('button', 'Add');
    await page.getByText(`${company} was added.`).waitFor();
    await keys.isOn('button', 'Add');
  }
  await keys.tabTo('tab', 'Add Individually', { back: true });
  await keys.press('ArrowRight', 'Enter');
  await keys.tabTo('textbox', 'Suppliers');
  await keys.open('link', title, { back: true });
  await keys.isOn('heading', title);

  await keys.press('/');
  await keys.isOn('searchbox', 'Search suppliers');
  await keys.type('Boreal');
  await expect.poll(() => rowOf(firstCompany).count()).toBe(0);
  await rowOf(secondCompany).waitFor();
  await keys.open('button', 'Clear search');
  await rowOf(firstCompany).waitFor();
  await keys.isOn('searchbox', 'Search suppliers');

  await visitDialog('button', 'Filter');
  await keys.isOn('button', 'Filter');
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

  await visitDialog('button', 'Columns');
  await keys.isOn('button', 'Columns');
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
  await visitDialog('button', 'What does this mean? Supplier Status');
  await keys.isOn('button', 'What does this mean? Supplier Status');
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
  await visitDialog('button', 'Labels');
  await keys.isOn('button', 'Labels');
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
  await expect.poll(() => rowOf(thirdCompany).count()).toBe(0);
  await keys.isOn('button', `Actions for ${secondCompany}`);
});

test('reads and changes a supplier', async () => {
  await keys.open('link', firstCompany, { back: true });
  await keys.isOn('heading', firstCompany);
  await settled(page);
  await visitDialog('button', 'Decide');
  await keys.isOn('button', 'Decide');
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor();
  await keys.tabTo('radio', 'Approved');
  await keys.press('ArrowDown');
  await keys.tabTo('textbox', 'Reason *');
  await keys.type('Falta un documento');
  await keys.open('button', 'Save');
  await page.getByText('Decision saved.').waitFor();
  await keys.isOn('button', 'Change decision');
  await keys.press('Tab');
  await page.getByRole('tooltip').waitFor();

  await keys.tabTo('button', 'Upload');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: PDF });
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
  await visitDialog('button', 'What does this mean? Supplier Status');
  await keys.isOn('button', 'What does this mean? Supplier Status');
});

test('comes round on every page, and sees where it is', async () => {
  const { active, completed } = await findDemoWorld(cast.url);
  const pages = [
    '/home',
    '/workflows',
    `/workflows/${active}/results`,
    `/workflows/${completed.workflow}/suppliers/${completed.supplier}`,
    '/settings/users',
    '/contact',
  ];
  for (const address of pages) {
    await page.goto(cast.url + address);
    await settled(page);
    expect(await keys.walkAll(200), address).toBeGreaterThan(12);
  }
  // Of the walks before, too.
  keys.verify();
});

const PDF = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n');
