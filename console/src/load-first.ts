import { loadPage } from './routes';
import { sessionQuery } from './shared/auth/session-query';
import { getSession } from './shared/auth/session-store';
import { loadDataProvider } from './shared/data/provider/lazy-data-provider';
import { queryClient } from './shared/data/query-client';

/** Milliseconds to wait for the first page before rendering a loading state. */
const PATIENCE = 400;

/** Loads the page's code and the user in parallel. Ignores errors: the page itself shows them. */
export async function loadFirst(): Promise<void> {
  if (!getSession().token) return;
  // Use `allSettled`, because a rejection would prevent the first render.
  const loading = Promise.allSettled([
    loadPage(window.location.pathname),
    loadDataProvider(),
    queryClient.prefetchQuery(sessionQuery()),
  ]);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
