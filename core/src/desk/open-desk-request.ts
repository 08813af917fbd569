import { auditStaffReading } from '../kernel/audit-reading';
import type { Context } from '../kernel/context';
import { type DeskRequestDetail, getDeskRequest } from './desk-request.queries';

/** GET /api/desk/requests/{id}: all that the desk works with, noted as read. Throws `forbidden`, `not_found`. */
export async function openDeskRequest(ctx: Context, requestId: string): Promise<DeskRequestDetail> {
  const detail = await getDeskRequest(ctx, requestId);
  await auditStaffReading(ctx, {
    companyId: detail.request.companyId,
    action: 'desk.open_request',
    objectType: 'report_request',
    objectId: requestId,
  });
  return detail;
}
