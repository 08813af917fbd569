import { buffer } from 'node:stream/consumers';
import { BoundedCache } from '../kernel/bounded-cache';
import type { Context } from '../kernel/context';
import { encodePicture } from '../kernel/pictures';
import type { InlineImage } from '../kernel/ports/mailer';

/** Twice the width it is shown in, for sharp screens. */
const WIDTH_PX = 1200;
/** Covers that are kept ready: some hundred kilobytes each. */
const KEPT = 20;

/** What is stored under a key never changes. */
const ready = new BoundedCache<InlineImage>(KEPT);

/**
 * The workflow's cover for a mail, stored under `key`, as a JPEG that every reader shows, or null. A picture that
 * cannot be read holds no invitation up.
 */
export async function loadCoverImage(ctx: Context, key: string | null): Promise<InlineImage | null> {
  if (!key) return null;
  try {
    return await ready.get(key, async () => ({ id: 'cover', mime: 'image/jpeg', bytes: await readJpeg(ctx, key) }));
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'cover left out of the mail');
    return null;
  }
}

async function readJpeg(ctx: Context, key: string): Promise<Buffer> {
  const original = await buffer(await ctx.files.read(key));
  return encodePicture(original, (picture) =>
    picture
      .autoOrient()
      .resize({ width: WIDTH_PX, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 }),
  );
}
