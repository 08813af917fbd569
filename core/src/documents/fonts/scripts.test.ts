import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '../../test/read-pdf';
import { Sheet, STYLES } from '../sheet';
import { wrapLines } from '../text-lines';

const NAMES = [
  'Ñandú Σωκράτης Анна',
  '王毅',
  '习近平 習近平',
  '김정은',
  '山田アリ',
  'محمد بن سلمان',
  'בנימין נתניהו',
  'สมชาย ใจดี',
];
const SHARED = 5;

function spoken(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, said = '']) => utf16(said)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function utf16(escaped: string): string {
  const plain = escaped.replace(/\\([\s\S])/g, (_all, sign: string) => ESCAPES[sign] ?? sign);
  return Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le');
}

const open = () => Sheet.open({ title: 'Names', author: 'Homologa', locale: 'es', paper: 'A4', issuedAt: new Date(0) });

test('names of every script are in the PDF as they are written', { timeout: 60_000 }, async () => {
  const sheet = await open();
  for (const name of NAMES) sheet.paragraph(`${name} · 42`);
  for (const name of NAMES) sheet.paragraph(name, STYLES.strong);
  const bytes = await sheet.finish();
  const { text } = await readPdf(bytes);
  const found = text.replace(/\s/g, '');
  // Checks only the names without shared glyphs. A shared glyph can only be read through its ActualText, which the PDF
  // reader of this test ignores.
  for (const name of NAMES.slice(0, SHARED)) expect(found).toContain(name.replace(/ /g, ''));
  expect(spoken(bytes)).toEqual(expect.arrayContaining(['王', '毅', 'محمد بن سلمان', 'בנימין נתניהו', 'สมชาย', 'ใจดี']));
  expect(bytes.length).toBeLessThan(200_000);
  expect(bytes.toString('latin1')).not.toContain('/BaseFont /Helvetica');
});

test('a long name without blanks is broken within the line’s width', async () => {
  const sheet = await open();
  const lines = sheet.wrap('王毅'.repeat(100), 200, STYLES.body);
  expect(lines.join('')).toBe('王毅'.repeat(100));
  for (const line of lines) expect(sheet.measure(line, STYLES.body)).toBeLessThanOrEqual(200);
  expect(wrapLines('ab', 1, (text) => text.length)).toEqual(['a', 'b']);
});
