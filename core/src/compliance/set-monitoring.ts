import { canMonitor } from '@homologa/domain/compliance/compliance.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { setOwnMonitoring } from '../supplier-record/supplier-rows.steps';
import { lockSupplier, type SupplierPlace } from '../suppliers/supplier.steps';
import { readMonitoring, type SupplierMonitoring } from './monitoring.queries';

/**
 * PUT …/suppliers/{sid}/monitoring: overrides the workflow's monitoring setting for a supplier; null inherits it.
 * Idempotent. Throws `not_found`, `forbidden`.
 */
export async function setMonitoring(
  ctx: Context,
  { monitored, ...place }: SupplierPlace & { monitored: boolean | null },
): Promise<SupplierMonitoring> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const { id, workflow } = await lockSupplier(tx, companyId, place);
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(canMonitor(ctx.actor, { workflow, isComplianceEnabled: product?.enabled === true }));
    const before = await readMonitoring(tx, companyId, id);
    if (before.own === monitored) return before;
    await setOwnMonitoring(tx, { id, companyId }, monitored);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.set_monitoring',
      objectType: 'supplier',
      objectId: id,
      facts: { from: before.own, to: monitored },
    });
    return readMonitoring(tx, companyId, id);
  });
}
