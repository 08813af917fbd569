import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { CrashBoundary } from './app/CrashBoundary';
import { loadTexts } from './i18n/held-texts';
import { I18nProvider } from './i18n/I18nProvider';
import { initialLocale } from './i18n/language';
import { takeLinkToken } from './lib/link-tokens';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/steps.css';
import './styles/questionnaire.css';

// Must run before other code can read the URL or send it anywhere.
takeLinkToken(window.location, window.history);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const locale = initialLocale();

await loadTexts(locale);
createRoot(root).render(
  <I18nProvider first={locale}>
    <CrashBoundary>
      <App />
    </CrashBoundary>
  </I18nProvider>,
);
