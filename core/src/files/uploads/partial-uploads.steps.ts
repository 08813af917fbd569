import type { Tx } from '../../kernel/database/database';
import { type UploadPlace, UploadUsedError } from './partial-upload';

/** Marks an upload as used by a stored file. Throws `UploadUsedError` if it is used, or deleted. */
export async function claimUpload(
  tx: Tx,
  { companyId, supplierId }: UploadPlace,
  id: string,
  fileId: string,
): Promise<void> {
  const { count } = await tx.partialUpload.updateMany({
    where: { companyId, supplierId, id, fileId: null },
    data: { fileId },
  });
  if (count === 0) throw new UploadUsedError();
}

/** Makes all uploads of a supplier stale, so that the next sweep deletes them with their bytes. */
export async function expireUploads(tx: Tx, { companyId, supplierId }: UploadPlace): Promise<void> {
  await tx.partialUpload.updateMany({ where: { companyId, supplierId }, data: { updatedAt: new Date(0) } });
}
