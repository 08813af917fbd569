import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { textsByLanguage } from './texts-by-language';

/** Modules used by every screen, bundled into one chunk. */
const SHARED =
  /onboarding-web[\\/]src[\\/](app[\\/](FailurePage|LoadingPage)|components[\\/](Button|ErrorSummary|LanguageSelector|Layout|Loader|Notice|StepHeading)|features[\\/]introduction[\\/](how-parts|components[\\/]Introduction)|i18n[\\/]|lib[\\/](api|error-text|link|session|use-(loaded|submit|title))|onboarding[\\/](?!OwnLanguage|own-files|use-fresh))|[\\/]web[\\/]src[\\/](http[\\/](api-error|http-client|refusal)|state|texts)|domain[\\/]src[\\/](countries[\\/]payment-offered|language[\\/](letter-dates|interpolate|locales)|onboarding[\\/](step-selection|introduction)|catalog[\\/]onboarding-steps|identity[\\/]normalize-email)\./;

/**
 * Small modules of the fields, of which each step uses some. One chunk of them costs less than their names in the lists
 * of files of every lazy step, which the first step loads.
 */
const FIELDS =
  /onboarding-web[\\/]src[\\/](components[\\/](Field|TaxIdInput)|lib[\\/]typing[\\/]|features[\\/]account[\\/]components[\\/]BreakableEmail|features[\\/]questionnaire[\\/](answer-drafts|own-calls|components[\\/]QuestionFrame))|domain[\\/]src[\\/](identity[\\/](tax-id|day)|language[\\/]parse-number|questionnaires[\\/](limits|answer-shapes|answer-text)|onboarding[\\/]limits)\./;

/** Modules of `early.ts`. They must not import React, because `early.ts` runs before React is loaded. */
const EARLY =
  /onboarding-web[\\/]src[\\/](early|lib[\\/](early-answers|link-tokens|served-page|stored-session))\.|[\\/]web[\\/]src[\\/]state[\\/]storage\./;

/** Characters of a chunk's name that its file shows. */
const SHOWN_NAME = 8;

/** Chunks that the page itself loads. A list of the files of a lazy screen need not name them once more. */
const LOADED = /[\\/](rolldown|react|shared|early)-[^\\/]+\.js$/;

/**
 * Adds a script element for the early chunk, so that it runs without waiting for the app's other chunks, and gives these
 * a low priority: what the server has painted, the early chunk's data and the client's logo come before them.
 */
function runEarly(): Plugin {
  return {
    name: 'run-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const early = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'early');
        if (!early) throw new Error('the build has no early chunk');
        const src = `/onboarding/${early.fileName}`;
        return {
          html: html.replace(
            /(?<=<script type="module"|<link rel="modulepreload")(?= crossorigin)/g,
            ' fetchpriority="low"',
          ),
          tags: [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

export default defineConfig({
  base: '/onboarding/',
  plugins: [textsByLanguage(), react(), runEarly()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    manifest: true,
    modulePreload: {
      // All supported browsers preload modules natively.
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((dep) => !LOADED.test(dep)),
    },
    rolldownOptions: {
      output: {
        // Short, because the first step's files name over a hundred others: hashes of 7 instead of 8 characters, which do
        // not compress, and no whole names.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.slice(0, SHOWN_NAME)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
            },
            // Modules that all screens share form one chunk, because several small chunks would be larger in total.
            {
              name: 'shared',
              // Excludes modules with a query in their id, which contain the texts of one language and are loaded
              // separately.
              test: (id) => !id.includes('?') && SHARED.test(id),
            },
            { name: 'fields', test: (id) => !id.includes('?') && FIELDS.test(id) },
          ],
        },
      },
    },
  },
});
