import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/onboarding/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    manifest: true,
    // The polyfill would be dead weight: every browser this app supports preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
            },
            // What every screen shares, in one piece: a dozen small chunks would weigh more.
            {
              name: 'shared',
              test: /onboarding-web[\\/]src[\\/](components[\\/](Button|ErrorSummary|LanguageSelector|Layout|Loader|Notice|StepHeading)|i18n[\\/](I18n|load)|lib[\\/](api|error-text|link|session|storage|use-(loaded|submit|title))|onboarding[\\/])|domain[\\/]src[\\/](countries[\\/](countries|payment-offered)|language[\\/](interpolate|locales)|onboarding[\\/](onboarding-words|step-selection)|catalog[\\/]onboarding-steps|identity[\\/]email)\./,
            },
          ],
        },
      },
    },
  },
});
