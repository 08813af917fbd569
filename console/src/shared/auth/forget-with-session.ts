import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'react-admin';
import { getSession, subscribeSession } from './session-store';

const isPublic = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === 'config';

/**
 * What one person saw, in one company, is not there for the next: whenever the session or its company changes, all
 * fetched data go, and with the session what lists remember of searches.
 */
export function forgetWithSession(queries: QueryClient, store: Store): void {
  let { token, companyId } = getSession();
  subscribeSession(() => {
    const next = getSession();
    const isOther = next.token !== token || (companyId !== null && next.companyId !== companyId);
    const isOver = token !== null && next.token !== token;
    ({ token, companyId } = next);
    if (isOther) queries.removeQueries({ predicate: (query) => !isPublic(query) });
    if (isOver) store.reset();
  });
}
