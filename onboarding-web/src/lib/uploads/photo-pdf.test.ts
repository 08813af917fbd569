import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildPhotoPdf } from './photo-pdf';

const photo = async (width: number, height: number) => {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#aa0000' } })
    .jpeg()
    .toBuffer();
  return { jpeg: Uint8Array.from(jpeg), width, height };
};

test('each photo is a page of its own shape, and the JPEG is embedded unchanged', async () => {
  const pages = [await photo(30, 40), await photo(80, 40)];
  const bytes = Buffer.from(buildPhotoPdf(pages));
  const text = bytes.toString('latin1');
  expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 595 793]', '/MediaBox [0 0 1190 595]']);
  for (const { jpeg } of pages) expect(bytes.includes(Buffer.from(jpeg))).toBe(true);
});

test('the table of references points at every object', async () => {
  const bytes = Buffer.from(buildPhotoPdf([await photo(30, 40), await photo(8, 4), await photo(4, 4)]));
  const text = bytes.toString('latin1');
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count] = /^xref\n0 (\d+)\n/.exec(text.slice(tableAt)) ?? [];
  const offsets = [...text.slice(tableAt).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(Number(count) - 1);
  expect(offsets.map((offset, at) => text.startsWith(`${at + 1} 0 obj\n`, offset))).not.toContain(false);
});
