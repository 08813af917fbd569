import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

export async function paintPicture(page: Page, width: number, height: number) {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('this browser cannot paint');
      const sky = pen.createLinearGradient(0, 0, w, h);
      sky.addColorStop(0, '#0b6e99');
      sky.addColorStop(1, '#f2b134');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'portada ñ.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** A PDF of a given size: the rest is a comment that does not compress. */
export function largePdf(name: string, size: number) {
  const noise = Buffer.alloc(size - PDF.length);
  let seed = 7;
  for (let at = 0; at < noise.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[at] = 33 + (seed % 90);
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([PDF, noise]) };
}

const GPS_POINTER = 0x8825;
const ORIENTATION = 0x0112;
const [SHORT, LONG, ASCII] = [3, 4, 2];

/** Exif segment of a JPEG: taken with the phone turned by 90 degrees, south of the equator. */
function exifSegment(): Buffer {
  const entry = (tag: number, type: number, value: number | Buffer): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(type === ASCII ? 2 : 1, 4);
    if (typeof value === 'number') bytes.writeUInt32LE(value, 8);
    else value.copy(bytes, 8);
    return bytes;
  };
  const gpsAt = 8 + 2 + 24 + 4;
  const tiff = Buffer.concat([
    Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]),
    entry(ORIENTATION, SHORT, 6),
    entry(GPS_POINTER, LONG, gpsAt),
    Buffer.alloc(4),
    Buffer.from([1, 0]),
    entry(1, ASCII, Buffer.from('S\0')),
    Buffer.alloc(4),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * A JPEG as a phone takes it: 3,600 x 2,700 pixels in landscape, with Exif that turns it to portrait and says a place.
 * Shown upright, its upper half is red and its lower half blue.
 */
export async function takePhoto(page: Page, name: string) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3_600, 2_700];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser cannot paint');
    for (let at = 0; at < 40_000; at += 1) {
      const x = (at * 7_919) % 3_600;
      const shade = 120 + ((at * 31) % 100);
      pen.fillStyle = x < 1_800 ? `rgb(${shade} 0 0)` : `rgb(0 0 ${shade})`;
      pen.fillRect(x, (at * 104_729) % 2_700, x < 1_800 ? Math.min(60, 1_800 - x) : 60, 60);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
