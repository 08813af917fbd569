import { DomainError } from '@homologa/domain/errors/domain-error';
import { PICTURE_MAX_PIXELS, PICTURE_SECONDS } from '@homologa/domain/wire/picture-limits';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { Metadata, Sharp } from 'sharp';
import { createTurns, type TurnOwner } from '../limits/turns';

/** Allowed picture types, detected from the content. SVG is excluded because it can contain scripts. */
const DECODED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** Loads the decoder with the first picture, because a command of an operator decodes none. A failure is not kept. */
async function openDecoder() {
  const { default: sharp } = await import('sharp');
  // Repeats the allow-list for libvips, so that no other decoder can run.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  // Decoding shares libuv's thread pool with files, DNS and hashing, so it is limited to one picture on one thread.
  sharp.concurrency(1);
  return sharp;
}
let decoder: ReturnType<typeof openDecoder> | undefined;
const loadDecoder = () => {
  decoder ??= openDecoder().catch((error) => {
    decoder = undefined;
    throw error;
  });
  return decoder;
};

const inTurn = createTurns({ concurrency: 1, maxWaitMs: 30_000, maxWaitingOfOne: 4, maxWaiting: 40, retryAfter: 5 });
/** What libvips says of a picture that took longer than it may. */
const TOO_LONG = /timeout/i;

export type Shape = (picture: Sharp, metadata: Metadata) => Sharp;

/**
 * Decodes a picture and re-encodes it without metadata. All decoding must go through this function, which checks the
 * format and limits pixels and time, one picture at a time in turns of companies and callers. Throws
 * `file_type_not_allowed` for files that are not valid pictures, `file_too_large` for a picture that takes too long,
 * `rate_limited` if too many are waiting.
 */
export async function encodePicture(
  source: string | Buffer,
  shape: Shape,
  { owner, animated = false }: { owner: TurnOwner; animated?: boolean },
): Promise<Buffer> {
  const type = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
  if (!DECODED_TYPES.has(type?.mime ?? '')) throw new DomainError('file_type_not_allowed');
  const sharp = await loadDecoder();
  return inTurn(owner, async () => {
    try {
      const picture = sharp(source, { limitInputPixels: PICTURE_MAX_PIXELS, animated });
      return await shape(picture, await picture.metadata())
        .timeout({ seconds: PICTURE_SECONDS })
        .toBuffer();
    } catch (cause) {
      const isTooLong = cause instanceof Error && TOO_LONG.test(cause.message);
      throw new DomainError(isTooLong ? 'file_too_large' : 'file_type_not_allowed', { cause });
    }
  });
}
