import { DomainError } from '@homologa/domain/errors/domain-error';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { canRequestCcr } from '@homologa/domain/suppliers/supplier.policy';
import { takeUnits } from '../companies/quota.steps';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { insertCcrRequest } from '../reports/ccr-requests.steps';
import { createReportRequest } from '../reports/report-requests.steps';
import { lockSupplier, requireLaunched } from './supplier.steps';

export interface RequestedCcr {
  requestedAt: Date;
  deliveredAt: Date | null;
  score: string | null;
  isSandbox: boolean;
}

/**
 * POST …/suppliers/{sid}/ccr: requests a CCR score and uses one quota unit. Throws `not_found`, `forbidden` without the
 * product, `ccr_already_requested` while a request is open, `product_limit_reached`.
 */
export async function requestCcr(
  ctx: Context,
  place: { workflowId: string; supplierId: string },
): Promise<RequestedCcr> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'ccr' } },
      select: { enabled: true },
    });
    const isCcrEnabled = product?.enabled === true;
    authorize(canRequestCcr(ctx.actor, { workflow: supplier.workflow, isCcrEnabled }));
    requireLaunched(supplier);
    // A supplier of a CCR investigation already has an open request; a second request would never be processed.
    const standing = await tx.reportRequest.count({
      where: { companyId, supplierId: supplier.id, kind: 'ccr', status: { in: [...OPEN_REQUEST_STATUSES] } },
    });
    if (standing > 0) throw new DomainError('ccr_already_requested');
    const ccr = { id: newId(), companyId, supplierId: supplier.id, requestedAt: ctx.now() };
    if (!(await insertCcrRequest(tx, ccr))) throw new DomainError('ccr_already_requested');
    await takeUnits(ctx, tx, companyId, 'ccr', 1);
    await createReportRequest(ctx, tx, {
      companyId,
      workflowId: supplier.workflowId,
      supplierId: supplier.id,
      kind: 'ccr',
      ccrRequestId: ccr.id,
    });
    await audit(ctx, tx, { companyId, action: 'ccr.request', objectType: 'supplier', objectId: supplier.id });
    return { requestedAt: ccr.requestedAt, deliveredAt: null, score: null, isSandbox: false };
  });
}
