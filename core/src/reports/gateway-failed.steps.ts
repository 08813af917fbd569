import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { notifyStaff } from '../notifications/notify.steps';

/** Notifies all staff of a gateway failure, because requests at external gateways have no assignee at the desk. */
export const notifyGatewayFailed = (
  ctx: Context,
  tx: Tx,
  { id, companyId, workflowId, supplierId }: Pick<ReportRequest, 'id' | 'companyId' | 'workflowId' | 'supplierId'>,
  facts: { status: Extract<RequestStatus, 'failed' | 'queued' | 'delivered'>; reason?: string },
): Promise<void> => notifyStaff(ctx, tx, 'gateway_failed', { companyId, workflowId, supplierId, requestId: id, facts });
