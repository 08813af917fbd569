import { DomainError } from '@homologa/domain/errors/domain-error';
import { canDeleteSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { removeSuppliers } from './remove-suppliers';
import { lockSupplier, type SupplierPlace } from './supplier.steps';

/**
 * DELETE /api/workflows/{id}/suppliers/{sid}: deletes a pending supplier with all its data, invalidates its links and
 * returns its quota unit. Throws `supplier_not_pending`, `not_found`, `forbidden`.
 */
export async function deleteSupplier(ctx: Context, place: SupplierPlace): Promise<{ id: string }> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canDeleteSupplier(ctx.actor, supplier));
    if (supplier.status !== 'pending') throw new DomainError('supplier_not_pending');
    await removeSuppliers(ctx, tx, companyId, [supplier]);
    return { id: supplier.id };
  });
}
