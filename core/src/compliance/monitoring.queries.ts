import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { getSupplierSubject, type SupplierPlace } from '../suppliers/supplier.steps';

export interface SupplierMonitoring {
  monitored: boolean;
  own: boolean | null;
  workflow: boolean;
}

/**
 * GET …/suppliers/{sid}/monitoring: returns whether the supplier is monitored, and the settings of the supplier and its
 * workflow. Throws `not_found`.
 */
export async function getMonitoring(ctx: Context, place: SupplierPlace): Promise<SupplierMonitoring> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await getSupplierSubject(tx, companyId, place);
    authorize(canReadSupplier(ctx.actor, supplier));
    return readMonitoring(tx, companyId, supplier.id);
  });
}

export async function readMonitoring(tx: Tx, companyId: string, supplierId: string): Promise<SupplierMonitoring> {
  const { monitoring: own, workflow } = await tx.supplier.findUniqueOrThrow({
    where: { id: supplierId, companyId },
    select: { monitoring: true, workflow: { select: { monitoring: true } } },
  });
  return { monitored: own ?? workflow.monitoring, own, workflow: workflow.monitoring };
}
