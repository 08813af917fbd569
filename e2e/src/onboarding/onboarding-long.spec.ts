import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { inviteToAnswer, THIRTY } from '../support/onboarding/long-questionnaire';
import { SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { absent } from '../support/opened';
import { type Cast, startCast } from '../support/people';
import { pdfFile } from '../support/samples';

import { arriveAt, problemsInBothSchemes, speak } from '../support/supplier-looks';
import { openAccount, untilSaved } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const SLOW_MS = 300_000;
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const QUESTIONS = 'Please answer the following questions';
const CHECK = 'Check your answers before you submit them';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inList = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('id') ?? document.activeElement?.tagName);
const atSection = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
};

async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: { value: number; hadRecentInput: boolean }[] };
      return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
    });
}

test(
  'thirty questions are answered section by section, checked, and submitted; nothing typed or sent is lost on the way',
  async () => {
    const { link, seen } = await inviteToAnswer(cast.url, 'treinta');
    const { page } = await cast.enter({ isPhone: true });
    await openAccount(page, link, ANA);
    await arriveAt(page, QUESTIONS);
    const shifted = await watchShifts(page);
    const inspect = async () => expect([await problemsInBothSchemes(page), await isTooWide(page)]).toEqual([[], false]);
    await page.getByText('Section 1 of 3').waitFor();
    await inspect();
    await page.getByLabel(/¿Qué produce\?/).fill('Sogas');
    await press(page, 'Save and continue');
    await atSection(page, 'Calidad');

    // The upload goes on while the supplier answers the next section.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/answers-files', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('input[type=file]').setInputFiles(pdfFile('constancia.pdf'));
    await press(page, 'Save and continue');
    await atSection(page, 'Ambiente y personas');
    await page.getByText(/^Saved at/).waitFor();
    expect(await shifted()).toBeLessThanOrEqual(0.001);
    await page.goBack();
    await atSection(page, 'Calidad');
    await page.goBack();
    await atSection(page, 'Empresa');
    expect(await page.getByLabel(/¿Qué produce\?/).inputValue()).toBe('Sogas');
    await page.goForward();
    await page.goForward();
    await atSection(page, 'Ambiente y personas');
    await page.getByLabel(/¿Cómo trata sus residuos\?/).fill('Se reciclan');
    await press(page, 'Save and continue');
    await arriveAt(page, CHECK);
    await inspect();
    await press(page, 'Submit questionnaire');
    await page.getByRole('alert').getByText('Please wait until the upload has finished.').waitFor();
    letGo();
    await page.locator('.check-answers').getByText('constancia.pdf', { exact: true }).waitFor();
    await absent(page.getByRole('alert'));

    // What is missing is at hand on every page.
    await page.getByRole('button', { name: 'Sections · 3/30' }).click();
    await page.getByRole('dialog').getByText('Required questions still missing: 3').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await absent(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Sections · 3/30' }).click();
    await page.getByRole('dialog').getByText('1 missing: Empresa').click();
    await inList(page, /¿Cuántas personas trabajan\?/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await page.getByLabel('De 10 a 50').check();
    await press(page, 'Save and return to check');
    await arriveAt(page, CHECK);

    await press(page, 'Submit questionnaire');
    const summary = page.getByRole('alert');
    await summary.getByText('Please answer all required (*) fields').waitFor();
    expect(await summary.getByRole('link').count()).toBe(2);
    await inspect();
    await summary.getByRole('link', { name: /¿Qué certificaciones tiene\?/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Calidad', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
    await page.getByLabel('ISO 9001').check();
    await press(page, 'Save and return to check');
    // The rest of the problems takes the focus.
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').count()).toBe(1);
    await page.getByRole('button', { name: /^Answer ?: .*¿Quién responde por la seguridad\?/ }).click();
    await expect.poll(() => focused(page)).toMatch(/^q-/);
    await page.keyboard.type('Rosa Quispe');
    await press(page, 'Save and return to check');
    await arriveAt(page, CHECK);
    await page.getByRole('definition').getByText('Rosa Quispe').waitFor();
    await page.getByText('All required questions are answered.').first().waitFor();

    await page.reload();
    await page.getByRole('heading', { level: 1, name: CHECK }).waitFor();
    for (const [locale, words] of [
      ['es', 'Revise sus respuestas antes de enviarlas'],
      ['pt-BR', 'Confira suas respostas antes de enviá-las'],
      ['en', CHECK],
    ] as const) {
      await speak(page, locale);
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
      expect(await isTooWide(page)).toBe(false);
    }
    await press(page, 'Submit questionnaire');
    await page.getByRole('heading', { level: 1, name: /thank|received|complete/i }).waitFor();
    expect(JSON.stringify(await seen())).toContain('Rosa Quispe');
  },
  SLOW_MS,
);

test('thirty questions on one page, if the supplier wants so, also after the tab was closed', async () => {
  const { link } = await inviteToAnswer(cast.url, 'una');
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, link, ANA);
  await arriveAt(page, QUESTIONS);
  await press(page, 'Show everything on one page');
  const asked = THIRTY.filter(({ type }) => type !== 'section').length;
  const shown = () => page.locator('.question:visible').count();
  await expect.poll(shown).toBe(asked);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel(/¿Quién responde por la seguridad\?/).fill('Rosa Quispe');
  await untilSaved(page);
  const again = await page.context().newPage();
  await again.goto(link);
  await again.getByRole('heading', { level: 1, name: QUESTIONS }).waitFor();
  await expect.poll(() => again.locator('.question:visible').count()).toBe(asked);
  await again.getByRole('button', { name: 'Check your answers', exact: true }).last().click();
  await arriveAt(again, CHECK);
  await again.goBack();
  await press(again, 'Show section by section');
  await expect.poll(() => again.locator('.question:visible').count()).toBeLessThan(asked);
});

test('two tabs and two devices on one answer: nothing is overwritten, both versions are shown, one is chosen', async () => {
  const { link, email, own } = await inviteToAnswer(cast.url, 'versiones');
  const { page: one } = await cast.enter({ isPhone: true });
  await openAccount(one, link, ANA);
  await arriveAt(one, QUESTIONS);
  const two = await one.context().newPage();
  await two.goto(link);
  await two.getByRole('heading', { level: 1, name: QUESTIONS }).waitFor();
  const field = (page: Page) => page.getByLabel(/¿Qué produce\?/);
  const notice = (page: Page) => page.getByText('This answer was changed in another tab or on another device.');
  const device = await openApi(cast.url, email);
  const stored = async () => {
    const { answers } = await device.call<{ answers: { question_id: string; answer: unknown }[] }>('GET', own);
    return answers[0];
  };

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await two.route('**/answers', async (route) => {
    await held;
    await route.continue();
  });
  await field(two).fill('Redes');
  await field(one).fill('Sogas');
  await untilSaved(one);
  letGo();
  await notice(two).waitFor();
  const versions = two.locator('.changed dd');
  expect(await versions.allInnerTexts()).toEqual(['Redes', 'Sogas']);
  expect([await field(two).inputValue(), (await stored())?.answer]).toEqual(['Redes', 'Sogas']);
  expect(await problemsInBothSchemes(two)).toEqual([]);
  expect(await isTooWide(two)).toBe(false);
  // A reload keeps the text that waits for the choice.
  await two.reload();
  await notice(two).waitFor();
  expect(await versions.allInnerTexts()).toEqual(['Redes', 'Sogas']);
  await press(two, 'Keep my answer');
  await absent(notice(two));
  await expect.poll(async () => (await stored())?.answer).toBe('Redes');

  // The other tab is told what has replaced its answer.
  await notice(one).waitFor();
  expect(await one.locator('.changed dd').allInnerTexts()).toEqual(['Sogas', 'Redes']);
  await press(one, 'Use the other answer');
  await absent(notice(one));
  expect(await field(one).inputValue()).toBe('Redes');

  // Another device, of which no tab hears.
  const questionId = (await stored())?.question_id;
  await device.call('PATCH', `${own}/answers`, { answers: [{ question_id: questionId, answer: 'Cabos' }] });
  await field(one).fill('Redes y sogas');
  await notice(one).waitFor();
  expect((await stored())?.answer).toBe('Cabos');
  for (const [locale, words] of [
    ['es', 'Usar la otra respuesta'],
    ['pt-BR', 'Usar a outra resposta'],
    ['en', 'Use the other answer'],
  ] as const) {
    await speak(one, locale);
    await one.getByRole('button', { name: words, exact: true }).waitFor();
  }
  await press(one, 'Keep my answer');
  await expect.poll(async () => (await stored())?.answer).toBe('Redes y sogas');
});
