import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { tried } from '../test/tried';
import { zipOf } from '../test/zip-archive';
import { holdsProgram } from './programs-in-archives';

const directory = mkdtempSync(join(tmpdir(), 'homologa-archives-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const zip = (...names: string[]) =>
  zipOf(names.map((name) => ({ name, data: deflateRawSync(Buffer.from(name)), size: name.length })));
function holds(bytes: Buffer): Promise<boolean> {
  const path = join(directory, 'upload');
  writeFileSync(path, bytes);
  return holdsProgram(path);
}

test.each([
  'invoice.exe',
  'folder/INVOICE.PDF.EXE',
  'a\\b\\macro.vbs',
  'run.bat. .',
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
