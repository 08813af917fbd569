import { buffer } from 'node:stream/consumers';
import { loadCompanyLogo, loadLogo } from '../files/logo-image.queries';
import { readStored } from '../files/read-stored.queries';
import type { Context } from '../kernel/context';
import { BoundedCache } from '../kernel/limits/bounded-cache';
import type { InlineImage } from '../kernel/ports/mailer';
import { encodePicture } from '../kernel/storage/pictures';

/** Width in pixels. It is twice the displayed width, so that the image is sharp on high-resolution screens. */
const WIDTH_PX = 1200;
const KEPT = 20;

/** Cache by storage key. Entries never become stale, because the bytes stored under a key do not change. */
const ready = new BoundedCache<InlineImage>(KEPT);

/**
 * Loads the cover stored under `key` as JPEG, which all mail clients support. Returns null if there is no cover or it
 * cannot be read, so that the mail is sent without it.
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
  return encodePicture(
    original,
    (picture) =>
      picture
        .autoOrient()
        .resize({ width: WIDTH_PX, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 }),
    { owner: { companyId: null, caller: 'mail' } },
  );
}

export async function loadLogoImage(ctx: Context, key: string | null): Promise<InlineImage | null> {
  const bytes = await loadLogo(ctx, key);
  return bytes && { id: 'logo', mime: 'image/png', bytes };
}

export async function loadCompanyLogoImage(ctx: Context, companyId: string): Promise<InlineImage | null> {
  const bytes = await loadCompanyLogo(ctx, companyId);
  return bytes && { id: 'logo', mime: 'image/png', bytes };
}

export const cidOf = (image: InlineImage | null): string | null => image && `cid:${image.id}`;
