import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { openUploadBytes } from './uploads/partial-uploads.steps';

export interface FileOwner {
  companyId: string;
  supplierId?: string;
}

interface Measured {
  recordedBytes?: number;
  replacedBytes?: number;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Requires that a file that was just recorded (`recordedBytes`) fits into the quotas of its company and supplier, beside
 * the open uploads in parts with their whole sizes. `replacedBytes` of the stored files do not count. Its record has locked the company's counter, and the caller the supplier's row, which
 * serializes concurrent uploads. Throws `company_storage_full`, `supplier_storage_full`.
 */
export async function requireStorageQuota(ctx: Context, tx: Tx, owner: FileOwner, bytes: Measured): Promise<void> {
  const { recordedBytes = 0, replacedBytes = 0 } = bytes;
  const { supplierStorageBytes, companyStorageBytes } = ctx.config;
  if (owner.supplierId !== undefined) {
    const used = await supplierBytes(tx, owner.companyId, owner.supplierId);
    const open = await openUploadBytes(tx, owner);
    if (used + open + recordedBytes - replacedBytes > supplierStorageBytes) {
      throw new DomainError('supplier_storage_full', { values: { n: Math.floor(supplierStorageBytes / MEBIBYTE) } });
    }
  }
  const company = await tx.storageUse.findUnique({ where: { companyId: owner.companyId }, select: { bytes: true } });
  const open = await openUploadBytes(tx, { companyId: owner.companyId });
  if (Number(company?.bytes ?? 0) + open - replacedBytes > companyStorageBytes)
    throw new DomainError('company_storage_full');
}

async function supplierBytes(tx: Tx, companyId: string, supplierId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(f."size"), 0)::bigint AS bytes FROM "StoredFile" f
    WHERE f."companyId" = ${companyId}::uuid AND f."orphanedAt" IS NULL AND f."id" IN (
      SELECT a."fileId" FROM "Answer" a
        WHERE a."companyId" = ${companyId}::uuid AND a."supplierId" = ${supplierId}::uuid AND a."fileId" IS NOT NULL
      UNION ALL
      SELECT a."fileId" FROM "RetiredAnswer" a
        WHERE a."companyId" = ${companyId}::uuid AND a."supplierId" = ${supplierId}::uuid AND a."fileId" IS NOT NULL
      UNION ALL
      SELECT r."fileId" FROM "BirRequestFile" r JOIN "BirRequest" b ON b."id" = r."birRequestId"
        WHERE b."companyId" = ${companyId}::uuid AND b."supplierId" = ${supplierId}::uuid)`;
  return Number(row?.bytes ?? 0);
}
