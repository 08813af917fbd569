import { createHash } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Sharp } from 'sharp';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { encodePicture, type Shape } from '../kernel/storage/pictures';
import { freeFile } from './let-go.steps';
import { limitPictures, pictureOwner } from './limit-pictures';
import { scanUpload } from './scan-upload';
import { discardUpload, recordFile, recordUpload, type StoredUpload, type Upload } from './store-upload';

const QUALITY = 82;

/** Mail clients and PDF do not support WebP, so images for mails and PDF documents are PNG. */
const FORMS = {
  webp: { mime: 'image/webp', encode: (picture: Sharp) => picture.webp({ quality: QUALITY }) },
  png: { mime: 'image/png', encode: (picture: Sharp) => picture.png() },
} as const;

interface StoredPicture {
  id: string;
  record(tx: Tx, companyId: string | null): Promise<string>;
  replace(tx: Tx, companyId: string | null, oldFileId: string): Promise<void>;
}

/**
 * Encodes an uploaded picture (WebP by default, without metadata), stores it and runs `save`; deletes the bytes if
 * `save` throws. Throws `file_required`, `file_type_not_allowed`, `file_too_large`, `file_infected`, `file_not_scanned`,
 * `scanner_unavailable`, `rate_limited`.
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
  const unscanned = await scanUpload(ctx, upload.path);
  const { mime, encode } = FORMS[form];
  const bytes = await encodePicture(upload.path, (picture, metadata) => encode(shape(picture, metadata)), {
    owner: pictureOwner(ctx.actor),
  });
  const id = newId();
  const stored: StoredUpload = {
    id,
    key: `${id.slice(-2)}/${id}`,
    name: `picture.${form}`,
    mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    unscanned,
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
