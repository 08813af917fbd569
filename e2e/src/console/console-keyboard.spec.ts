import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clearLanguage, openApi } from '../support/client-api';
import { findDemoWorld } from '../support/demo-world';
import { type Keyboard, keyboardOf } from '../support/keyboard';
import { ADMIN, type Cast, type Entrance, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let page: Page;
let keys: Keyboard;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(async () => {
  await cast.leave();
  keys.verify();
});
afterAll(async () => clearLanguage(await openApi(cast.url, ADMIN)));

async function sitDown(entrance: Entrance): Promise<void> {
  ({ page } = await cast.enter(entrance));
  keys = keyboardOf(page);
  await settled(page);
}

const run = Date.now().toString(36);
const title = `Con teclado ${run}`;

const headingOf = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

test('signs in, and finds the way through header and menu', async () => {
  await sitDown({ at: '/login' });
  await keys.tabTo('textbox', 'Email');
  await keys.type(ADMIN);
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
  const english = page.getByRole('menuitemradio', { name: 'English' });
  await expect
    .poll(async () => {
      if (!(await english.isVisible())) await keys.press('Enter');
      return english.isVisible();
    })
    .toBe(true);
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
  await keys.visitDialog('button', 'Search and go to');
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
  await sitDown({ as: ADMIN, at: '/home' });
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
  // Waits until the page is rendered without the workflow filter: the URL changes before, and the page loads its
  // figures later.
  await page.locator('.MuiAutocomplete-tag').waitFor({ state: 'detached' });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
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
  await sitDown({ as: ADMIN, at: '/home' });
  await keys.open('button', 'New workflow');
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
  await keys.visitDialog('button', 'Preview e-mail');

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
  await page.getByText('Picked up question 2.').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await keys.press('ArrowUp');
      return page.getByText(/position 1 of 2/).count();
    })
    .toBe(1);
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
  await keys.visitDialog('button', 'Launch');
  await keys.visitDialog('button', 'Delete Draft');
  await keys.open('button', 'Launch');
  await page.getByRole('dialog', { name: 'Launch Workflow' }).waitFor();
  await keys.open('button', 'Launch');
  await page.waitForURL(/\/results$/);
  await keys.isOn('heading', title);
});

test('comes round on every page, and sees where it is', async () => {
  const { active, completed } = await findDemoWorld(cast.url);
  await sitDown({ as: ADMIN, at: '/home' });
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
});
