import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/** Milliseconds between two polls of a pending report or score while the tab is visible. */
export const REPORT_POLL = 10_000;

type RequestState = 'not_requested' | 'pending' | 'completed';

type Requests = Pick<SupplierRow, 'desk_request' | 'report' | 'ccr'>;

const isOpen = (request: Requests['desk_request'], kinds: readonly string[]): boolean =>
  request !== null && kinds.includes(request.kind) && isOpenRequest(request.status) && request.delivered_at === null;

export function stoppedRequest({ desk_request: request }: Pick<Requests, 'desk_request'>) {
  return request?.status === 'unable_to_locate' || request?.status === 'failed' ? request : null;
}

export function reportState({
  desk_request: request,
  report,
}: Pick<Requests, 'desk_request' | 'report'>): RequestState {
  // An open CCR investigation counts as a pending report too, although it results in a score. Compliance reports have
  // their own panel.
  if (isOpen(request, ['bir', 'ccr'])) return 'pending';
  return report?.delivery_date ? 'completed' : 'not_requested';
}

export const ccrScoreOf = ({ ccr, report }: Pick<Requests, 'ccr' | 'report'>): string | null =>
  ccr?.score ?? report?.ccr_score ?? null;

export function ccrState(supplier: Requests): RequestState {
  const { ccr, desk_request: request } = supplier;
  if ((ccr !== null && ccr.delivered_at === null) || isOpen(request, ['ccr'])) return 'pending';
  return ccrScoreOf(supplier) ? 'completed' : 'not_requested';
}

export const isUnderWay = (supplier: Requests): boolean =>
  reportState(supplier) === 'pending' || ccrState(supplier) === 'pending';
