import { auditStaffReading } from '../kernel/audit-reading';
import type { Context } from '../kernel/context';
import { type DeskRequestDetail, getDeskRequest } from './desk-request.queries';

/** Loads a request for the desk and records the access in the audit trail. Throws `forbidden`, `not_found`. */
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
