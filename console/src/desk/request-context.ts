import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useUser } from '../shared/auth/use-can';
import { useKeepRecord } from '../shared/data/provider/use-keep-record';

export const SUMMARY_KEY = ['requests', 'getQueueSummary'] as const;

export const RequestContext = createContext<DeskRequestResponse | null>(null);

export function useRequest(): DeskRequestResponse {
  const request = useContext(RequestContext);
  if (!request) throw new Error('useRequest outside the request page');
  return request;
}

export const isAtDesk = ({ gateway }: DeskRequestResponse): boolean => gateway === 'desk';

export const isOpen = ({ status }: DeskRequestResponse): boolean => status === 'taken' || status === 'verified';

/** True while staff can edit the figures and files of the report: before the delivery and during a correction. */
const isInWork = (request: DeskRequestResponse): boolean =>
  isOpen(request) || request.status === 'awaiting_supplier' || request.correction !== null;

/**
 * Returns the only user who may edit the request: the user who began the open correction, otherwise the user who took
 * the request.
 */
export const holderOf = ({ correction, taken_by: takenBy }: DeskRequestResponse) =>
  correction ? correction.begun_by : takenBy;

export function useHolds(): boolean {
  const request = useRequest();
  const { id } = useUser();
  return holderOf(request)?.id === id;
}

export function useIsWorkable(): boolean {
  const holds = useHolds();
  return isInWork(useRequest()) && holds;
}

export function useIsHeldByOther(): boolean {
  const request = useRequest();
  const holds = useHolds();
  const isAssigned = request.status === 'queued' && request.taken_by !== null;
  const isElsewhere = !isAtDesk(request) && request.correction === null;
  return (isInWork(request) || isAssigned) && !holds && !isElsewhere;
}

export function useTakeAnswer() {
  const queries = useQueryClient();
  const keep = useKeepRecord<DeskRequestResponse>('requests');
  return async (answer: DeskRequestResponse) => {
    await Promise.all([keep(answer), queries.invalidateQueries({ queryKey: SUMMARY_KEY })]);
  };
}
