import { createHash } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Sharp } from 'sharp';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { freeFile } from './let-go.steps';
import { discardUpload, recordFile, type StoredUpload, type Upload } from './store-upload';

/** A picture that is in the store, for the transaction that gives it its owner. */
interface StoredPicture {
  id: string;
  record(tx: Tx, companyId: string | null): Promise<string>;
  /** Lets go of the picture that it takes the place of. */
  replace(tx: Tx, companyId: string | null, oldFileId: string): Promise<void>;
}

/**
 * Encodes an uploaded picture anew as WebP (nothing of the original's metadata survives), stores it and runs
 * `save`; when that throws, the bytes go again. Throws `file_required`, `file_type_not_allowed`.
 */
export async function storePicture(
  ctx: Context,
  upload: Upload | null,
  shape: (path: string) => Sharp,
  save: (picture: StoredPicture) => Promise<void>,
): Promise<void> {
  if (!upload) throw new DomainError('file_required');
  const bytes = await shape(upload.path)
    .webp({ quality: 82 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new DomainError('file_type_not_allowed', { cause });
    });
  const id = newId();
  const stored: StoredUpload = {
    id,
    key: `${id.slice(-2)}/${id}`,
    name: 'picture.webp',
    mime: 'image/webp',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  await ctx.files.putBytes(stored.key, bytes);
  try {
    await save({
      id,
      record: (tx, companyId) => recordFile(ctx, tx, stored, companyId),
      replace: (tx, companyId, oldFileId) => freeFile(ctx, tx, companyId, oldFileId),
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}
