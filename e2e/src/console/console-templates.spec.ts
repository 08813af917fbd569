import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { questionCard, speakConsole, untilStored } from '../support/console-steps';
import { dialogOf } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';

interface Stored {
  questionnaire: { title: string; source?: { version: number } }[];
}

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(async () => {
  await speakConsole(api, 'en');
  await cast.leave();
});

const stored = (id: string) => api.call<Stored>('GET', `/api/workflows/${id}`);
const titlesOf = async (id: string) => (await stored(id)).questionnaire.map(({ title }) => title);
const titleOf = (what: string) => `${what} ${Date.now().toString(36)}`;

async function openTools(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Library and files' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a questionnaire becomes a template, another takes it over and later its next version', async () => {
  const title = titleOf('Ética');
  const question = (text: string) => ({ type: 'input', title: text, required: true, options: [] });
  const questionnaire = [
    { type: 'section', title: 'Conducta', options: [] },
    question('¿Tiene código de ética?'),
    question('¿Desde cuándo?'),
  ];
  const draft = { report_type: 'questionnaire', onboarding: { default_language: 'es' } };
  const source = await api.draft({ ...draft, title, questionnaire });
  const other = await api.draft({ ...draft, title: titleOf('Otro'), questionnaire: [question('¿Propia?')] });

  const { page } = await cast.enter({ as: ADMIN, at: `/workflows/${source}/edit` });
  await openTools(page, 'Save as template…');
  const saving = await dialogOf(page, 'Save as template');
  await saving.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Template saved.').waitFor();

  await page.goto(`${cast.url}/workflows/${other}/edit`);
  await openTools(page, 'Insert from library…');
  const library = await dialogOf(page, 'Questionnaire library');
  await library.getByLabel('Search titles and questions').fill('codigo de etica');
  await library.getByRole('button', { name: new RegExp(`^${title} \\(2 questions, version 1\\)`) }).click();
  await library.getByRole('button', { name: 'Insert', exact: true }).click();
  await untilStored(page);
  const inserted = ['¿Propia?', 'Conducta', '¿Tiene código de ética?', '¿Desde cuándo?'];
  await expect.poll(() => titlesOf(other), { timeout: 20_000 }).toEqual(inserted);
  await page.getByText(`Version 1 of “${title}” is used.`).waitFor();

  // The template's own page: another language is added, a question is changed, and the next version published.
  await page.goto(`${cast.url}/templates`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await questionCard(page, 1).getByLabel('Question', { exact: true }).fill('¿Tiene un código de ética vigente?');
  await page.getByRole('button', { name: /^English: 3 missing/ }).click();
  await page.getByText('¿Tiene un código de ética vigente?').waitFor();
  await questionCard(page, 1).getByLabel('Question', { exact: true }).fill('Have you a code of ethics?');
  await page.getByRole('button', { name: /^English: 2 missing/ }).waitFor();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await page.getByText('Version 2 published.').waitFor();

  // In Spanish, at the width of a phone.
  await speakConsole(api, 'es');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${cast.url}/workflows/${other}/edit`);
  await page.getByText(`La versión 2 está disponible.`, { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Ver qué cambia' }).click();
  const update = await dialogOf(page, `Actualizar a la versión 2 de “${title}”`);
  await update.getByText('Modificadas: 1').waitFor();
  expect(await update.getByText(/^Agregadas/).count()).toBe(0);
  await update.getByRole('button', { name: 'Actualizar' }).click();
  const updated = ['¿Propia?', 'Conducta', '¿Tiene un código de ética vigente?', '¿Desde cuándo?'];
  await expect.poll(() => titlesOf(other), { timeout: 20_000 }).toEqual(updated);
  expect((await stored(other)).questionnaire.map(({ source: from }) => from?.version ?? null)).toEqual([null, 2, 2, 2]);
  await page.getByText(`Se usa la versión 2 de “${title}”.`).waitFor();
});

test('staff publish a version of a model, and companies see it', async () => {
  const { page } = await cast.enter({ as: STAFF, at: '/desk/templates' });
  await page.getByRole('link', { name: 'Data protection' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  const text = titleOf('Who answers for personal data?');
  const card = questionCard(page, 1);
  await card.getByLabel('Question', { exact: true }).fill(text);
  await page.getByRole('button', { name: /^Publish version/ }).click();
  await page.getByText(/^Version \d+ published\./).waitFor();
  const found = await api.call<{ owner: string; questions: number }[]>(
    'GET',
    `/api/questionnaire-templates?q=${encodeURIComponent(text)}`,
  );
  expect(found.map(({ owner }) => owner)).toEqual(['provider']);
});
