import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { loadI18nProvider } from './shared/i18n/i18n-provider';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// react-admin needs the texts of the first language before it renders.
const i18nProvider = await loadI18nProvider();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App i18nProvider={i18nProvider} />
    </BrowserRouter>
  </StrictMode>,
);
