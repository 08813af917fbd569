import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { withoutLayout } from './slim-font';

const FILE = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');

test('a font without its layout tables draws the same letters as wide as before', async () => {
  const whole = await readFile(FILE);
  const slim = withoutLayout(whole);
  expect(slim.length).toBeLessThan(whole.length);
  const letters = Array.from('Ñandú & Cía. – Ψ Żółw Объект 0123 €');
  const [before, after] = [whole, slim].map((font) => {
    const document = new PDFDocument().font(font);
    return letters.map((letter) => document.widthOfString(letter));
  });
  expect(after).toEqual(before);
  expect(after?.every((width) => width > 0)).toBe(true);
});
