import { DomainError } from '@homologa/domain/errors/domain-error';
import { MAX_OPEN_UPLOADS, SMALLEST_UPLOAD_PART } from '@homologa/domain/onboarding/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { requireStorageQuota } from '../storage-quota';
import type { UploadPlace } from './partial-upload';

interface UploadPart {
  /** Size of the whole file in bytes. */
  size: number;
  offset: number;
  bytes: Buffer;
}

/** Limits the keys of one row: many parts that are sent twice at once would let it grow. */
const MAX_KEYS = 5_000;

/** Advisory lock of a company's uploads that begin: of two at once, the second is measured after the first. */
const UPLOADS_LOCK = 726_179;

const ROW = { size: true, received: true, keys: true, fileId: true } as const;

/**
 * Appends a part to an upload; the part at offset 0 creates the upload. Returns the number of bytes received so far. A
 * part at another offset changes nothing, so a repeated or late part is harmless. The key is recorded before the bytes
 * are stored, so that the sweep finds bytes that a stopped server left behind. `lock` locks the supplier for the short
 * transaction before that, and requires that it may still send files; `replacedBytes` returns the size of the stored
 * file that the upload will replace.
 * Throws `file_too_large`, `malformed_request`, `too_many_files`, `supplier_storage_full`, `company_storage_full`,
 * `storage_full` and the errors of `lock`.
 */
export async function receivePart(
  ctx: Context,
  place: UploadPlace,
  id: string,
  part: UploadPart & { lock: (tx: Tx) => Promise<unknown>; replacedBytes: (tx: Tx) => Promise<number> },
): Promise<number> {
  const end = requirePart(ctx, part);
  const newKey = newId();
  const key = `${newKey.slice(-2)}/${newKey}`;
  const received = await ctx.db.tenant(place.companyId, async (tx) => {
    await part.lock(tx);
    return reserveKey(ctx, tx, { place, id, part, key });
  });
  if (received !== null) return received;
  await ctx.files.putBytes(key, part.bytes);
  const isAppended = await ctx.db.tenant(place.companyId, async (tx) => {
    const { count } = await tx.partialUpload.updateMany({
      where: { ...place, id, received: part.offset, fileId: null },
      data: { received: end, parts: { push: key }, updatedAt: ctx.now() },
    });
    return count === 1;
  });
  if (isAppended) return end;
  // Another request appended a part first. The key stays in the row until the upload is deleted.
  await ctx.files.remove(key);
  return countReceived(ctx, place, id);
}

/** Returns the number of bytes received; 0 for an unknown upload. */
export async function countReceived(ctx: Context, place: UploadPlace, id: string): Promise<number> {
  const found = await ctx.db.tenant(place.companyId, (tx) =>
    tx.partialUpload.findFirst({ where: { ...place, id }, select: { received: true } }),
  );
  return found?.received ?? 0;
}

function requirePart(ctx: Context, { size, offset, bytes }: UploadPart): number {
  if (size > ctx.config.uploadMaxBytes) throw new DomainError('file_too_large');
  const end = offset + bytes.length;
  const isTooSmall = bytes.length < SMALLEST_UPLOAD_PART && end !== size;
  if (bytes.length === 0 || end > size || isTooSmall) throw new DomainError('malformed_request');
  return end;
}

interface Reservation {
  place: UploadPlace;
  id: string;
  part: UploadPart & { replacedBytes: (tx: Tx) => Promise<number> };
  key: string;
}

/** Records the key if the part continues the upload, and returns null; otherwise returns the number of bytes received. */
async function reserveKey(ctx: Context, tx: Tx, { place, id, part, key }: Reservation): Promise<number | null> {
  const { size, offset } = part;
  const row = { ...place, id, size, updatedAt: ctx.now() };
  if (offset === 0) await tx.partialUpload.createMany({ data: [row], skipDuplicates: true });
  const upload = await tx.partialUpload.findFirst({ where: { ...place, id }, select: ROW });
  if (!upload) return 0;
  if (upload.received !== offset || upload.fileId) return upload.received;
  if (upload.size !== size || upload.keys.length >= MAX_KEYS) throw new DomainError('malformed_request');
  if (offset === 0) await requireRoom(ctx, tx, place, await part.replacedBytes(tx));
  await tx.partialUpload.updateMany({
    where: { ...place, id },
    data: { keys: { push: key }, updatedAt: ctx.now() },
  });
  return null;
}

/**
 * Requires that the open uploads of a supplier, with the one that begins, are few and fit into the quotas. Counts whole
 * sizes, so that later parts need no check. A replaced file does not count, although it stays until the upload is used.
 */
async function requireRoom(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: UploadPlace,
  replacedBytes: number,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${UPLOADS_LOCK}, hashtext(${companyId}))`;
  const open = await tx.partialUpload.count({ where: { companyId, supplierId, fileId: null } });
  if (open > MAX_OPEN_UPLOADS) throw new DomainError('too_many_files', { values: { n: MAX_OPEN_UPLOADS } });
  await requireStorageQuota(ctx, tx, { companyId, supplierId }, { replacedBytes });
}
