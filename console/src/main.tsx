import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { loadFirst } from './load-first';
import { createI18nProvider } from './shared/i18n/i18n-provider';
import { RootCrash } from './shell/crashes/RootCrash';
import { keepFocus } from './shell/focus/keep-focus';
import './shared/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const i18nProvider = createI18nProvider();

// Use a data router, because only data routers support blockers, which protect unsaved input.
const router = createBrowserRouter([
  { path: '*', element: <App i18nProvider={i18nProvider} />, errorElement: <RootCrash /> },
]);

keepFocus();

void loadFirst().then(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
