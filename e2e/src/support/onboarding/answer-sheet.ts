import ExcelJS from 'exceljs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fileFrom } from '../opened';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads the spreadsheet of the open questionnaire, in English. */
export async function downloadSheet(page: Page): Promise<ExcelJS.Workbook> {
  await page.getByText('Fill it in a spreadsheet').click();
  const { name, bytes } = await fileFrom(page, () =>
    page.getByRole('button', { name: 'Download the spreadsheet' }).click(),
  );
  expect(name).toMatch(/\.xlsx$/);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book;
}

export async function uploadSheet(page: Page, book: ExcelJS.Workbook): Promise<void> {
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  await page.locator('.sheet-panel input[type=file]').setInputFiles({ name: 'hoja.xlsx', mimeType: XLSX, buffer });
}

/** Writes an answer beside a question; the columns are found by their headings. */
export function writeAnswer(book: ExcelJS.Workbook, question: string, value: ExcelJS.CellValue): void {
  const sheet = book.worksheets[0];
  if (!sheet) throw new Error('the workbook has no sheet');
  const columnOf = (heading: string): number => {
    let found = 0;
    sheet.getRow(1).eachCell((cell, column) => {
      if (cell.text === heading) found = column;
    });
    return found;
  };
  let isFound = false;
  sheet.eachRow((row) => {
    if (row.getCell(columnOf('Question')).text !== question) return;
    row.getCell(columnOf('Your answer')).value = value;
    isFound = true;
  });
  if (!isFound) throw new Error(`the sheet does not ask '${question}'`);
}

/** Writes the first row of a question's table, which has a sheet of its own. */
export function writeTableRow(book: ExcelJS.Workbook, question: string, values: readonly ExcelJS.CellValue[]): void {
  const sheet = book.worksheets.find(({ name }) => name.endsWith(question));
  if (!sheet) throw new Error(`no sheet has the table '${question}'`);
  for (const [at, value] of values.entries()) sheet.getCell(2, at + 2).value = value;
}
