import { isOpenStatus } from '@homologa/domain/catalog/supplier-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { moveStatus } from '../supplier-record/history.steps';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from './supplier.steps';

/**
 * DELETE /api/workflows/{id}/suppliers/{sid}/completion: reverts the completion of an unfinished supplier by the
 * client. Idempotent. Throws `supplier_completion_kept` if the supplier was completed in another way or has been
 * updated since, `not_found`, `forbidden`.
 */
export async function undoCompletion(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canArchiveSupplier(ctx.actor, supplier));
    const last = await tx.supplierTransition.findFirst({
      where: { companyId, supplierId: supplier.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    if (last?.fromStatus === 'completed' && isOpenStatus(supplier.status)) return;
    const hasFinished = last?.toStatus !== 'completed' || !isOpenStatus(last.fromStatus);
    if (hasFinished || (await isKept(tx, supplier, last.createdAt))) throw new DomainError('supplier_completion_kept');
    if (!(await moveStatus(ctx, tx, supplier, last.fromStatus))) return;
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.undo_completion',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { from: supplier.status, to: last.fromStatus },
    });
  });
  return readSupplierDetail(ctx, companyId, place);
}

async function isKept(tx: Tx, { companyId, id }: SupplierSubject, completedAt: Date): Promise<boolean> {
  const press = await tx.auditEntry.findFirst({
    where: {
      companyId,
      objectType: 'supplier',
      objectId: id,
      action: 'supplier.unarchive',
      createdAt: { gte: completedAt },
    },
    select: { id: true },
  });
  if (!press) return true;
  const since = { companyId, supplierId: id, createdAt: { gt: completedAt } };
  return (await tx.statusUpdate.findFirst({ where: since, select: { id: true } })) !== null;
}
