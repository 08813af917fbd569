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
  /** Locks the supplier, and requires that the caller still has access to it; a closed workflow is no obstacle. */
  lock: (tx: Tx) => Promise<unknown>;
  /** Returns the answer of `save` again, for a request whose uploads were used before and whose files are saved. */
  repeated: (tx: Tx) => Promise<T>;
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
  storing: Storing<T>,
): Promise<T> {
  const ids = sent.flatMap((file) => (file && 'uploadId' in file ? [file.uploadId] : []));
  const before = await findRepeated(ctx, place, ids, storing);
  if (before) return before.answer;
  await storing.check();
  const stored: StoredUpload[] = [];
  try {
    for (const file of sent) stored.push(await storeOne(ctx, place, file));
    const saved = await storing.save(stored);
    for (const id of ids) await removeUsedParts(ctx, place, id);
    return saved;
  } catch (error) {
    for (const each of stored) await discardUpload(ctx, each);
    // A concurrent request that used the uploads first has also deleted their parts.
    const first = await findRepeated(ctx, place, ids, storing);
    if (first) return first.answer;
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

/**
 * Returns the answer of a request that is sent again; null for a new request. Locks the supplier before it reads,
 * because a handover may have ended the caller's access. Throws `upload_incomplete` if the uploads are used, but their
 * files not saved, and the errors of `lock`.
 */
async function findRepeated<T>(
  ctx: Context,
  place: UploadPlace,
  ids: readonly string[],
  { lock, isSaved, repeated }: Pick<Storing<T>, 'lock' | 'isSaved' | 'repeated'>,
): Promise<{ answer: T } | null> {
  if (ids.length === 0) return null;
  const where = { ...ofPlace(place), id: { in: [...ids] }, fileId: { not: null } };
  const found = await ctx.db.tenant(place.companyId, async (tx) => {
    if ((await tx.partialUpload.count({ where })) === 0) return 'new';
    await lock(tx);
    const used = await tx.partialUpload.findMany({ where, select: { id: true, fileId: true } });
    let lost = 0;
    for (const { id, fileId } of used) {
      if (fileId === null || (await isSaved(tx, fileId))) continue;
      await emptyUpload(tx, place, id, fileId);
      lost += 1;
    }
    if (lost > 0) return 'lost';
    return used.length > 0 ? { answer: await repeated(tx) } : 'new';
  });
  // After the transaction, which has to keep that the uploads are empty.
  if (found === 'lost') throw new DomainError('upload_incomplete');
  return found === 'new' ? null : found;
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
