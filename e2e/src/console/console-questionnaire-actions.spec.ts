import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { addQuestion, downloadBytes, paste, questionCard, startWorkflow, untilStored } from '../support/console-steps';
import { drag } from '../support/drag';
import { absent, dialogOf, tooltipOf } from '../support/opened';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, startCast } from '../support/people';
import { PDF } from '../support/samples';

let cast: Cast;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);

const { button, says } = stepsOn(() => page);
const field = (name: string, within: Page | Locator = page) => within.getByLabel(name, { exact: true });

test('a questionnaire is built of all six types', async () => {
  ({ page } = await cast.enter({ as: ADMIN, at: '/home' }));
  await startWorkflow(page, `Preguntas ${run}`, 'Questionnaire');
  await button(/^Set questionnaire and share files/).click();
  await says('To add question, click create new question.');
  await addQuestion(page, 'Free text', '¿Qué produce su empresa?');
  await addQuestion(page, 'Multiple choice', '¿Cuántas personas trabajan?');
  await button('Launch').focus();
  await says('All questionnaire fields are required.');
  expect(await tooltipOf(page, button('Launch'))).toContain(
    'Please fix questionnaire form. All fields are required. (question 2)',
  );
  const choice = questionCard(page, 1);
  await field('Option 1', choice).fill('Menos de 10');
  await field('Option 2', choice).fill('10 o más');
  await expect.poll(() => button('Remove option 1', choice).getAttribute('aria-disabled')).toBe('true');
  await button('Remove option 1', choice).click({ force: true });
  expect(await tooltipOf(page, button('Remove option 2', choice))).toBe('At least two options are needed.');
  await button('Add option', choice).click();
  await field('Option 3', choice).fill('No sabe');
  await button('Remove option 3', choice).click();
  await addQuestion(page, 'Checkboxes', '¿Qué certificaciones tiene?', ['ISO 9001', 'ISO 14001', 'ISO 45001']);
  await addQuestion(page, 'File upload', 'Adjunte su constancia fiscal');
  await questionCard(page, 3).getByText('Suppliers upload a file as their answer.').waitFor();
  await addQuestion(page, 'Attachment', 'Lea nuestro código de conducta');
  await questionCard(page, 4)
    .locator('input[type=file]')
    .setInputFiles({ name: 'código ñ.pdf', mimeType: 'application/pdf', buffer: PDF });
  await questionCard(page, 4).getByText('código ñ.pdf').waitFor();
  expect(await downloadBytes(page, button('Download', questionCard(page, 4)))).toEqual(PDF);
  await button('Add section').click();
  await field('Section title', questionCard(page, 5)).fill('Datos generales');
  await page.getByText('All questionnaire fields are required.').waitFor({ state: 'detached' });

  const required = questionCard(page, 0).getByRole('switch', { name: 'Required' });
  await expect.poll(() => required.isChecked()).toBe(true);
  await required.uncheck();
  await absent(questionCard(page, 5).getByRole('switch', { name: 'Required' }));
});

test('twelve questions, four of them with options, take at most 30 acts, and are undone', async () => {
  const api = await openApi(cast.url, ADMIN);
  const draft = await api.draft({ title: `Doce ${run}`, report_type: 'questionnaire' });
  ({ page } = await cast.enter({ as: ADMIN, at: `/workflows/${draft}/edit` }));
  let acts = 0;
  const act = async (done: Promise<void>) => {
    acts += 1;
    await done;
  };
  const begin = async (place: number, type: string, lines: string[]) => {
    await act(button('Create new question').click());
    await act(questionCard(page, place).getByRole('combobox', { name: 'Type' }).click());
    await act(page.getByRole('option', { name: type, exact: true }).click());
    await act(paste(field('Question', questionCard(page, place)), lines.join('\n')));
  };
  await begin(
    0,
    'Free text',
    Array.from({ length: 8 }, (_, n) => `${n + 1}. ¿Pregunta ${n + 1}?`),
  );
  await begin(
    8,
    'Multiple choice',
    Array.from({ length: 4 }, (_, n) => `¿Elección ${n + 1}?`),
  );
  for (let place = 8; place < 12; place += 1) {
    await act(field('Option 1', questionCard(page, place)).click());
    await act(paste(field('Option 1', questionCard(page, place)), 'Sí\nNo\nNo sabe'));
  }
  process.stdout.write(`12 questions of which 4 have options: ${acts} acts\n`);
  expect(acts).toBeLessThanOrEqual(30);
  await page.keyboard.press('Control+z');
  await expect.poll(() => field('Option 3', questionCard(page, 11)).count()).toBe(0);
  await page.keyboard.press('Control+Shift+Z');
  await untilStored(page);
  await page.reload();
  const titles = page.getByLabel('Question', { exact: true });
  await expect.poll(() => titles.count()).toBe(12);
  expect(await titles.first().inputValue()).toBe('¿Pregunta 1?');
  expect(await field('Option 3', questionCard(page, 11)).inputValue()).toBe('No sabe');
});

test('its questions are moved by keys, buttons and mouse, duplicated and removed', async () => {
  const options = ['ISO 9001', 'ISO 14001', 'ISO 45001'].map((value) => ({ value }));
  const api = await openApi(cast.url, ADMIN);
  const draft = await api.draft({
    title: `Orden ${run}`,
    report_type: 'questionnaire',
    questionnaire: [
      { type: 'input', title: '¿Qué produce su empresa?', required: false },
      { type: 'radio', title: '¿Cuántas personas trabajan?', options: options.slice(0, 2) },
      { type: 'checkbox', title: '¿Qué certificaciones tiene?', options },
      { type: 'file', title: 'Adjunte su constancia fiscal' },
      { type: 'input', title: 'Lea nuestro código de conducta' },
      { type: 'section', title: 'Datos generales' },
    ],
  });
  ({ page } = await cast.enter({ as: ADMIN, at: `/workflows/${draft}/edit` }));
  await button('Collapse all').click();
  await untilOrder([
    '1. ¿Qué produce',
    '2. ¿Cuántas',
    '3. ¿Qué certificaciones',
    '4. Adjunte',
    '5. Lea nuestro',
    'Section. Datos generales',
  ]);
  await field('Drag to reorder', questionCard(page, 5)).focus();
  await page.keyboard.press('Space');
  await says('Picked up question 6.');
  for (let place = 5; place >= 1; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await says(`Question moved to position ${place} of 6.`);
  }
  await page.keyboard.press('Space');
  await says('Question dropped at position 1 of 6.');
  await untilOrder(['Section. Datos', '1. ¿Qué produce', '2. ¿Cuántas', '3. ¿Qué certif', '4. Adjunte', '5. Lea']);
  await button('Move down', questionCard(page, 0)).click();
  await says('Question moved to position 2 of 6.');
  await button('Move up', questionCard(page, 1)).click();
  await drag(page, field('Drag to reorder', questionCard(page, 5)), field('Drag to reorder', questionCard(page, 4)));
  await untilOrder(['Section. Datos', '1. ¿Qué produce', '2. ¿Cuántas', '3. ¿Qué certif', '4. Lea', '5. Adjunte']);
  await button('Duplicate', questionCard(page, 1)).click();
  await untilOrder(['Section', '1. ¿Qué produce', '2', '3. ¿Cuántas', '4. ¿Qué certif', '5. Lea', '6.']);
  await button('Remove question', questionCard(page, 2)).click();
  await untilOrder(['Section. Datos', '1. ¿Qué produce', '2. ¿Cuántas', '3. ¿Qué certif', '4. Lea', '5. Adjunte']);
  await button('Expand all').click();
  await untilStored(page);
  await page.reload();
  await field('Section title', questionCard(page, 0)).waitFor();
  await expect.poll(() => field('Option 3', questionCard(page, 3)).inputValue()).toBe('ISO 45001');
  await expect.poll(() => questionCard(page, 1).getByRole('switch', { name: 'Required' }).isChecked()).toBe(false);
  await button('Delete Draft').click();
  await button('Delete Draft', await dialogOf(page, 'Delete Draft')).click();
  await says('Draft deleted.');
});

/**
 * Waits until the collapsed questions are in the order of `names`, which contains the beginning of each question's
 * text.
 */
async function untilOrder(names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const cards = await page
        .getByRole('listitem')
        .filter({ has: page.getByLabel('Drag to reorder') })
        .allInnerTexts();
      return cards.map((text, place) => text.trim().slice(0, names[place]?.length ?? 20));
    })
    .toEqual(names);
}

test('a reload right after typing loses nothing', async () => {
  ({ page } = await cast.enter({ as: ADMIN, at: '/home' }));
  await startWorkflow(page, `Recarga ${run}`, 'Questionnaire');
  await untilStored(page);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill(`Recarga, última palabra ${run}`);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await title.waitFor();
  await expect.poll(() => title.inputValue()).toBe(`Recarga, última palabra ${run}`);
});
