import './early';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { CrashBoundary } from './app/CrashBoundary';
import { preloadServedScreen } from './app/served-screen';
import { loadTexts } from './i18n/held-texts';
import { I18nProvider } from './i18n/I18nProvider';
import { initialLocale } from './i18n/language';
import { showLost } from './i18n/lost';
import { earlyAnswers } from './lib/early-answers';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/steps.css';
import './styles/questionnaire.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const locale = initialLocale();

/**
 * Milliseconds that the app waits for data and chunks of the first screen before rendering it. After that, the screen shows
 * its own loading indicator.
 */
const EARLY_MS = 3_000;

// Keep the static page from the server visible until the first screen can render, so that no loading indicator appears
// in between.
try {
  const texts = loadTexts(locale);
  const first = Promise.all([earlyAnswers(), preloadServedScreen()]);
  await Promise.all([texts, Promise.race([first, new Promise((go) => setTimeout(go, EARLY_MS))])]);
} catch (error) {
  showLost(root, locale);
  throw error;
}
const app = createRoot(root);
// As a transition, React renders in short tasks: a slow phone answers a touch in between.
startTransition(() =>
  app.render(
    <I18nProvider first={locale}>
      <CrashBoundary>
        <App />
      </CrashBoundary>
    </I18nProvider>,
  ),
);
