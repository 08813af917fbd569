import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isMissing } from '../../kernel/storage/is-missing';
import { withWorkFolder } from '../partial-files';
import { discardUpload, type StoredUpload, storeUpload, type Upload } from '../store-upload';
import { type UploadPlace, UploadUsedError } from './partial-upload';
import { emptyUpload } from './partial-uploads.steps';
import { removeBytes } from './remove-bytes';

/** A file of a request: its bytes came with the request, or before in parts under `uploadId`. */
export type SentFile = Upload | { uploadId: string; name: string };

interface Storing<T> {
  /** Authorizes before any file work. Skipped if the uploads were used before. */
  check: () => Promise<unknown>;
  /** Saves the stored files in one transaction with `recordUpload`. */
  save: (stored: readonly StoredUpload[]) => Promise<T>;
  /** Whether the stored file of an upload is still where `save` puts it. */
  isSaved: (tx: Tx, fileId: string) => Promise<boolean>;
  /** Returns the answer of `save` again, for a request whose uploads were used before and whose files are saved. */
  repeated: () => Promise<T>;
}

/**
 * Stores the files of a request outside transactions and saves them, all or none. An upload in parts is used at most
 * once, so that a request whose answer was lost can be sent again. If its file was used elsewhere or is gone, the upload
 * is emptied, so that the client sends it again. Throws `upload_incomplete`, the errors of `storeUpload` and those of
 * `check` and `save`.
 */
export async function storeAllSent<T>(
  ctx: Context,
  place: UploadPlace,
  sent: readonly (SentFile | null)[],
  { check, save, isSaved, repeated }: Storing<T>,
): Promise<T> {
  const ids = sent.flatMap((file) => (file && 'uploadId' in file ? [file.uploadId] : []));
  if (await isRepetition(ctx, place, ids, isSaved)) return repeated();
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
    if (await isRepetition(ctx, place, ids, isSaved)) return repeated();
    throw error instanceof UploadUsedError ? new DomainError('upload_incomplete') : error;
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

/** Whether a request is sent again. Throws `upload_incomplete` if its uploads are used, but their files not saved. */
async function isRepetition(
  ctx: Context,
  place: UploadPlace,
  ids: readonly string[],
  isSaved: (tx: Tx, fileId: string) => Promise<boolean>,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const state = await ctx.db.tenant(place.companyId, async (tx) => {
    const where = { ...ofPlace(place), id: { in: [...ids] } };
    const uploads = await tx.partialUpload.findMany({ where, select: { id: true, fileId: true } });
    let lost = 0;
    for (const { id, fileId } of uploads) {
      if (fileId === null || (await isSaved(tx, fileId))) continue;
      await emptyUpload(tx, place, id, fileId);
      lost += 1;
    }
    return { isAnyUsed: uploads.some(({ fileId }) => fileId !== null), lost };
  });
  if (state.lost > 0) throw new DomainError('upload_incomplete');
  return state.isAnyUsed;
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
      await pipeline(await readPart(ctx, place, uploadId, key), createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
    return { ...(await storeUpload(ctx, { path, name, size: upload.size })), uploadId };
  });
}

/** Opens a part. Empties the upload and throws `upload_incomplete` if it is missing, as after a restore of a backup. */
async function readPart(ctx: Context, place: UploadPlace, uploadId: string, key: string): Promise<Readable> {
  try {
    return await ctx.files.read(key);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await ctx.db.tenant(place.companyId, (tx) => emptyUpload(tx, place, uploadId, null));
    throw new DomainError('upload_incomplete');
  }
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
    await ctx.db.tenant(place.companyId, (tx) =>
      // Not of an upload that was emptied meanwhile: the sweep needs the keys of its new parts.
      tx.partialUpload.updateMany({ where: { ...where, fileId: { not: null } }, data: { keys: [], parts: [] } }),
    );
  } catch (error) {
    ctx.log.warn({ err: error }, 'parts of an upload not removed');
  }
}
