import { deflateRawSync } from 'node:zlib';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importScene } from '../../test/import-steps';
import { createTestApp, type TestApp } from '../../test/test-database';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const MIB = 1024 * 1024;
const STRINGS = 'xl/sharedStrings.xml';

interface Part {
  name: string;
  data: Buffer;
  size: number;
}

function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, size } of parts) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

const honest = (name: string, text: string): Part => ({
  name,
  data: deflateRawSync(text),
  size: Buffer.byteLength(text),
});

function sheetWithStrings(size: number): Buffer {
  const one = '<si><r><t>a</t></r></si>';
  const text = `<sst>${one.repeat(Math.floor(size / one.length))}</sst>`;
  return zipOf([honest('[Content_Types].xml', TYPES), honest(STRINGS, text)]);
}

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

/** Builds a gigabyte of zeros by repeating one compressed block, because Deflate compresses at most about 1000:1. */
function gigabyteOfZeros(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * MIB), { finishFlush: 2 });
  return Buffer.concat([...Array<Buffer>(64).fill(block), deflateRawSync(Buffer.alloc(0))]);
}

test('a zip bomb is refused by what it unpacks to, whatever it says of itself', async () => {
  const data = gigabyteOfZeros();
  for (const size of [1024 * MIB, 100]) {
    const bomb = zipOf([honest('[Content_Types].xml', TYPES), { name: STRINGS, data, size }]);
    const { outcome, grown } = await importing(bomb);
    expect(outcome).toBe('file_too_large');
    expect(grown).toBeLessThan(200 * MIB);
  }
});

test('a sheet whose reading needs more memory than the reader has ends the reader, not the process', async () => {
  const { outcome } = await importing(sheetWithStrings(64 * MIB));
  expect(outcome).toBe('import_too_heavy');
  const { run } = await importScene(app);
  const book = new excel.Workbook();
  book.addWorksheet('Suppliers').addRows([['Aceros', 'Luisa', 'a@x.test', 'Argentina']]);
  const good = new Uint8Array(await book.xlsx.writeBuffer());
  expect(await (await run('lista.xlsx', good)).work()).toEqual({ added: 1, errors: [] });
});

test('a broken archive is unreadable', async () => {
  const whole = zipOf([honest('[Content_Types].xml', TYPES), honest(STRINGS, '<sst/>')]);
  const at = whole.indexOf(STRINGS) + STRINGS.length;
  whole.fill(0xff, at, at + 4);
  expect((await importing(whole)).outcome).toBe('import_unreadable');
});
