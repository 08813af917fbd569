import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clearLanguage, openApi } from '../support/client-api';
import { absent, dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, type Person, startCast, USER } from '../support/people';
import { settled } from '../support/settled';

interface Whole {
  answers: unknown[];
  files: unknown[];
  screenings: unknown[];
}

interface Listed {
  id: string;
  workflow_id: string;
  workflow: { report_type: string };
  report: { delivery_date: string | null } | null;
}

let cast: Cast;
/** URL of the demo supplier whose page has the most content. */
let fullest: string;

beforeAll(async () => {
  cast = await startCast();
  const api = await openApi(cast.url, ADMIN);
  const filter = encodeURIComponent(JSON.stringify({ screen_status: ['match'] }));
  const matched = await api.call<Listed[]>('GET', `/api/suppliers?filter=${filter}`);
  const delivered = matched.filter(({ workflow: of, report }) => of.report_type === 'bir' && report?.delivery_date);
  const paths = delivered.map(({ workflow_id: of, id }) => `/workflows/${of}/suppliers/${id}`);
  const wholes = await Promise.all(paths.map((path) => api.call<Whole>('GET', `/api${path}`)));
  const sizes = wholes.map(({ answers, files, screenings }) =>
    answers.length > 0 ? answers.length + files.length + screenings.length : 0,
  );
  fullest = paths[sizes.indexOf(Math.max(...sizes))] ?? '';
});
afterEach(() => cast.leave());
afterAll(async () => clearLanguage(await openApi(cast.url, ADMIN)));

const panel = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

async function open(as: string, path: string): Promise<Person> {
  const person = await cast.enter({ as, at: path });
  await settled(person.page);
  return person;
}

const THREE_SCREENS = 3 * 900;

test('a case with everything fits three screens before anything is unfolded', async () => {
  const { page, close } = await open(ADMIN, fullest);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const title of [
    'Company info',
    'Decision',
    'Rating',
    'My Files',
    'Report BIR',
    'CFR',
    'Questionnaire',
    'Activity',
  ]) {
    await panel(page, title).waitFor();
  }
  await panel(page, 'CFR').getByText('Last check', { exact: false }).first().waitFor();
  await panel(page, 'Activity').getByRole('listitem').first().waitFor();
  await settled(page);
  const heights: number[] = [];
  for (const [choose, language, last] of [
    ['Language: English', 'English', 'Questionnaire'],
    ['Language: English', 'Español', 'Cuestionario'],
    ['Idioma: Español', 'Português', 'Questionário'],
  ] as const) {
    await page.getByRole('button', { name: choose, exact: true }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await panel(page, last).waitFor();
    await settled(page);
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  await page.getByRole('button', { name: 'Idioma: Português', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  console.log(`A case with everything: ${heights.join(', ')} px`);
  expect(Math.max(...heights)).toBeLessThanOrEqual(THREE_SCREENS);
  // The report card hides fields that another card shows too, and a button reveals them; on paper these fields are
  // always visible.
  const repeated = panel(page, 'Report BIR').getByText('Tax ID', { exact: true });
  await expect.poll(() => repeated.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => repeated.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await press(panel(page, 'Report BIR'), 'All fields');
  await expect.poll(() => repeated.isVisible()).toBe(true);
  await close();
});

test('the strip stays with name, state and decision, and its links lead to the sections by keyboard', async () => {
  const { page, close } = await open(ADMIN, fullest);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel(page, 'Activity').getByRole('listitem').first().waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  const link = sections.getByRole('link', { name: 'Questionnaire', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('questionnaire');
  const name = page.getByRole('heading', { level: 1 });
  const strip = await page.locator('[data-strip]').boundingBox();
  const jumped = await panel(page, 'Questionnaire').boundingBox();
  const bottom = (strip?.y ?? 0) + (strip?.height ?? 0);
  expect(await name.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(bottom);
  expect(jumped?.y ?? 0).toBeGreaterThanOrEqual(bottom);
  expect(strip?.height ?? 999).toBeLessThanOrEqual(130);
  await page.getByRole('button', { name: 'Change decision', exact: true }).first().click();
  await press(await dialogOf(page, /^Decide on /), 'Cancel');
  await close();
});

test('an answer is text; it is flagged and noted for the company, and counted in the heading', async () => {
  const { page, close } = await open(USER, fullest);
  const answers = panel(page, 'Questionnaire');
  await absent(answers.getByRole('radio'));
  await absent(answers.getByRole('checkbox'));
  await says(answers, 'Menos de 10');
  await press(answers, 'Flag answer 2');
  await says(answers, '1 flagged');
  await press(answers, 'Note on answer 2');
  await answers.getByRole('textbox', { name: 'Note on answer 2' }).fill('Pedir la planilla.');
  await page.keyboard.press('Control+Enter');
  await says(answers, /Note: Pedir la planilla\./);
  await page.reload();
  await says(answers, /Note: Pedir la planilla\./);
  await press(answers, 'Note on answer 2');
  await answers.getByRole('textbox', { name: 'Note on answer 2' }).fill('');
  await press(answers, 'Save');
  await press(answers, 'Remove the flag of answer 2');
  await answers.getByRole('button', { name: 'Flag answer 2', exact: true }).waitFor();
  await absent(answers.getByText('1 flagged'));
  await close();
});
