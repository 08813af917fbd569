import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'react-admin';
import { getSession, subscribeSession } from './session-store';

const isPublic = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === 'config';

/**
 * Removes all fetched data when the session or its company changes, so that the next user never sees it. The end of the
 * session also resets the stored list settings, such as searches.
 */
export function forgetWithSession(queries: QueryClient, store: Store): void {
  let { token, companyId, user } = getSession();
  subscribeSession(() => {
    const next = getSession();
    // Keep the data if the same user logs in again after the session has expired, because the page is still open.
    const isSame = next.token !== null && user !== null && next.user?.id === user.id;
    const isOther = (next.token !== token && !isSame) || (companyId !== null && next.companyId !== companyId);
    const isOver = token !== null && next.token !== token && !isSame;
    ({ token, companyId, user } = next);
    if (isOther) queries.removeQueries({ predicate: (query) => !isPublic(query) });
    if (isOver) store.reset();
  });
}
