import { canManageSupplierFiles } from '@homologa/domain/suppliers/supplier.policy';
import { discardUpload, recordUpload, storeUpload, type Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

/**
 * PATCH /api/workflows/{id}/suppliers/{sid}/files: adds a file of the client to the supplier (My Files). Throws
 * `file_required`, `file_too_large`, `file_type_not_allowed`, `not_found`.
 */
export async function addSupplierFile(
  ctx: Context,
  input: SupplierPlace & { upload: Upload | null },
): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    authorize(canManageSupplierFiles(ctx.actor, await getSupplierSubject(tx, companyId, input)));
  });
  const stored = await storeUpload(ctx, input.upload);
  try {
    await ctx.db.tenant(companyId, async (tx) => {
      const supplier = await getSupplierSubject(tx, companyId, input);
      authorize(canManageSupplierFiles(ctx.actor, supplier));
      const fileId = await recordUpload(ctx, tx, stored, { companyId });
      await tx.supplierFile.create({
        data: { id: newId(), companyId, supplierId: supplier.id, fileId, createdAt: ctx.now() },
        select: { id: true },
      });
      await audit(ctx, tx, {
        companyId,
        action: 'supplier.add_file',
        objectType: 'supplier',
        objectId: supplier.id,
        facts: { fileId },
      });
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
  return readSupplierDetail(ctx, companyId, input);
}
