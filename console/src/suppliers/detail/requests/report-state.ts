import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/** Milliseconds between two looks at a report or score that is under way, while the tab is visible. */
export const REPORT_POLL = 10_000;

type RequestState = 'not_requested' | 'pending' | 'completed';

type Requests = Pick<SupplierRow, 'desk_request' | 'report' | 'ccr'>;

const isOpen = (request: Requests['desk_request'], kinds: readonly string[]): boolean =>
  request !== null && kinds.includes(request.kind) && isOpenRequest(request.status) && request.delivered_at === null;

/** A request that ended without a report: its supplier was not found, or it could not be made. */
export function stoppedRequest({ desk_request: request }: Pick<Requests, 'desk_request'>) {
  return request?.status === 'unable_to_locate' || request?.status === 'failed' ? request : null;
}

/** Not requested, then pending, then delivered (reference 9.10). */
export function reportState({
  desk_request: request,
  report,
}: Pick<Requests, 'desk_request' | 'report'>): RequestState {
  // A CCR investigation's report is its score; a compliance report has a panel of its own.
  if (isOpen(request, ['bir', 'ccr'])) return 'pending';
  return report?.delivery_date ? 'completed' : 'not_requested';
}

/** The CCR score: of the supplier's own request, or of the report of a CCR investigation. */
export const ccrScoreOf = ({ ccr, report }: Pick<Requests, 'ccr' | 'report'>): string | null =>
  ccr?.score ?? report?.ccr_score ?? null;

/** Not requested, then pending, then delivered with a score (reference 9.10). */
export function ccrState(supplier: Requests): RequestState {
  const { ccr, desk_request: request } = supplier;
  if ((ccr !== null && ccr.delivered_at === null) || isOpen(request, ['ccr'])) return 'pending';
  return ccrScoreOf(supplier) ? 'completed' : 'not_requested';
}

/** Whether something is being made that will change the page by itself. */
export const isUnderWay = (supplier: Requests): boolean =>
  reportState(supplier) === 'pending' || ccrState(supplier) === 'pending';
