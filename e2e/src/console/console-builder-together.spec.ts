import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { joinColleague } from '../support/colleagues';
import { questionCard, untilStored } from '../support/console-steps';
import { absent, dialogOf } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';

interface Stored {
  info: { title: string; description: string; welcome_message: string };
  questionnaire: { title: string }[];
}

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const field = (page: Page | Locator, name: string) => page.getByLabel(name, { exact: true });
const stored = (id: string) => api.call<Stored>('GET', `/api/workflows/${id}`);
const titleOf = (what: string) => `${what} ${Date.now().toString(36)}`;

async function opened(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('two people in one draft see each other and lose nothing', async () => {
  const title = titleOf('Juntos');
  const question = (text: string) => ({ type: 'input', title: text, required: true, options: [] });
  const questionnaire = ['Uno', 'Dos', 'Tres'].map(question);
  const id = await api.draft({ title, report_type: 'questionnaire', questionnaire });
  const at = `/workflows/${id}/edit`;
  const other = await joinColleague(cast.url, 'company_admin');
  const [{ page: first }, { page: second }] = [
    await cast.enter({ as: ADMIN, at }),
    await cast.enter({ as: other.email, at }),
  ];
  for (const page of [first, second]) {
    await opened(page, title);
    await field(questionCard(page, 0), 'Question').waitFor();
  }
  await field(questionCard(second, 2), 'Question').focus();
  await first.getByText(`Also here: ${other.name} (editing question 3)`).waitFor();

  // Changes to different fields and questions are merged without asking the user.
  await field(first, 'Description').fill('De la primera');
  await field(second, 'Welcome message').fill('De la segunda');
  await field(questionCard(first, 0), 'Question').fill('Uno, de la primera');
  await field(questionCard(second, 2), 'Question').fill('Tres, de la segunda');
  await Promise.all([untilStored(first), untilStored(second)]);
  const merged = {
    info: { title, description: 'De la primera', welcome_message: 'De la segunda' },
    questionnaire: [{ title: 'Uno, de la primera' }, { title: 'Dos' }, { title: 'Tres, de la segunda' }],
  };
  await expect.poll(() => stored(id), { timeout: 20_000 }).toMatchObject(merged);

  // If both users changed the same field, a dialog shows both versions, and the version that the user chooses is
  // stored.
  await field(first, 'Subject').fill('Asunto de la primera');
  await expect
    .poll(async () => (await stored(id)).info, { timeout: 20_000 })
    .toMatchObject({
      email: { subject: 'Asunto de la primera' },
    });
  await field(second, 'Subject').fill('Asunto de la segunda');
  await second.getByRole('button', { name: 'Compare versions' }).click();
  const dialog = await dialogOf(second, 'Somebody else has changed this workflow');
  await dialog.getByText('Asunto de la primera').waitFor();
  await dialog.getByText('Asunto de la segunda').waitFor();
  await dialog.getByRole('radio', { name: /Asunto de la primera/ }).check();
  await dialog.getByRole('button', { name: 'Use these versions' }).click();
  await expect.poll(() => field(second, 'Subject').inputValue()).toBe('Asunto de la primera');
  await expect.poll(() => stored(id)).toMatchObject(merged);

  await second.close();
  await first.getByText(`Also here: ${other.name}`, { exact: false }).first().waitFor({ state: 'detached' });
});

test('a crash while typing loses nothing, in a draft and in an active workflow', async () => {
  const active = titleOf('Activo');
  const draft = titleOf('Borrador');
  const questionnaire = [{ type: 'input', title: 'Uno', required: true, options: [] }];
  const activeId = await api.launch({ title: active, report_type: 'questionnaire', questionnaire });
  const draftId = await api.draft({ title: draft, report_type: 'questionnaire' });
  const person = await cast.enter({ as: ADMIN, at: '/home' });
  const { page: home } = person;
  const context = home.context();
  const typeAndCrash = async (id: string, title: string, text: string, said: string) => {
    const page = await context.newPage();
    await page.route(`**/api/workflows/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await page.goto(`${cast.url}/workflows/${id}/edit`);
    await opened(page, title);
    await field(page, 'Description').fill(text);
    await page.getByText(said, { exact: false }).first().waitFor();
    // Closes the page without running its unload handlers, as a crash would.
    await page.close({ runBeforeUnload: false });
  };
  await typeAndCrash(draftId, draft, 'Antes del corte', 'Not saved:');
  person.forgive(/ERR_FAILED/);
  await home.goto(`${cast.url}/workflows/${draftId}/edit`);
  await opened(home, draft);
  await expect.poll(() => field(home, 'Description').inputValue()).toBe('Antes del corte');
  await expect.poll(async () => (await stored(draftId)).info.description).toBe('Antes del corte');

  await typeAndCrash(activeId, active, 'Antes del corte', 'Not saved yet');
  await home.goto(`${cast.url}/workflows/${activeId}/edit`);
  const offer = await dialogOf(home, 'You have unsaved changes');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(home, 'Description').inputValue()).toBe('Antes del corte');

  // A second tab does not offer to restore the first tab's unsaved input.
  const tab = await context.newPage();
  await tab.goto(`${cast.url}/workflows/${activeId}/edit`);
  await opened(tab, active);
  await expect.poll(() => field(tab, 'Description').inputValue()).toBe('');
  await absent(tab.getByRole('dialog'));
  await tab.close();

  await home.getByRole('button', { name: 'Update changes' }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Only update' }).click();
  await home.waitForURL(/\/results/);
  expect((await stored(activeId)).info.description).toBe('Antes del corte');
});
