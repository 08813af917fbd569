import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useUser } from '../shared/auth/use-can';

export const SUMMARY_KEY = ['desk-summary'] as const;

/** Every request that was looked at. */
export const REQUESTS_KEY = ['desk-request'] as const;

export const requestKey = (id: string) => [...REQUESTS_KEY, id] as const;

export const RequestContext = createContext<DeskRequestResponse | null>(null);

/** The request that the page is about. */
export function useRequest(): DeskRequestResponse {
  const request = useContext(RequestContext);
  if (!request) throw new Error('useRequest outside the request page');
  return request;
}

/** Whether the desk makes it, and not another gateway. */
export const isAtDesk = ({ gateway }: DeskRequestResponse): boolean => gateway === 'desk';

/** Whether somebody has taken it and it is not delivered. */
export const isOpen = ({ status }: DeskRequestResponse): boolean => status === 'taken' || status === 'verified';

/** Whether there is work to do on its figures and files: before the delivery, and while it is corrected. */
const isInWork = (request: DeskRequestResponse): boolean =>
  isOpen(request) || request.status === 'awaiting_supplier' || request.correction !== null;

/** Who holds the request, or the correction that is being made: only they change it. */
export const holderOf = ({ correction, taken_by: takenBy }: DeskRequestResponse) =>
  correction ? correction.begun_by : takenBy;

/** Whether the person who looks at the request holds it. */
export function useHolds(): boolean {
  const request = useRequest();
  const { id } = useUser();
  return holderOf(request)?.id === id;
}

/** Whether the person may work on its figures and files. */
export function useIsWorkable(): boolean {
  const holds = useHolds();
  return isInWork(useRequest()) && holds;
}

/** Whether somebody else works on it, or somebody is to who has not begun. */
export function useIsHeldByOther(): boolean {
  const request = useRequest();
  const holds = useHolds();
  const isAssigned = request.status === 'queued' && request.taken_by !== null;
  const isElsewhere = !isAtDesk(request) && request.correction === null;
  return (isInWork(request) || isAssigned) && !holds && !isElsewhere;
}

/** Every action answers the request as it is now: shown at once, and the queue is fetched anew. */
export function useTakeAnswer() {
  const queries = useQueryClient();
  return async (answer: DeskRequestResponse) => {
    queries.setQueryData(requestKey(answer.id), answer);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['requests'] }),
      queries.invalidateQueries({ queryKey: SUMMARY_KEY }),
    ]);
  };
}
