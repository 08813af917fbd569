import { crc32 } from 'node:zlib';

const orientationOnly = (orientation: number): Buffer =>
  Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
const isTurned = (orientation: number | undefined): orientation is number =>
  orientation !== undefined && orientation > 1 && orientation <= 8;

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP1 = 0xe1;
const JFIF = Buffer.from('JFIF\0', 'latin1');
const JFIF_BYTES = 18;
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

const isPartOfScan = (marker: number): boolean => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Removes the thumbnail, which may show parts that the user cropped or redacted in the picture. */
function withoutThumbnail(segment: Buffer): Buffer {
  const kept = Buffer.from(segment.subarray(0, JFIF_BYTES));
  kept.writeUInt16BE(JFIF_BYTES - 2, 2);
  kept.fill(0, JFIF_BYTES - 2);
  return kept;
}

/**
 * Returns the part of a JPEG segment that decoders need; null for metadata. Of the segments APP0 and APP2, keeps only
 * JFIF and the colour profile, because other data in these segments may contain further pictures.
 */
function neededOf(marker: number, segment: Buffer): Buffer | null {
  const says = (name: Buffer) => segment.subarray(4, 4 + name.length).equals(name);
  if (marker === 0xe0) return says(JFIF) && segment.length >= JFIF_BYTES ? withoutThumbnail(segment) : null;
  if (marker === 0xe2) return says(ICC) ? segment : null;
  if (marker === 0xee) return says(ADOBE) ? segment : null;
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef) ? null : segment;
}

/**
 * Removes metadata segments and everything after the first picture, because appended pictures have their own metadata.
 */
function stripJpeg(bytes: Buffer, orientation: number | undefined): Buffer | null {
  if (!bytes.subarray(0, 2).equals(SOI)) return null;
  const kept: Buffer[] = [SOI];
  if (isTurned(orientation)) {
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationOnly(orientation)]);
    kept.push(Buffer.from([0xff, APP1, 0, exif.length + 2]), exif);
  }
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    // Any number of fill bytes may precede a marker.
    while (bytes[at + 1] === 0xff && at + 4 < bytes.length) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const needed = neededOf(marker, bytes.subarray(at, end));
    if (needed) kept.push(needed);
    at = end;
    if (marker !== SOS) continue;
    while (at + 1 < bytes.length && !(bytes[at] === 0xff && !isPartOfScan(bytes[at + 1] ?? 0))) at += 1;
    kept.push(bytes.subarray(end, at));
    if (bytes[at + 1] === EOI) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
  }
  return null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function stripPng(bytes: Buffer, orientation: number | undefined): Buffer | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  const kept: Buffer[] = [PNG_SIGNATURE];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (KEPT_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IHDR' && isTurned(orientation)) kept.push(pngChunk('eXIf', orientationOnly(orientation)));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

function stripWebp(bytes: Buffer, orientation: number | undefined): Buffer | null {
  if (bytes.length < 12) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return null;
    const chunk = Buffer.from(bytes.subarray(at, end));
    const type = chunk.toString('latin1', 0, 4);
    if (type === 'VP8X' && size > 0)
      chunk[8] = ((chunk[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)) | (isTurned(orientation) ? WEBP_EXIF : 0);
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk);
    at = end;
  }
  if (isTurned(orientation)) {
    const exif = orientationOnly(orientation);
    const name = Buffer.from('EXIF\0\0\0\0', 'latin1');
    name.writeUInt32LE(exif.length, 4);
    kept.push(name, exif);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const STRIPPED: ReadonlyMap<string, (bytes: Buffer, orientation: number | undefined) => Buffer | null> = new Map([
  ['image/jpeg', stripJpeg],
  ['image/png', stripPng],
  ['image/webp', stripWebp],
]);

/**
 * Removes metadata without re-encoding; keeps colour profile and orientation. Returns null for a format that is not
 * supported and for a file that cannot be parsed. Never throws.
 */
export const stripMetadata = (bytes: Buffer, mime: string, orientation: number | undefined): Buffer | null =>
  STRIPPED.get(mime)?.(bytes, orientation) ?? null;
