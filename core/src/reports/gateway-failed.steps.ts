import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { notifyStaff } from '../notifications/notify.steps';

/**
 * Tells all of the staff, in the transaction that makes it so, that a gateway did not make a request, and how it
 * stands now (reference 13.1). Nobody of the desk holds what is made elsewhere.
 */
export const tellGatewayFailed = (
  ctx: Context,
  tx: Tx,
  { id, companyId, workflowId, supplierId }: Pick<ReportRequest, 'id' | 'companyId' | 'workflowId' | 'supplierId'>,
  facts: { status: Extract<RequestStatus, 'failed' | 'queued' | 'delivered'>; reason?: string },
): Promise<void> => notifyStaff(ctx, tx, 'gateway_failed', { companyId, workflowId, supplierId, requestId: id, facts });
