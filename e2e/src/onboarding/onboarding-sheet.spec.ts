import { afterEach, beforeAll, expect, test } from 'vitest';
import { isTooWide } from '../support/inspect-page';
import { downloadSheet, uploadSheet, writeAnswer } from '../support/onboarding/answer-sheet';
import { inviteToAnswer } from '../support/onboarding/long-questionnaire';
import { SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { type Cast, startCast } from '../support/people';
import { arriveAt, problemsInBothSchemes } from '../support/supplier-looks';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const SLOW_MS = 300_000;
const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const QUESTIONS = [
  { type: 'section', title: 'Empresa' },
  { type: 'input', title: '¿Qué produce?', required: true },
  { type: 'input', title: '¿Desde cuándo?', required: true, format: { kind: 'date' } },
  { type: 'input', title: '¿Cuántas personas?', required: true, format: { kind: 'number', max: 500 } },
  { type: 'radio', title: '¿Tiene ISO 9001?', required: true, options: [{ value: 'Sí' }, { value: 'En trámite' }] },
];

test(
  'a questionnaire is filled in offline on a phone, wrong cells are listed, and the supplier submits the rest',
  async () => {
    const { link, seen } = await inviteToAnswer(cast.url, 'hoja', QUESTIONS);
    const { page } = await cast.enter({ isPhone: true });
    await openAccount(page, link, ANA);
    await arriveAt(page, 'Please answer the following questions');
    const book = await downloadSheet(page);
    writeAnswer(book, '¿Qué produce?', 'Sogas y redes');
    writeAnswer(book, '¿Desde cuándo?', new Date(Date.UTC(1987, 2, 1)));
    writeAnswer(book, '¿Cuántas personas?', 501);
    writeAnswer(book, '¿Tiene ISO 9001?', 'Quizás');
    await uploadSheet(page, book);
    await page.getByText('2 answers were saved. Check them below and submit.').waitFor();
    const left = page.locator('.sheet-left');
    await left.getByText('“Quizás” is none of the options.').waitFor();
    expect(await left.getByRole('listitem').count()).toBe(2);
    expect([await problemsInBothSchemes(page), await isTooWide(page)]).toEqual([[], false]);
    expect(await page.getByLabel(/¿Qué produce\?/).inputValue()).toBe('Sogas y redes');
    expect((await seen()).answers).toHaveLength(2);

    await left.getByRole('button', { name: '¿Cuántas personas?' }).click();
    await page.getByLabel(/¿Cuántas personas\?/).fill('50');
    await page.getByRole('radio', { name: 'En trámite' }).check();
    await page.getByRole('button', { name: 'Submit questionnaire' }).click();
    await page.getByText('Your number', { exact: true }).waitFor();
    expect((await seen()).answers).toHaveLength(4);
  },
  SLOW_MS,
);
