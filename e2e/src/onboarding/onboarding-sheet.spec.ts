import ExcelJS from 'exceljs';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { isTooWide } from '../support/inspect-page';
import { inviteToAnswer } from '../support/onboarding/long-questionnaire';
import { SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { fileFrom } from '../support/opened';
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

async function downloaded(page: Page): Promise<ExcelJS.Workbook> {
  const { name, bytes } = await fileFrom(page, () =>
    page.getByRole('button', { name: 'Download the spreadsheet' }).click(),
  );
  expect(name).toMatch(/\.xlsx$/);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book;
}

/** Writes an answer beside a question; the columns are found by their headings. */
function answer(book: ExcelJS.Workbook, question: string, value: ExcelJS.CellValue): void {
  const sheet = book.worksheets[0];
  if (!sheet) throw new Error('the workbook has no sheet');
  const columnOf = (heading: string): number => {
    let found = 0;
    sheet.getRow(1).eachCell((cell, column) => {
      if (cell.text === heading) found = column;
    });
    return found;
  };
  sheet.eachRow((row) => {
    if (row.getCell(columnOf('Question')).text === question) row.getCell(columnOf('Your answer')).value = value;
  });
}

test(
  'a questionnaire is filled in offline on a phone, wrong cells are listed, and the supplier submits the rest',
  async () => {
    const { link, seen } = await inviteToAnswer(cast.url, 'hoja', QUESTIONS);
    const { page } = await cast.enter({ isPhone: true });
    await openAccount(page, link, ANA);
    await arriveAt(page, 'Please answer the following questions');
    await page.getByText('Fill it in a spreadsheet').click();
    const book = await downloaded(page);
    answer(book, '¿Qué produce?', 'Sogas y redes');
    answer(book, '¿Desde cuándo?', new Date(Date.UTC(1987, 2, 1)));
    answer(book, '¿Cuántas personas?', 501);
    answer(book, '¿Tiene ISO 9001?', 'Quizás');
    const buffer = Buffer.from(await book.xlsx.writeBuffer());
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.locator('.sheet-panel input[type=file]').setInputFiles({ name: 'hoja.xlsx', mimeType, buffer });
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
