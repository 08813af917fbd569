import { loadPage } from './routes';
import { sessionQuery } from './shared/auth/session-query';
import { getSession } from './shared/auth/session-store';
import { loadDataProvider } from './shared/data/provider/lazy-data-provider';
import { queryClient } from './shared/data/query-client';

/** Milliseconds to wait for the first page before rendering a loading state. */
const PATIENCE = 400;

/** Loads the page's code and the user in parallel; what cannot be loaded is shown by the page itself. */
export async function loadFirst(): Promise<void> {
  if (!getSession().token) return;
  // A rejection would leave the document without a page.
  const loading = Promise.allSettled([
    loadPage(window.location.pathname),
    loadDataProvider(),
    queryClient.prefetchQuery(sessionQuery()),
  ]);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
