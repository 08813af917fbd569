import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { createI18nProvider } from './shared/i18n/i18n-provider';
import { keepFocus } from './shell/keep-focus';
import { RootCrash } from './shell/RootCrash';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const i18nProvider = createI18nProvider();

// A router that can hold somebody back who would lose what they typed.
const router = createBrowserRouter([
  { path: '*', element: <App i18nProvider={i18nProvider} />, errorElement: <RootCrash /> },
]);

keepFocus();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
