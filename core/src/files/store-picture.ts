import { createHash } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Sharp } from 'sharp';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { encodePicture, type Shape } from '../kernel/storage/pictures';
import { freeFile } from './let-go.steps';
import { limitPictures } from './limit-pictures';
import { discardUpload, recordFile, recordUpload, type StoredUpload, type Upload } from './store-upload';

const QUALITY = 82;

/** How a picture is encoded. Mail readers and PDF know no WebP: what they show is PNG. */
const FORMS = {
  webp: { mime: 'image/webp', encode: (picture: Sharp) => picture.webp({ quality: QUALITY }) },
  png: { mime: 'image/png', encode: (picture: Sharp) => picture.png() },
} as const;

/** A picture that is in the store, for the transaction that gives it its owner. */
interface StoredPicture {
  id: string;
  record(tx: Tx, companyId: string | null): Promise<string>;
  /** Lets go of the picture that it takes the place of. */
  replace(tx: Tx, companyId: string | null, oldFileId: string): Promise<void>;
}

/**
 * Encodes an uploaded picture as WebP unless said otherwise (no metadata of the original survives), stores it and runs
 * `save`; if `save` throws, the bytes are removed. Throws `file_required`, `file_type_not_allowed`, `rate_limited`.
 */
export async function storePicture<T>(
  ctx: Context,
  upload: Upload | null,
  shape: Shape,
  save: (picture: StoredPicture) => Promise<T>,
  form: keyof typeof FORMS = 'webp',
): Promise<T> {
  if (!upload) throw new DomainError('file_required');
  await limitPictures(ctx);
  const { mime, encode } = FORMS[form];
  const bytes = await encodePicture(upload.path, (picture, metadata) => encode(shape(picture, metadata)));
  const id = newId();
  const stored: StoredUpload = {
    id,
    key: `${id.slice(-2)}/${id}`,
    name: `picture.${form}`,
    mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  await ctx.files.putBytes(stored.key, bytes);
  try {
    return await save({
      id,
      record: (tx, companyId) =>
        companyId === null ? recordFile(ctx, tx, stored, null) : recordUpload(ctx, tx, stored, { companyId }),
      replace: (tx, companyId, oldFileId) => freeFile(ctx, tx, companyId, oldFileId),
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}
