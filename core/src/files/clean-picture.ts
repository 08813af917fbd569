import { readFile, writeFile } from 'node:fs/promises';
import { encodePicture, type Shape } from '../kernel/storage/pictures';
import { blankPositions } from './blank-positions';
import { stripMetadata } from './strip-metadata';

const JPEG_QUALITY = 90;
const PRIVATE = { mode: 0o600 };

const ENCODED: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['image/jpeg', (picture) => picture.autoOrient().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })],
  ['image/png', (picture) => picture.autoOrient().png()],
  [
    'image/webp',
    (picture, { pages = 1 }) => (pages > 1 ? picture : picture.autoOrient()).webp({ quality: JPEG_QUALITY }),
  ],
]);

/** Multi-page formats, and formats that sharp cannot decode: the file is kept, but its location data is blanked. */
const BLANKED: ReadonlySet<string> = new Set(['image/tiff', 'image/heic', 'image/heif', 'image/gif']);

export const isPicture = (mime: string): boolean => ENCODED.has(mime) || BLANKED.has(mime);

/**
 * Writes an uploaded picture to `target` without its metadata, above all its location. Throws `file_type_not_allowed`
 * for an unreadable picture, `rate_limited` if too many pictures are queued.
 */
export async function cleanPicture(path: string, mime: string, target: string): Promise<void> {
  const shape = ENCODED.get(mime);
  const bytes = await readFile(path);
  if (shape) {
    await writeFile(target, await withoutMetadata(path, bytes, mime, shape), PRIVATE);
    return;
  }
  blankPositions(bytes);
  await writeFile(target, bytes, PRIVATE);
}

/**
 * Re-encodes a picture, which drops all hidden data. If the result is larger than the upload, keeps the original pixels
 * without the metadata.
 */
async function withoutMetadata(path: string, bytes: Buffer, mime: string, shape: Shape): Promise<Buffer> {
  let orientation: number | undefined;
  const read: Shape = (picture, metadata) => {
    ({ orientation } = metadata);
    return shape(picture, metadata);
  };
  const encoded = await encodePicture(path, read, mime === 'image/webp');
  if (encoded.length <= bytes.length) return encoded;
  return stripMetadata(bytes, mime, orientation) ?? encoded;
}
