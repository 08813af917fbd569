import { buffer } from 'node:stream/consumers';
import { loadCompanyLogo, loadLogo } from '../files/logo-image.queries';
import { readStored } from '../files/read-stored.queries';
import type { Context } from '../kernel/context';
import { BoundedCache } from '../kernel/limits/bounded-cache';
import type { InlineImage } from '../kernel/ports/mailer';
import { encodePicture } from '../kernel/storage/pictures';

/** Twice the width it is shown in, for sharp screens. */
const WIDTH_PX = 1200;
/** Covers kept in memory: some hundred kilobytes each. */
const KEPT = 20;

/** The bytes stored under a key never change. */
const ready = new BoundedCache<InlineImage>(KEPT);

/**
 * The workflow's cover for a mail, stored under `key`, as a JPEG that every reader shows, or null. A cover that cannot
 * be read is left out: the invitation does not wait for it.
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
  const original = await buffer(await readStored(ctx, key));
  return encodePicture(original, (picture) =>
    picture
      .autoOrient()
      .resize({ width: WIDTH_PX, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 }),
  );
}

/** The client's logo for a mail, stored under `key`, or null. */
export async function loadLogoImage(ctx: Context, key: string | null): Promise<InlineImage | null> {
  const bytes = await loadLogo(ctx, key);
  return bytes && { id: 'logo', mime: 'image/png', bytes };
}

/** The same by company. */
export async function loadCompanyLogoImage(ctx: Context, companyId: string): Promise<InlineImage | null> {
  const bytes = await loadCompanyLogo(ctx, companyId);
  return bytes && { id: 'logo', mime: 'image/png', bytes };
}

/** The address by which a mail's HTML refers to one of its pictures. */
export const cidOf = (image: InlineImage | null): string | null => image && `cid:${image.id}`;
