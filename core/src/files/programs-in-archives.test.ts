import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { tried } from '../test/tried';
import { zipOf } from '../test/zip-archive';
import { findArchiveFault, headersIn } from './programs-in-archives';

const directory = mkdtempSync(join(tmpdir(), 'homologa-archives-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const zip = (...names: string[]) =>
  zipOf(names.map((name) => ({ name, data: deflateRawSync(Buffer.from(name)), size: name.length })));
function faultOf(bytes: Buffer, mime = 'application/zip') {
  const path = join(directory, 'upload');
  writeFileSync(path, bytes);
  return findArchiveFault(path, mime);
}
const holds = async (bytes: Buffer): Promise<boolean> => (await faultOf(bytes)) === 'program';

/** Header of an entry before its content, with any length of name and any extra fields. */
function header(name: string, { length = name.length, extra = Buffer.alloc(0) } = {}): Buffer {
  const fixed = Buffer.alloc(30);
  fixed.write('PK\u0003\u0004', 'latin1');
  fixed.writeUInt16LE(length, 26);
  fixed.writeUInt16LE(extra.length, 28);
  return Buffer.concat([fixed, Buffer.from(name), extra]);
}
function field(id: number, content: Buffer): Buffer {
  const fixed = Buffer.alloc(4);
  fixed.writeUInt16LE(id);
  fixed.writeUInt16LE(content.length, 2);
  return Buffer.concat([fixed, content]);
}
const unicodePath = (name: string): Buffer => field(0x7075, Buffer.concat([Buffer.alloc(5), Buffer.from(name)]));

test.each([
  'invoice.exe',
  'folder/INVOICE.PDF.EXE',
  'a\\b\\macro.vbs',
  'run.bat. .',
  `run.bat${'. '.repeat(40)}`,
  `${'long/'.repeat(200)}run.bat`,
  'setup.msi',
  'report.docm',
  'word/vbaProject.bin',
  'library.jar',
  'script.js',
  'open me.lnk',
])('an archive with %s is refused', async (name) => {
  expect(await holds(zip('readme.txt', name))).toBe(true);
  tried(1);
});

test('an archive of documents is none', async () => {
  const names = ['a.pdf', 'exe', 'folder.exe/', 'com/acme.pdf', 'my.exe.pdf', 'js/', 'word/document.xml'];
  expect(await holds(zip(...names))).toBe(false);
});

test('a program is found in a header that the directory does not list, and in an archive within', async () => {
  const hidden = zip('a.pdf', 'b.exe');
  const directoryAt = hidden.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  expect(await holds(Buffer.concat([hidden.subarray(0, directoryAt), zip('a.pdf')]))).toBe(true);
  expect(await holds(Buffer.concat([Buffer.alloc(1_000_000, 'x'), hidden]))).toBe(true);
  tried(2);
});

test('a header that lies across two pieces of the file is seen', async () => {
  const archive = zip('b.exe');
  for (let before = 65_536 - archive.length; before <= 65_536; before += 7) {
    expect(await holds(Buffer.concat([Buffer.alloc(before, 'x'), archive]))).toBe(true);
  }
});

test('a program is found by the name in an extra field, which some readers prefer', async () => {
  const padding = field(0xa220, Buffer.alloc(3_000));
  expect(await holds(header('note.txt', { extra: Buffer.concat([padding, unicodePath('note.exe')]) }))).toBe(true);
  expect(await faultOf(header('note.txt', { extra: Buffer.concat([unicodePath('Année.txt'), padding]) }))).toBeNull();
  const far = Buffer.concat([field(0xa220, Buffer.alloc(5_000)), unicodePath('note.exe')]);
  const many = Buffer.concat([...Array.from({ length: 40 }, () => field(1, Buffer.alloc(0))), unicodePath('a.exe')]);
  for (const extra of [far, many]) expect(await faultOf(header('note.txt', { extra }))).toBe('unreadable');
  tried(3);
});

test('macros of LibreOffice are found in a text and in a spreadsheet; a folder of that name in a zip is none', async () => {
  const text = 'application/vnd.oasis.opendocument.text';
  for (const name of ['Basic/Standard/Module1.xml', 'Scripts/python/run.py'])
    expect(await faultOf(zip('content.xml', name), text)).toBe('program');
  expect(await faultOf(zip('content.xml', 'Basic/script-lc.xml', 'Basic/Standard/script-lb.xml'), text)).toBeNull();
  expect(await faultOf(zip('Basic/plan.xml'))).toBeNull();
});

test('an archive of nothing but headers is refused after a number of them', async () => {
  const crowd = Buffer.alloc(600_000, 'PK\u0003\u0004', 'latin1');
  expect(await faultOf(crowd)).toBe('unreadable');
  tried(1);
});

test('headers packed before a run of blanks cost a fixed number of bytes each', () => {
  const packed = Array.from({ length: 25 }, () => header('', { length: 4_000 }));
  const piece = Buffer.concat([...packed, Buffer.alloc(4_000, ' '), Buffer.from('x')]);
  const bytes = Buffer.concat(Array.from({ length: 16 }, () => piece));
  const found = [...headersIn(bytes, bytes.length)];
  expect(found).toHaveLength(16 * 25);
  const looked = found.flatMap((names) => (names === 'unreadable' ? [] : names));
  expect(looked).toHaveLength(16 * 25);
  expect(Math.max(...looked.map(({ start, tail }) => start.length + tail.length))).toBeLessThanOrEqual(128);
});
