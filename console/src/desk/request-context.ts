import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

export const requestKey = (id: string) => ['desk-request', id] as const;

export const RequestContext = createContext<DeskRequestResponse | null>(null);

/** The request that the page is about. */
export function useRequest(): DeskRequestResponse {
  const request = useContext(RequestContext);
  if (!request) throw new Error('useRequest outside the request page');
  return request;
}

/** Whether somebody has taken it and it is not delivered. */
export const isOpen = ({ status }: DeskRequestResponse): boolean => status === 'taken' || status === 'verified';

/**
 * Whether the desk may work on its figures and files: before the delivery, while the supplier is awaited
 * too, and while what was delivered is corrected.
 */
export const isWorkable = (request: DeskRequestResponse): boolean =>
  isOpen(request) || request.status === 'awaiting_supplier' || request.correction !== null;

/** Every action answers the request as it is now: shown at once, and the queue is fetched anew. */
export function useTakeAnswer() {
  const queries = useQueryClient();
  return async (answer: DeskRequestResponse) => {
    queries.setQueryData(requestKey(answer.id), answer);
    await queries.invalidateQueries({ queryKey: ['requests'] });
  };
}
