import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'react-admin';
import { getSession, subscribeSession } from './session-store';

const isPublic = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === 'config';

/**
 * What one person saw, in one company, is not there for the next: whenever the session or its company changes, all
 * fetched data go, and with the session what lists remember of searches.
 */
export function forgetWithSession(queries: QueryClient, store: Store): void {
  let { token, companyId, user } = getSession();
  subscribeSession(() => {
    const next = getSession();
    // The same person who has logged in again over the page goes on with it.
    const isSame = next.token !== null && user !== null && next.user?.id === user.id;
    const isOther = (next.token !== token && !isSame) || (companyId !== null && next.companyId !== companyId);
    const isOver = token !== null && next.token !== token && !isSame;
    ({ token, companyId, user } = next);
    if (isOther) queries.removeQueries({ predicate: (query) => !isPublic(query) });
    if (isOver) store.reset();
  });
}
