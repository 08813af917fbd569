import { deflateRawSync } from 'node:zlib';
import excel from 'exceljs';
import { expect, test } from 'vitest';
import { zipOf } from '../../test/zip-archive';
import { readFirstSheet, readTypedSheets } from './first-sheet';

const LIMITS = { rows: 100, columns: 10, unpackedBytes: 1_000_000 };
const WORKBOOK = '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>';
const RELATIONS = '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>';

const part = (name: string, text: string) => ({
  name,
  data: deflateRawSync(text),
  size: Buffer.byteLength(text),
});

const bookOf = (rows: string, more: Parameters<typeof zipOf>[0] = []) =>
  zipOf([
    part('xl/workbook.xml', WORKBOOK),
    part('xl/_rels/workbook.xml.rels', RELATIONS),
    part('xl/worksheets/first.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  ]);

const codeOf = (bytes: Buffer, limits = LIMITS) =>
  readFirstSheet(bytes, limits).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

test('a workbook of a spreadsheet program is read as the texts that its user sees', async () => {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Proveedores');
  sheet.addRow(['Nombre', 'RUC', 'Fecha', 'Nota']);
  sheet.addRow([]);
  sheet.addRow(['Aceros Ñandú & Cía', 20_512_345_678, new Date(Date.UTC(2026, 1, 3)), null]);
  sheet.addRow([
    { richText: [{ text: 'Luz ' }, { font: { bold: true }, text: 'del Sur' }] },
    { formula: 'A1&"!"', result: 'Nombre!' },
    { text: 'sitio', hyperlink: 'https://luz.test' },
    true,
  ]);
  book.addWorksheet('Otra').addRow(['no']);
  expect(await readFirstSheet(Buffer.from(await book.xlsx.writeBuffer()), LIMITS)).toEqual([
    { line: 1, cells: ['Nombre', 'RUC', 'Fecha', 'Nota'] },
    { line: 3, cells: ['Aceros Ñandú & Cía', '20512345678', '2026-02-03'] },
    { line: 4, cells: ['Luz del Sur', 'Nombre!', 'sitio', 'true'] },
  ]);
});

test('gaps between cells, inline texts, prefixes and cells without a place are read', async () => {
  const rows =
    '<x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>uno</x:t></x:is></x:c><x:c r="D2"><x:v>1.5E3</x:v></x:c></x:row>' +
    '<x:row><x:c t="str"><x:f>"a"</x:f><x:v>dos</x:v></x:c></x:row>';
  expect(await readFirstSheet(bookOf(rows), LIMITS)).toEqual([
    { line: 2, cells: ['', 'uno', '', '1500'] },
    { line: 3, cells: ['dos'] },
  ]);
});

test('a workbook with another prefix of relations and the calendar of 1904 is read', async () => {
  const workbook =
    '<workbook xmlns:d3p1="r"><workbookPr date1904="1"/><sheets><sheet name="A" d3p1:id="rId7"/></sheets></workbook>';
  const book = zipOf([
    part('xl/workbook.xml', workbook),
    part('xl/_rels/workbook.xml.rels', RELATIONS),
    part('xl/styles.xml', '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    part(
      'xl/worksheets/first.xml',
      '<worksheet><sheetData><row><c s="1"><v>44595</v></c></row></sheetData></worksheet>',
    ),
  ]);
  expect(await readFirstSheet(book, LIMITS)).toEqual([{ line: 1, cells: ['2026-02-04'] }]);
});

test('reading ends after the rows and columns that are asked for', async () => {
  const rows = Array.from({ length: 300 }, (_, row) => `<row><c><v>${row}</v></c><c><v>1</v></c></row>`).join('');
  const read = await readFirstSheet(bookOf(rows), { ...LIMITS, rows: 3, columns: 1 });
  expect(read.map(({ cells }) => cells)).toEqual([['0'], ['1'], ['2']]);
});

test('rows and columns beyond the format are refused', async () => {
  expect(await codeOf(bookOf('<row r="1048577"><c><v>1</v></c></row>'))).toBe('import_unreadable');
  expect(await codeOf(bookOf('<row r="999999999"/>'))).toBe('import_unreadable');
  expect(await codeOf(bookOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'))).toBe('import_unreadable');
  expect(await codeOf(bookOf('<row r="1048576"><c><v>1</v></c></row>'))).toBe('read');
});

test('pictures are not unpacked, and parts with text only within the limit', async () => {
  const big = { ...part('xl/media/image1.png', 'x'.repeat(5_000_000)) };
  expect(await codeOf(bookOf('<row><c><v>1</v></c></row>', [big]))).toBe('read');
  const long = `<row><c t="inlineStr"><is><t>${'x'.repeat(2_000_000)}</t></is></c></row>`;
  expect(await codeOf(bookOf(long))).toBe('file_too_large');
});

test('a document type, a broken element and text that is not UTF-8 are unreadable', async () => {
  const parts = (sheet: Buffer) =>
    zipOf([
      part('xl/workbook.xml', WORKBOOK),
      part('xl/_rels/workbook.xml.rels', RELATIONS),
      { name: 'xl/worksheets/first.xml', data: deflateRawSync(sheet), size: sheet.length },
    ]);
  const latin = Buffer.from(
    '<worksheet><sheetData><row><c t="str"><v>\xd1</v></c></row></sheetData></worksheet>',
    'latin1',
  );
  for (const sheet of [
    Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'),
    Buffer.from('<worksheet><row>'),
    latin,
  ]) {
    expect(await codeOf(parts(sheet))).toBe('import_unreadable');
  }
});

test('a typed reading tells errors and formulas that no program has computed from empty cells', async () => {
  const cells = [
    '<c r="A1" t="e"><v>#N/A</v></c>',
    '<c r="B1"><f>SUM(C2:C9)</f></c>',
    '<c r="C1"><f>1+1</f><v>2</v></c>',
    '<c r="D1" t="str"><f>IF(A2="","",A2)</f><v></v></c>',
    '<c r="E1" t="str"><f>"a"</f><v>a</v></c>',
  ];
  const [sheet] = await readTypedSheets(bookOf(`<row r="1">${cells.join('')}</row>`), { ...LIMITS, sheets: 1 });
  expect(sheet?.rows[0]?.cells).toEqual(['e:#N/A', 'e:', 'n:2', '', 't:a']);
});
