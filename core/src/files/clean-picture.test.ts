import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { encodePicture } from '../kernel/storage/pictures';
import { blankPositions } from './blank-positions';
import { cleanPicture } from './clean-picture';

const OWNER = { companyId: 'c', caller: 'u' };

const directory = mkdtempSync(join(tmpdir(), 'homologa-pictures-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const GPS = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 30/1', GPSLongitudeRef: 'W' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r">34,36.5S</rdf:RDF></x:xmpmeta>';

let exif: Buffer;
const plain = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#aa0000' } });
beforeAll(async () => {
  const jpeg = await plain().withExif(GPS).jpeg().toBuffer();
  exif = (await sharp(jpeg).metadata()).exif as Buffer;
});

async function clean(bytes: Buffer, mime: string): Promise<Buffer> {
  // A unique name per file, because libvips caches files by name.
  const path = join(directory, newId());
  writeFileSync(path, bytes);
  await cleanPicture(path, mime, { target: `${path}.clean`, owner: OWNER });
  return readFileSync(`${path}.clean`);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s keeps its form and how it is turned, and says no place',
  async (form) => {
    const taken = await plain().withExif(GPS).withMetadata({ orientation: 6 }).toFormat(form).toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { format, width, height, exif: left, xmp } = await sharp(await clean(taken, `image/${form}`)).metadata();
    expect([format, width, height, left, xmp]).toEqual([form, 20, 30, undefined, undefined]);
  },
);

const noise = () => {
  const pixels = Buffer.alloc(200 * 100 * 3);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed % 256;
  }
  return sharp(pixels, { raw: { width: 200, height: 100, channels: 3 } });
};

const WELL_PACKED = {
  jpeg: { quality: 60 },
  webp: { quality: 60 },
  png: { palette: true, colours: 4, effort: 10 },
};

test.each(['jpeg', 'webp', 'png'] as const)('a turned %s never grows and keeps its orientation only', async (form) => {
  const taken = await noise()
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .toFormat(form, WELL_PACKED[form])
    .toBuffer();
  // Some phones append a second picture with its own GPS data.
  const sent = form === 'jpeg' ? Buffer.concat([taken, taken]) : taken;
  const cleaned = await clean(taken, `image/${form}`);
  expect(cleaned.length).toBeLessThanOrEqual(taken.length);
  const shown = await sharp(cleaned).autoOrient().raw().toBuffer({ resolveWithObject: true });
  expect([shown.info.width, shown.info.height]).toEqual([100, 200]);
  for (const left of [cleaned, await clean(sent, `image/${form}`)]) {
    expect((await sharp(left).metadata()).xmp).toBeUndefined();
    expect(left.includes('34,36.5S')).toBe(false);
    // Exif tag GPSInfo in little-endian byte order.
    expect((await sharp(left).metadata()).exif?.includes(Buffer.from([0x25, 0x88])) ?? false).toBe(false);
  }
});

test('a jpeg that keeps its own pixels loses the thumbnails of its JFIF and JFXX segments', async () => {
  const taken = await noise().jpeg({ quality: 60 }).toBuffer();
  const segment = (...parts: (string | number[] | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
    return Buffer.concat([Buffer.from([0xff, 0xe0, 0, body.length + 2]), body]);
  };
  const thumbnail = Buffer.from('SECRET'.repeat(8));
  const jfif = segment('JFIF\0', [1, 2, 1, 0, 72, 0, 72, 4, 4], thumbnail);
  const jfxx = segment('JFXX\0', [0x13, 4, 4], thumbnail);
  const sent = Buffer.concat([taken.subarray(0, 2), jfif, jfxx, taken.subarray(2)]);
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect(await pixels(sent)).toEqual(await pixels(taken));

  const cleaned = await clean(sent, 'image/jpeg');
  expect([sent.includes('SECRET'), cleaned.includes('SECRET'), cleaned.includes('JFXX')]).toEqual([true, false, false]);
  expect(await pixels(cleaned)).toEqual(await pixels(taken));
  expect((await sharp(cleaned).metadata()).density).toBe(72);
});

test('a jpeg with fill bytes before its markers never grows', async () => {
  const taken = await noise().jpeg({ quality: 60 }).toBuffer();
  const sent = Buffer.concat([taken.subarray(0, 2), Buffer.from([0xff, 0xff]), taken.subarray(2)]);
  expect((await clean(sent, 'image/jpeg')).length).toBeLessThanOrEqual(sent.length);
});

test('a jpeg whose segments cannot be parsed is encoded at a lower quality instead of growing', async () => {
  const taken = await noise().jpeg({ quality: 60 }).toBuffer();
  // Decoders skip the marker TEM, which has no length.
  const sent = Buffer.concat([taken.subarray(0, 2), Buffer.from([0xff, 0x01]), taken.subarray(2)]);
  const cleaned = await clean(sent, 'image/jpeg');
  expect(cleaned.length).toBeLessThanOrEqual(sent.length);
  expect((await sharp(cleaned).metadata()).width).toBe(200);
});

test('a png that is better packed than ours keeps its own bytes without its texts', async () => {
  const palette = await noise().png({ palette: true, colours: 4, effort: 10 }).withExif(GPS).toBuffer();
  const cleaned = await clean(palette, 'image/png');
  expect(cleaned.length).toBeLessThanOrEqual(palette.length);
  expect((await sharp(cleaned).metadata()).exif).toBeUndefined();
});

test('what is not decoded keeps every byte but the place', async () => {
  expect(exif.includes('S\0')).toBe(true);
  const around = Buffer.from('....ftypheic........');
  const taken = Buffer.concat([around, Buffer.from([0, 0, 0, 6]), exif, Buffer.from(XMP), around]);
  const cleaned = await clean(taken, 'image/heic');
  expect(cleaned).toHaveLength(taken.length);
  expect(cleaned.subarray(0, 24)).toEqual(taken.subarray(0, 24));
  expect(cleaned.includes('xmpmeta')).toBe(false);
  // 34 and 36 degrees as TIFF rationals with denominator 1.
  const numbers = Buffer.from([34, 0, 0, 0, 1, 0, 0, 0, 36, 0, 0, 0, 1, 0, 0, 0]);
  expect([taken.includes(numbers), cleaned.includes(numbers)]).toEqual([true, false]);
  expect(cleaned.subarray(-20)).toEqual(around);
});

test('what is damaged is neither changed nor a fault', async () => {
  for (const bytes of [
    'II*\0',
    'II*\0\u00ff\u00ff\0\0',
    'MM\0*\0\0\0\u0008',
    'II*\0\u0008\0\0\0\u0001\0\u0025\u0088\u0004\0',
  ]) {
    expect(await clean(Buffer.from(bytes, 'latin1'), 'image/tiff')).toEqual(Buffer.from(bytes, 'latin1'));
  }
});

test('a file that was made to cost much costs little', () => {
  const headers = Buffer.alloc(4_000_000, Buffer.from('II*\0\u0008\0\0\0', 'latin1'));
  const tags = Buffer.alloc(4_000_000, '<x:xmpmeta ');
  const before = Buffer.concat([headers, tags]);
  const bytes = Buffer.from(before);
  blankPositions(bytes);
  expect(bytes.equals(before)).toBe(true);
});

test('a picture of more pixels than anybody needs is refused, however small its file', async () => {
  const create = { width: 12_000, height: 9_000, channels: 3 as const, background: '#aa0000' };
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  expect(jpeg.length).toBeLessThan(2_000_000);
  await expect(encodePicture(jpeg, (picture) => picture.resize(10).png(), { owner: OWNER })).rejects.toMatchObject({
    code: 'file_type_not_allowed',
  });
});

test('no other form is ever decoded, whatever it is called', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const tiff = await plain().tiff().toBuffer();
  for (const bytes of [svg, tiff, Buffer.from('GIF89a'), Buffer.alloc(50)]) {
    await expect(encodePicture(bytes, (picture) => picture.png(), { owner: OWNER })).rejects.toMatchObject({
      code: 'file_type_not_allowed',
    });
  }
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
  await expect(sharp(tiff).png().toBuffer()).rejects.toThrow();
});

test('a stranger with many pictures is told to come again, and another company waits for one of them at most', async () => {
  const jpeg = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#aa0000' } })
    .jpeg()
    .toBuffer();
  const ended: string[] = [];
  const encode = (companyId: string, name: string) =>
    encodePicture(jpeg, (picture) => picture.png(), { owner: { companyId, caller: companyId } }).then(() =>
      ended.push(name),
    );
  const many = Array.from({ length: 8 }, (_, at) => encode('many', `many ${at}`).catch(({ code }) => code));
  await encode('other', 'other');
  expect(ended.length).toBeLessThanOrEqual(2);
  const results = await Promise.all(many);
  expect(results.filter((result) => result === 'rate_limited')).toHaveLength(3);
});
