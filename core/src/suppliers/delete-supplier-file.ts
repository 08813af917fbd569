import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageSupplierFiles } from '@homologa/domain/suppliers/supplier.policy';
import { freeFile } from '../files/let-go.steps';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

/**
 * DELETE /api/workflows/{id}/suppliers/{sid}/files/{fileId}: deletes a file of the client (My Files). Throws
 * `not_found`.
 */
export async function deleteSupplierFile(
  ctx: Context,
  input: SupplierPlace & { fileId: string },
): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await getSupplierSubject(tx, companyId, input);
    authorize(canManageSupplierFiles(ctx.actor, supplier));
    const { count } = await tx.supplierFile.deleteMany({
      where: { companyId, supplierId: supplier.id, fileId: input.fileId },
    });
    if (count === 0) throw new DomainError('not_found');
    await freeFile(ctx, tx, companyId, input.fileId);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.delete_file',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { fileId: input.fileId },
    });
  });
  return readSupplierDetail(ctx, companyId, input);
}
