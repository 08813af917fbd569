import { requestProductOf } from '@homologa/domain/desk/desk-rules';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { canRequestBir } from '@homologa/domain/suppliers/supplier.policy';
import { takeUnits } from '../companies/quota.steps';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { addActivity } from '../notifications/activity.steps';
import { createReportRequest } from '../reports/report-requests.steps';
import { lockSupplier, requireLaunched } from '../suppliers/supplier.steps';
import { type BirRequestRow, readBirRequest } from './bir-request.queries';
import { markSubmitted } from './bir-request.steps';

/**
 * POST /api/bir-requests/{id}/submit: takes one unit of the quota and sends the request to the gateway. Throws
 * `not_found`, `forbidden` for company users, `bir_request_already_submitted`, `product_limit_reached`,
 * `product_not_enabled`.
 */
export async function submitBirRequest(
  ctx: Context,
  { birRequestId }: { birRequestId: string },
): Promise<BirRequestRow> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const found = await tx.birRequest.findFirst({
      where: { id: birRequestId, companyId },
      select: { supplierId: true, workflowId: true },
    });
    if (!found) throw new DomainError('not_found');
    const supplier = await lockSupplier(tx, companyId, found);
    authorize(canRequestBir(ctx.actor, { workflow: supplier.workflow }));
    requireLaunched(supplier);
    // A second unit of the quota must not be used while another report of the supplier, such as the report of its
    // workflow, is in progress.
    const standing = await tx.reportRequest.count({
      where: { companyId, supplierId: supplier.id, kind: 'bir', status: { in: [...OPEN_REQUEST_STATUSES] } },
    });
    if (standing > 0) throw new DomainError('bir_request_already_submitted');
    const isNew = await markSubmitted(ctx, tx, { id: birRequestId, companyId });
    if (!isNew) throw new DomainError('bir_request_already_submitted');
    const product = requestProductOf(supplier.workflow);
    await takeUnits(ctx, tx, companyId, product, 1);
    await createReportRequest(ctx, tx, {
      companyId,
      workflowId: supplier.workflowId,
      supplierId: supplier.id,
      kind: 'bir',
      birRequestId,
    });
    await addActivity(ctx, tx, supplier, 'bir_report_requested');
    await audit(ctx, tx, {
      companyId,
      action: 'bir_request.submit',
      objectType: 'bir_request',
      objectId: birRequestId,
      facts: { supplier_id: supplier.id, product },
    });
    return readBirRequest(tx, { id: birRequestId, companyId });
  });
}
