import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { loadPage } from './routes';
import { sessionQuery } from './shared/auth/session-query';
import { getSession } from './shared/auth/session-store';
import { loadDataProvider } from './shared/data/provider/lazy-data-provider';
import { queryClient } from './shared/data/query-client';
import { createI18nProvider } from './shared/i18n/i18n-provider';
import { RootCrash } from './shell/crashes/RootCrash';
import { keepFocus } from './shell/focus/keep-focus';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const i18nProvider = createI18nProvider();

// A data router, since only data routers support blockers against the loss of unsaved input.
const router = createBrowserRouter([
  { path: '*', element: <App i18nProvider={i18nProvider} />, errorElement: <RootCrash /> },
]);

keepFocus();

/** Milliseconds to wait for the first page before rendering a loading state. */
const PATIENCE = 400;

async function loadFirst(): Promise<void> {
  if (!getSession().token) return;
  const loading = Promise.all([
    loadPage(window.location.pathname),
    loadDataProvider(),
    queryClient.prefetchQuery(sessionQuery()),
  ]);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

void loadFirst().then(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
