import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { textsByLanguage } from './texts-by-language';

/** Modules that every screen uses. */
const SHARED =
  /onboarding-web[\\/]src[\\/](app[\\/](ClosedPage|FailurePage|NotFoundPage)|components[\\/](Button|ErrorSummary|LanguageSelector|Layout|Loader|Notice|StepHeading)|features[\\/]introduction[\\/](introduction|components[\\/]Introduction)|i18n[\\/]|lib[\\/](api|error-text|link|session|use-(loaded|submit|title))|onboarding[\\/](?!OwnLanguage))|[\\/]web[\\/]src[\\/](http[\\/](api-error|http-client|refusal)|state|texts)|domain[\\/]src[\\/](countries[\\/]payment-offered|language[\\/](format|interpolate|locales)|onboarding[\\/]step-selection|catalog[\\/]onboarding-steps|identity[\\/]email)\./;

export default defineConfig({
  base: '/onboarding/',
  plugins: [textsByLanguage(), react()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    manifest: true,
    // Every supported browser preloads modules natively, so the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
            },
            // One chunk for the modules of all screens: a dozen small chunks would weigh more.
            {
              name: 'shared',
              // Modules with a query in their id are the texts of one language, which are loaded separately.
              test: (id) => !id.includes('?') && SHARED.test(id),
            },
          ],
        },
      },
    },
  },
});
