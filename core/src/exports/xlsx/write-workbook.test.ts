import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, expect, test } from 'vitest';
import type { CellValue, Sheet, SheetColumn } from './sheet';
import { columnName } from './sheet-xml';
import { writeWorkbook } from './write-workbook';

const directory = mkdtempSync(join(tmpdir(), 'homologa-xlsx-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const path = join(directory, 'book.xlsx');

const COLUMNS: SheetColumn[] = [
  { header: 'Company <name>', kind: 'text', width: 30 },
  { header: 'Revenue', kind: 'amount', width: 14 },
  { header: 'Employees', kind: 'integer', width: 10 },
  { header: 'Delivered', kind: 'day', width: 12 },
  { header: 'Created', kind: 'moment', width: 18 },
];

// oxlint-disable-next-line typescript/require-await -- the writer reads asynchronously
async function* inBatches(rows: readonly CellValue[][], size = 2): AsyncGenerator<CellValue[][]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const listOf = (rows: readonly CellValue[][], name = 'Suppliers'): Sheet => ({
  name,
  columns: COLUMNS,
  batches: inBatches(rows),
  isList: true,
});

async function roundTrip(sheets: Sheet[], locale: 'en' | 'es' = 'en') {
  const counts = await writeWorkbook(path, sheets, locale);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  return { counts, book, sheet: book.worksheets[0]! };
}

test('numbers, dates and texts come back as what they were', async () => {
  const moment = new Date('2026-11-21T09:30:00Z');
  const { counts, sheet } = await roundTrip([
    listOf([
      ['Peña & Hijos <S.A.> "x"', 1_234_567.89, 40, new Date('2026-01-31T00:00:00Z'), moment],
      ['0012345', -5, 0, null, undefined],
      ['', 'UN', null, null, null],
    ]),
  ]);
  expect(counts).toEqual([3]);
  expect(sheet.getRow(1).values).toEqual([undefined, 'Company <name>', 'Revenue', 'Employees', 'Delivered', 'Created']);
  expect(sheet.getRow(2).values).toEqual([
    undefined,
    'Peña & Hijos <S.A.> "x"',
    1_234_567.89,
    40,
    new Date('2026-01-31T00:00:00Z'),
    moment,
  ]);
  expect(sheet.getCell('A3').value).toBe('0012345');
  expect(sheet.getCell('B3').value).toBe(-5);
  expect(sheet.getCell('B4').value).toBe('UN');
  expect(sheet.getCell('A2').numFmt).toBe('@');
  expect(sheet.getCell('B2').numFmt).toBe('#,##0.00');
  expect(sheet.getCell('C2').numFmt).toBe('#,##0');
  expect(sheet.getCell('D2').numFmt).toBe('mmm dd, yyyy');
  expect(sheet.getCell('E2').numFmt).toBe('mmm dd, yyyy hh:mm');
});

test('dates are written as the language writes them', async () => {
  const { sheet } = await roundTrip([listOf([['a', 1, 1, new Date(0), new Date(0)]])], 'es');
  expect(sheet.getCell('D2').numFmt).toBe('dd/mm/yyyy');
});

test('a list has a bold header that stays in view, filters, and room for its values', async () => {
  const { sheet } = await roundTrip([listOf([['a'], ['b'], ['c']])]);
  expect(sheet.getCell('A1').font.bold).toBe(true);
  expect(sheet.getCell('A2').font.bold).toBeFalsy();
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(sheet.autoFilter).toBe('A1:E4');
  expect(sheet.columns.map(({ width }) => width)).toEqual([30, 14, 10, 12, 18]);
});

test('no text becomes a formula', async () => {
  const { sheet } = await roundTrip([listOf([['=1+1'], ['@SUM(A1)'], ['\t=1'], ['\r=1'], ['+54 11 4321'], ['-']])]);
  const values = [2, 3, 4, 5, 6, 7].map((row) => sheet.getCell(`A${row}`));
  expect(values.map(({ value }) => value)).toEqual(["'=1+1", "'@SUM(A1)", "'\t=1", "'\r=1", '+54 11 4321', '-']);
  for (const cell of values) expect(cell.type).toBe(ExcelJS.ValueType.String);
  const xml = (await readFile(path)).toString('latin1');
  expect(xml).not.toContain('<f>');
});

test('texts that look like codes of characters are marked; line breaks and spaces stay', async () => {
  const { sheet } = await roundTrip([listOf([['_x0041_ a'], ['line 1\nline 2'], ['  spaces  ']])]);
  expect(sheet.getCell('A3').value).toBe('line 1\nline 2');
  expect(sheet.getCell('A4').value).toBe('  spaces  ');
  // The file contains the escaped underscore. Spreadsheet programs unescape it, but exceljs does not.
  expect(sheet.getCell('A2').value).toBe('_x005F_x0041_ a');
});

test('an empty list is a header; a second sheet is written after the first', async () => {
  let rowsOfFirst = -1;
  const first = listOf([], "A [very] long: name' of a tab that no program takes");
  const facts: Sheet = {
    name: 'About',
    columns: [COLUMNS[0]!, { header: '', kind: 'moment', width: 30 }],
    isList: false,
    batches: (async function* () {
      rowsOfFirst = 0;
      yield [
        ['Rows', 0],
        ['Exported', new Date('2026-11-21T09:30:00Z')],
      ];
    })(),
  };
  const { counts, book } = await roundTrip([first, facts]);
  expect(counts).toEqual([0, 2]);
  expect(rowsOfFirst).toBe(0);
  expect(book.worksheets.map(({ name }) => name)).toEqual(['A  very  long  name  of a tab t', 'About']);
  expect(book.worksheets[1]?.getCell('B1').value).toBe(0);
  expect(book.worksheets[1]?.getCell('B2').value).toEqual(new Date('2026-11-21T09:30:00Z'));
  expect(book.worksheets[1]?.autoFilter).toBeFalsy();
});

test('what the rows throw ends it', async () => {
  const broken: Sheet = {
    ...listOf([]),
    // oxlint-disable-next-line require-yield
    batches: (async function* () {
      throw new Error('the database is away');
    })(),
  };
  await expect(writeWorkbook(path, [broken], 'en')).rejects.toThrow('the database is away');
});

test('columns beyond Z have names of two letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
