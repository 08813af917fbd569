import { MAX_SHEET_CHARACTERS } from '@homologa/domain/questionnaires/answer-sheet/limits';
import { CELL_MAX_TEXT } from '@homologa/domain/questionnaires/limits';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { readAnswerSheetFile } from './answer-sheet-program';

async function read(text: string, rows: number, columns = 25) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('x');
  for (let row = 1; row <= rows; row += 1) sheet.addRow(Array(columns).fill(text));
  const bytes = await book.xlsx.writeBuffer();
  return readAnswerSheetFile({ databaseUrl: '', task: { reads: 'answers', bytes: new Uint8Array(bytes) } });
}

test('cuts a text that is longer than a cell of a spreadsheet', async () => {
  const answer = await read('x'.repeat(CELL_MAX_TEXT + 100), 1, 1);
  expect(answer).toEqual({
    sheets: [{ name: 'x', rows: [{ line: 1, cells: [`t:${'x'.repeat(CELL_MAX_TEXT)}`] }] }],
  });
});

test('rejects a text that is shared by so many cells that they are too long together', async () => {
  const text = 'x'.repeat(CELL_MAX_TEXT);
  expect(await read(text, 4)).toHaveProperty('sheets');
  expect(await read(text, Math.ceil(MAX_SHEET_CHARACTERS / CELL_MAX_TEXT / 25) + 1)).toEqual({
    refusal: 'file_too_large',
  });
});
