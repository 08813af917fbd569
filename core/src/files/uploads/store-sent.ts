import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import { withWorkFolder } from '../partial-files';
import { discardUpload, type StoredUpload, storeUpload, type Upload } from '../store-upload';
import { type UploadPlace, UploadUsedError } from './partial-upload';
import { removeBytes } from './remove-bytes';

/** A file of a request: its bytes came with the request, or before in parts under `uploadId`. */
export type SentFile = Upload | { uploadId: string; name: string };

interface Storing<T> {
  /** Authorizes before any file work. Skipped if the uploads were used before. */
  check: () => Promise<unknown>;
  /** Saves the stored files in one transaction with `recordUpload`. */
  save: (stored: readonly StoredUpload[]) => Promise<T>;
  /** Returns the answer of `save` again, for a request whose uploads were used before. */
  repeated: () => Promise<T>;
}

/**
 * Stores the files of a request outside transactions and saves them, all or none. An upload in parts is used at most
 * once, so that a request whose answer was lost can be sent again. Throws `upload_incomplete`, the errors of
 * `storeUpload` and those of `check` and `save`.
 */
export async function storeAllSent<T>(
  ctx: Context,
  place: UploadPlace,
  sent: readonly (SentFile | null)[],
  { check, save, repeated }: Storing<T>,
): Promise<T> {
  const ids = sent.flatMap((file) => (file && 'uploadId' in file ? [file.uploadId] : []));
  if (await isAnyUsed(ctx, place, ids)) return repeated();
  await check();
  const stored: StoredUpload[] = [];
  try {
    for (const file of sent) stored.push(await storeOne(ctx, place, file));
    const saved = await save(stored);
    for (const id of ids) await removeUsedParts(ctx, place, id);
    return saved;
  } catch (error) {
    for (const each of stored) await discardUpload(ctx, each);
    // A concurrent request that used the uploads first has also deleted their parts.
    if (error instanceof UploadUsedError || (await isAnyUsed(ctx, place, ids))) return repeated();
    throw error;
  }
}

export const storeSent = <T>(
  ctx: Context,
  place: UploadPlace,
  sent: SentFile | null,
  storing: Omit<Storing<T>, 'save'> & { save: (stored: StoredUpload) => Promise<T> },
): Promise<T> =>
  storeAllSent(ctx, place, [sent], {
    ...storing,
    save: ([stored]) => {
      if (!stored) throw new TypeError('storeAllSent saves as many files as it was given');
      return storing.save(stored);
    },
  });

async function isAnyUsed(ctx: Context, { companyId, supplierId }: UploadPlace, ids: readonly string[]) {
  if (ids.length === 0) return false;
  const used = await ctx.db.tenant(companyId, (tx) =>
    tx.partialUpload.count({ where: { companyId, supplierId, id: { in: [...ids] }, fileId: { not: null } } }),
  );
  return used > 0;
}

async function storeOne(ctx: Context, place: UploadPlace, sent: SentFile | null): Promise<StoredUpload> {
  if (!sent || !('uploadId' in sent)) return storeUpload(ctx, sent);
  const { uploadId, name } = sent;
  const upload = await ctx.db.tenant(place.companyId, (tx) =>
    tx.partialUpload.findFirst({
      where: { ...ofPlace(place), id: uploadId },
      select: { size: true, received: true, parts: true },
    }),
  );
  if (!upload || upload.received < upload.size) throw new DomainError('upload_incomplete');
  return withWorkFolder(ctx, async (folder) => {
    const path = join(folder, 'upload');
    for (const key of upload.parts) {
      await pipeline(await ctx.files.read(key), createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
    return { ...(await storeUpload(ctx, { path, name, size: upload.size })), uploadId };
  });
}

const ofPlace = ({ companyId, supplierId }: UploadPlace): UploadPlace => ({ companyId, supplierId });

/** Deletes the parts' bytes early; what fails is left to the sweep. The row remains, for repeated requests. */
async function removeUsedParts(ctx: Context, place: UploadPlace, id: string): Promise<void> {
  try {
    const where = { ...ofPlace(place), id };
    const upload = await ctx.db.tenant(place.companyId, (tx) =>
      tx.partialUpload.findFirst({ where, select: { keys: true } }),
    );
    await removeBytes(ctx, upload?.keys ?? []);
    await ctx.db.tenant(place.companyId, (tx) => tx.partialUpload.updateMany({ where, data: { keys: [], parts: [] } }));
  } catch (error) {
    ctx.log.warn({ err: error }, 'parts of an upload not removed');
  }
}
