import { readFile, writeFile } from 'node:fs/promises';
import type { TurnOwner } from '../kernel/limits/turns';
import { encodePicture, type Shape } from '../kernel/storage/pictures';
import { blankPositions } from './blank-positions';
import { stripMetadata } from './strip-metadata';

const QUALITY = 90;
/** Qualities for the rare pictures that grow at `QUALITY` and whose metadata cannot be removed without re-encoding. */
const LOWER_QUALITIES = [75, 60, 45];
const PRIVATE = { mode: 0o600 };

type Encoder = (quality: number) => Shape;

const ENCODED: ReadonlyMap<string, Encoder> = new Map<string, Encoder>([
  ['image/jpeg', (quality) => (picture) => picture.autoOrient().jpeg({ quality, chromaSubsampling: '4:4:4' })],
  ['image/png', () => (picture) => picture.autoOrient().png()],
  [
    'image/webp',
    (quality) =>
      (picture, { pages = 1 }) =>
        (pages > 1 ? picture : picture.autoOrient()).webp({ quality }),
  ],
]);

/**
 * Multi-page formats and formats that sharp cannot decode. Files of these formats are stored as uploaded, except that
 * their location data is blanked.
 */
const BLANKED: ReadonlySet<string> = new Set(['image/tiff', 'image/heic', 'image/heif', 'image/gif']);

export const isPicture = (mime: string): boolean => ENCODED.has(mime) || BLANKED.has(mime);

/**
 * Writes an uploaded picture to `target` without its metadata, above all its location. Throws `file_type_not_allowed`
 * for an unreadable picture, `file_too_large` for one that takes too long, `rate_limited` if too many are waiting.
 */
export async function cleanPicture(
  path: string,
  mime: string,
  { target, owner }: { target: string; owner: TurnOwner },
): Promise<void> {
  const encoder = ENCODED.get(mime);
  const bytes = await readFile(path);
  if (encoder) {
    await writeFile(target, await withoutMetadata({ path, bytes, mime, owner }, encoder), PRIVATE);
    return;
  }
  blankPositions(bytes);
  await writeFile(target, bytes, PRIVATE);
}

interface Original {
  path: string;
  bytes: Buffer;
  mime: string;
  owner: TurnOwner;
}

/**
 * Re-encodes a picture, which drops all hidden data. If the result is larger than the upload, keeps the original pixels
 * without the metadata; if those cannot be separated, encodes at a lower quality.
 */
async function withoutMetadata({ path, bytes, mime, owner }: Original, encoder: Encoder): Promise<Buffer> {
  let orientation: number | undefined;
  const encodeAt = (quality: number): Promise<Buffer> =>
    encodePicture(
      path,
      (picture, metadata) => {
        ({ orientation } = metadata);
        return encoder(quality)(picture, metadata);
      },
      { owner, animated: mime === 'image/webp' },
    );
  let encoded = await encodeAt(QUALITY);
  if (encoded.length <= bytes.length) return encoded;
  const stripped = stripMetadata(bytes, mime, orientation);
  if (stripped) return stripped;
  for (const quality of mime === 'image/png' ? [] : LOWER_QUALITIES) {
    encoded = await encodeAt(quality);
    if (encoded.length <= bytes.length) break;
  }
  return encoded;
}
