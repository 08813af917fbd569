import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { type ArchivePart, endOf, zipOf } from '../../test/zip-archive';
import { zipPartsOf } from './zip-parts';

const part = (name: string, text = name): ArchivePart => ({ name, data: deflateRawSync(text), size: text.length });
const codeOf = (zip: Buffer) => {
  try {
    return [...zipPartsOf(zip).keys()];
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const END = 22;
const changed = (zip: Buffer, write: (copy: Buffer, end: number) => void): Buffer => {
  const copy = Buffer.from(zip);
  write(copy, copy.length - END);
  return copy;
};

const ZIP = zipOf([part('a.xml'), part('b.xml')]);

test('the parts of an honest archive are listed, with data descriptors and a comment too', async () => {
  expect(codeOf(ZIP)).toEqual(['a.xml', 'b.xml']);
  const file = new ZipFile();
  file.addReadStreamLazy('stream.xml', (done) => done(null, Readable.from(['hola'])));
  file.end({ comment: 'made by a library', forceZip64Format: false });
  expect(codeOf(await buffer(file.outputStream))).toEqual(['stream.xml']);
});

test('an archive that refers to ZIP64 is refused, whichever field does it', () => {
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  const at = ZIP.length - END;
  expect(codeOf(Buffer.concat([ZIP.subarray(0, at), locator, ZIP.subarray(at)]))).toBe('import_unreadable');
  for (const field of [4, 6, 8, 10]) {
    const zip = changed(ZIP, (copy, end) => copy.writeUInt16LE(0xffff, end + field));
    expect(codeOf(zip)).toBe('import_unreadable');
  }
  for (const field of [12, 16]) {
    const zip = changed(ZIP, (copy, end) => copy.writeUInt32LE(0xffffffff, end + field));
    expect(codeOf(zip)).toBe('import_unreadable');
  }
});

test('an archive whose counts differ, or that hides a directory, is refused', () => {
  expect(codeOf(changed(ZIP, (copy, end) => copy.writeUInt16LE(1, end + 10)))).toBe('import_unreadable');
  const fewer = changed(ZIP, (copy, end) => {
    copy.writeUInt16LE(1, end + 8);
    copy.writeUInt16LE(1, end + 10);
  });
  expect(codeOf(fewer)).toBe('import_unreadable');
  const empty = endOf({ count: 0, size: 0, offset: ZIP.length });
  expect(codeOf(Buffer.concat([ZIP, Buffer.from('more'), empty]))).toBe('import_unreadable');
});

test('two parts with one name or one place, and a part with two names, are refused', () => {
  expect(codeOf(zipOf([part('a.xml'), part('a.xml', 'other')]))).toBe('import_unreadable');
  const directory = ZIP.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  expect(codeOf(changed(ZIP, (copy) => copy.write('c.xml', directory + 46)))).toBe('import_unreadable');
  const same = changed(ZIP, (copy, end) => copy.writeUInt32LE(0, end - 46 - 5 + 42));
  expect(codeOf(same)).toBe('import_unreadable');
});

test('anything that is no archive is unreadable', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(100), ZIP.subarray(0, -1)]) {
    expect(codeOf(bytes)).toBe('import_unreadable');
  }
});
