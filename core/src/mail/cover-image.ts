import { buffer } from 'node:stream/consumers';
import type { Context } from '../kernel/context';
import { encodePicture } from '../kernel/pictures';
import type { InlineImage } from '../kernel/ports/mailer';

/** Twice the width it is shown in, for sharp screens. */
const WIDTH_PX = 1200;

/**
 * The workflow's cover for a mail, as a JPEG that every reader shows, or null. A picture that cannot be read
 * holds no invitation up.
 */
export async function loadCoverImage(
  ctx: Context,
  companyId: string,
  fileId: string | null,
): Promise<InlineImage | null> {
  if (!fileId) return null;
  try {
    const file = await ctx.db.tenant(companyId, (tx) =>
      tx.storedFile.findFirst({ where: { id: fileId, companyId }, select: { key: true } }),
    );
    if (!file) return null;
    const original = await buffer(await ctx.files.read(file.key));
    const bytes = await encodePicture(original, (picture) =>
      picture
        .autoOrient()
        .resize({ width: WIDTH_PX, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 }),
    );
    return { id: 'cover', mime: 'image/jpeg', bytes };
  } catch (error) {
    ctx.log.warn({ err: error, fileId }, 'cover left out of the mail');
    return null;
  }
}
