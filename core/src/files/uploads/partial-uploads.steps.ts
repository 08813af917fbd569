import type { Tx } from '../../kernel/database/database';
import { type UploadPlace, UploadUsedError } from './partial-upload';

/**
 * Marks an upload as used by a stored file. Its row remains for a day from now, so that a repeated request is
 * recognized. Throws `UploadUsedError` if it is used, or deleted.
 */
export async function claimUpload(
  tx: Tx,
  { companyId, supplierId }: UploadPlace,
  id: string,
  use: { fileId: string; now: Date },
): Promise<void> {
  const { count } = await tx.partialUpload.updateMany({
    where: { companyId, supplierId, id, fileId: null },
    data: { fileId: use.fileId, updatedAt: use.now },
  });
  if (count === 0) throw new UploadUsedError();
}

/**
 * Empties an upload whose file or parts are gone, so that its client sends it again from the beginning. Changes nothing
 * if `fileId` is not its file any more. Its keys remain for the sweep.
 */
export async function emptyUpload(
  tx: Tx,
  { companyId, supplierId }: UploadPlace,
  id: string,
  fileId: string | null,
): Promise<void> {
  await tx.partialUpload.updateMany({
    where: { companyId, supplierId, id, fileId },
    data: { received: 0, parts: [], fileId: null },
  });
}

/** Makes all uploads of a supplier stale, so that the next sweep deletes them with their bytes. */
export async function expireUploads(tx: Tx, { companyId, supplierId }: UploadPlace): Promise<void> {
  await tx.partialUpload.updateMany({ where: { companyId, supplierId }, data: { updatedAt: new Date(0) } });
}

/** Bytes that the open uploads of a company, or of one of its suppliers, take up once they are complete. */
export async function openUploadBytes(tx: Tx, owner: { companyId: string; supplierId?: string }): Promise<number> {
  const { companyId, supplierId } = owner;
  const where = { companyId, fileId: null, ...(supplierId === undefined ? {} : { supplierId }) };
  const { _sum } = await tx.partialUpload.aggregate({ where, _sum: { size: true } });
  return _sum.size ?? 0;
}
