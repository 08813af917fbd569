import { constants, deflateRawSync } from 'node:zlib';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importScene } from '../../test/steps/import-steps';
import { createTestApp, type TestApp } from '../../test/test-database';
import { type ArchivePart, endOf, zipOf } from '../../test/zip-archive';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const MIB = 1024 * 1024;
const STRINGS = 'xl/sharedStrings.xml';

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const WORKBOOK = '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';
const CELL_OF_STRING = '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>';

const honest = (name: string, text: string): ArchivePart => ({
  name,
  data: deflateRawSync(text),
  size: Buffer.byteLength(text),
});

const bookOf = (...parts: ArchivePart[]): Buffer =>
  zipOf([
    honest('[Content_Types].xml', TYPES),
    honest('xl/workbook.xml', WORKBOOK),
    honest('xl/_rels/workbook.xml.rels', RELATIONS),
    honest('xl/worksheets/sheet1.xml', CELL_OF_STRING),
    ...parts,
  ]);

async function importing(content: Buffer) {
  const { run, suppliers } = await importScene(app);
  const { work } = await run('lista.xlsx', content);
  const before = process.memoryUsage().rss;
  const outcome = await work().then(
    () => 'added',
    (error: { code?: string }) => error.code,
  );
  expect(await suppliers()).toEqual([]);
  return { outcome, grown: process.memoryUsage().rss - before };
}

/** Builds a table of strings with a gigabyte of spaces by repeating one block, because Deflate stays below 1000:1. */
function gigabyteOfSpaces(): Buffer {
  const piece = { finishFlush: constants.Z_SYNC_FLUSH };
  const block = deflateRawSync(Buffer.alloc(16 * MIB, ' '), piece);
  return Buffer.concat([deflateRawSync('<sst>', piece), ...Array<Buffer>(64).fill(block), deflateRawSync('</sst>')]);
}

test('a zip bomb is refused by what it unpacks to, whatever it says of itself', async () => {
  const data = gigabyteOfSpaces();
  for (const size of [1024 * MIB, 100]) {
    const { outcome, grown } = await importing(bookOf({ name: STRINGS, data, size }));
    expect(outcome).toBe('file_too_large');
    expect(grown).toBeLessThan(200 * MIB);
  }
});

test('a directory of ZIP64 beside an empty one hides no bomb', async () => {
  const bomb = bookOf({ name: STRINGS, data: gigabyteOfSpaces(), size: 100 });
  const hidden = Buffer.concat([bomb, endOf({ count: 0, size: 0, offset: bomb.length })]);
  // The number of this disk tells the readers that know ZIP64 to look there.
  hidden.writeUInt16LE(0xffff, hidden.length - 18);
  const { outcome, grown } = await importing(hidden);
  expect(outcome).toBe('import_unreadable');
  expect(grown).toBeLessThan(200 * MIB);
});

test('a row beyond the last one of the format is refused at once', async () => {
  const sheet = '<worksheet><sheetData><row r="999999999"><c><v>1</v></c></row></sheetData></worksheet>';
  const book = zipOf([
    honest('[Content_Types].xml', TYPES),
    honest('xl/workbook.xml', WORKBOOK),
    honest('xl/_rels/workbook.xml.rels', RELATIONS),
    honest('xl/worksheets/sheet1.xml', sheet),
  ]);
  expect((await importing(book)).outcome).toBe('import_unreadable');
});

test('a text that needs more memory than the reader has ends the reader, not the process', async () => {
  const text = `<sst><si><t>${'€'.repeat(32 * MIB)}</t></si></sst>`;
  const { outcome, grown } = await importing(bookOf(honest(STRINGS, text)));
  expect(outcome).toBe('import_too_heavy');
  expect(grown).toBeLessThan(200 * MIB);
  const { run } = await importScene(app);
  const book = new excel.Workbook();
  book.addWorksheet('Suppliers').addRows([['Aceros', 'Luisa', 'a@x.test', 'Argentina']]);
  const good = new Uint8Array(await book.xlsx.writeBuffer());
  expect(await (await run('lista.xlsx', good)).work()).toEqual({ added: 1, errors: [] });
});

test('a broken archive is unreadable', async () => {
  const whole = bookOf(honest(STRINGS, '<sst/>'));
  const at = whole.indexOf(STRINGS) + STRINGS.length;
  whole.fill(0xff, at, at + 4);
  expect((await importing(whole)).outcome).toBe('import_unreadable');
});
