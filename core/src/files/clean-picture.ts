import { readFile, writeFile } from 'node:fs/promises';
import { encodePicture, type Shape } from '../kernel/storage/pictures';
import { blankPositions } from './blank-positions';
import { stripMetadata } from './strip-metadata';

const JPEG_QUALITY = 90;
const PRIVATE = { mode: 0o600 };

/** Written anew in their own form, as they are shown. */
const ENCODED: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['image/jpeg', (picture) => picture.autoOrient().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })],
  ['image/png', (picture) => picture.autoOrient().png()],
  [
    'image/webp',
    (picture, { pages = 1 }) => (pages > 1 ? picture : picture.autoOrient()).webp({ quality: JPEG_QUALITY }),
  ],
]);

/** Several pages, or a form that nothing here decodes: kept, without the place where they were taken. */
const BLANKED: ReadonlySet<string> = new Set(['image/tiff', 'image/heic', 'image/heif', 'image/gif']);

/** Whether a file of this type is a picture, which is not kept as it came. */
export const isPicture = (mime: string): boolean => ENCODED.has(mime) || BLANKED.has(mime);

/**
 * Writes an uploaded picture to `target` without what the camera noted in it: where it was taken above all. Throws
 * `file_type_not_allowed` for what cannot be read as a picture, `rate_limited` when too many wait.
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
 * Re-encodes a picture, which drops everything hidden in the file; where the result would be larger than the upload,
 * keeps the original pixels without the metadata. Both decode the picture first.
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
