import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { safeFileName, sniff } from './store-upload';

const directory = mkdtempSync(join(tmpdir(), 'homologa-sniff-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

function typeOf(content: Buffer | string, name: string): Promise<string | null> {
  const path = join(directory, 'upload');
  writeFileSync(path, content);
  return sniff(path, name);
}

describe('a file name', () => {
  it.each([
    ['../../etc/pass.pdf', 'pass.pdf'],
    ['C:\\Users\\ana\\año.pdf', 'año.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
    ['a\u061cb\u200bc\u2028d\u0085e\u2060f\ufeff.pdf', 'abcdef.pdf'],
    ['n\u0303.pdf', 'ñ.pdf'],
    ['..', 'file'],
    [' . ', 'file'],
    ['', 'file'],
    ['folder/', 'file'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it('is cut to 150 characters before its extension, never within a character', () => {
    const cut = safeFileName(`${'ñ'.repeat(145)}😀😀.pdf`);
    expect(cut).toBe(`${'ñ'.repeat(145)}.pdf`);
    expect(safeFileName(`${'x'.repeat(300)}.xlsx`)).toHaveLength(150);
  });
});

const heic = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`), Buffer.alloc(100)]);

describe('what a file is', () => {
  it('is told by its content, never by its name', async () => {
    expect(await typeOf('%PDF-1.7', 'a.PDF')).toBe('application/pdf');
    expect(await typeOf('%PDF-1.7\n<html>', 'a.html')).toBeNull();
    expect(await typeOf(Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'a.pdf')).toBeNull();
    expect(await typeOf('MZ\u0000\u0001', 'a.pdf')).toBeNull();
    expect(await typeOf('%PDF-1.7', 'noextension')).toBeNull();
  });

  it.each(['heic', 'heix', 'mif1'])('knows the photographs of telephones: %s', async (brand) => {
    expect(await typeOf(heic(brand), 'IMG_0001.HEIC')).toMatch(/^image\/hei[cf]$/);
    expect(await typeOf(heic(brand), 'a.jpg')).toBeNull();
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\ufeff<html><script>1</script>',
    '  \n<!-- x --><html>',
    '<!DOCTYPE html>',
    '<?xml version="1.0"?><svg/>',
    '<body onload=alert(1)>',
    '<ScRiPt>1</ScRiPt>',
    '<img src=x onerror=alert(1)>',
  ])('takes no markup for text: %j', async (markup) => {
    for (const name of ['a.txt', 'a.csv', 'a.pdf', 'a.svg', 'a.html']) expect(await typeOf(markup, name)).toBeNull();
  });

  it('takes text for text, in UTF-8 or Latin-1', async () => {
    expect(await typeOf('\ufeffaño;total\n2025;< 10', 'a.csv')).toBe('text/csv');
    expect(await typeOf(Buffer.from('año,ñ', 'latin1'), 'a.csv')).toBe('text/csv');
    expect(await typeOf('a < b', 'a.constructor')).toBeNull();
    expect(await typeOf('a < b', 'a.txt')).toBe('text/plain');
    expect(await typeOf('a\u0000b', 'a.txt')).toBeNull();
  });
});
