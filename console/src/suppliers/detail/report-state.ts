import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';

/** Milliseconds between two looks at a report that is under way, while the tab is visible. */
export const REPORT_POLL = 10_000;

export type ReportState = 'not_requested' | 'pending' | 'completed';

/** Not requested, then pending, then delivered (client-platform.md section 4, 'Report request'). */
export function reportState({
  desk_request: request,
  report,
}: Pick<SupplierResponse, 'desk_request' | 'report'>): ReportState {
  const isOpen = request !== null && request.status !== 'cancelled' && request.delivered_at === null;
  if (isOpen) return 'pending';
  return report?.delivery_date ? 'completed' : 'not_requested';
}

export const isReportPending = (supplier: SupplierResponse): boolean => reportState(supplier) === 'pending';
