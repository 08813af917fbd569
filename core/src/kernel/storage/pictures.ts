import { DomainError } from '@homologa/domain/errors/domain-error';
import { PICTURE_MAX_PIXELS, PICTURE_SECONDS } from '@homologa/domain/wire/picture-limits';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createBound } from '../limits/bounded';

/** Allowed picture types, detected from the content. SVG is excluded because it can contain scripts. */
const DECODED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

// Repeats the allow-list for libvips, so that no other decoder can run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// Decoding shares libuv's thread pool with files, DNS and hashing, so it is limited to one picture on one thread.
sharp.concurrency(1);
const bounded = createBound({ concurrency: 1, maxWaiting: 20, retryAfter: 5 });

export type Shape = (picture: Sharp, metadata: Metadata) => Sharp;

/**
 * Decodes a picture and re-encodes it without metadata. All decoding must go through this function, which checks the
 * format and limits pixels, time and concurrency. Throws `file_type_not_allowed` for files that are not valid pictures,
 * `rate_limited` if the queue is full.
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
