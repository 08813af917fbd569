import { canRequestBir } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { lockSupplier, requireLaunched } from '../suppliers/supplier.steps';
import { BIR_REQUEST, type BirRequestRow, readBirRequest } from './bir-request.queries';
import { insertBirRequest } from './bir-request.steps';

/**
 * POST /api/bir-requests: returns the supplier's undelivered BIR request, or creates a request. Uses no unit of the
 * quota. Throws `not_found`, `forbidden` for company users, `workflow_not_active` for a draft.
 */
export async function createBirRequest(
  ctx: Context,
  place: { workflowId: string; supplierId: string },
): Promise<{ birRequest: BirRequestRow; created: boolean }> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canRequestBir(ctx.actor, { workflow: supplier.workflow }));
    requireLaunched(supplier);
    const open = await tx.birRequest.findFirst({
      where: { supplierId: supplier.id, companyId, status: { in: ['open', 'submitted'] } },
      select: BIR_REQUEST,
    });
    if (open) return { birRequest: open, created: false };
    const id = await insertBirRequest(ctx, tx, supplier);
    const birRequest = await readBirRequest(tx, { id, companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'bir_request.create',
      objectType: 'bir_request',
      objectId: birRequest.id,
      facts: { supplier_id: supplier.id },
    });
    return { birRequest, created: true };
  });
}
