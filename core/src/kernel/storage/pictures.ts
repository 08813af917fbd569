import { DomainError } from '@homologa/domain/errors/domain-error';
import { PICTURE_MAX_PIXELS, PICTURE_SECONDS } from '@homologa/domain/wire/picture-limits';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createBound } from '../limits/bounded';

/** What is decoded at all, by its content. An SVG is not a picture but a program that draws one. */
const DECODED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

// The library's own list too: whatever a file pretends to be, no other decoder is ever begun.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// Decoding shares its threads with files, DNS and hashing: one picture at a time, on one of them.
sharp.concurrency(1);
const bounded = createBound({ concurrency: 1, maxWaiting: 20, retryAfter: 5 });

/** Says what becomes of a picture: how it is cut and in which form it is written. */
export type Shape = (picture: Sharp, metadata: Metadata) => Sharp;

/**
 * Decodes a picture and writes it anew, without anything else that its file holds. This is the only way to a decoder:
 * formats are looked at before, and pixels, time and how many are decoded at once are bounded. Throws
 * `file_type_not_allowed` for what cannot be read as a picture, `rate_limited` when too many wait.
 */
export async function encodePicture(source: string | Buffer, shape: Shape, animated = false): Promise<Buffer> {
  const type = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
  if (!DECODED_TYPES.has(type?.mime ?? '')) throw new DomainError('file_type_not_allowed');
  return bounded(async () => {
    try {
      const picture = sharp(source, { limitInputPixels: PICTURE_MAX_PIXELS, animated });
      return await shape(picture, await picture.metadata())
        .timeout({ seconds: PICTURE_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw new DomainError('file_type_not_allowed', { cause });
    }
  });
}
