import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Form components of the sign-in page, in a chunk of their own that must not depend on other pages. */
const FIELDS =
  /@mui[\\/]material[\\/](OutlinedInput|InputAdornment|InputBase|InputLabel|FormControl|FormHelperText|FormLabel|TextareaAutosize|Stack|utils|Select[\\/]selectClasses)|@mui[\\/]utils|i18n[\\/]useTranslate\.|icons-material[\\/]Visibility|shared[\\/](forms[\\/](LineInput|use-submit-form|use-field|form-context|form-problems|ErrorSummary|unsaved-forms|LeaveGuard|SubmitForm|dialog-forms)|ui[\\/]use-latest)\.|account[\\/](PasswordInput|account\.texts)\./;
/** Large packages that only a few pages use. */
const HEAVY = /x-charts|d3-|dnd-kit|easy-crop/;

/**
 * Replaces the package `object.entries`, a dependency of node-polyglot, by the native function. The polyfill and its
 * twenty packages would add 5 kB gzipped to the sign-in page, for browsers that cannot run the console anyway.
 */
const nativeEntries: Plugin = {
  name: 'native-object-entries',
  enforce: 'pre',
  apply: 'build',
  resolveId: (name) => (name === 'object.entries' ? '\0object.entries' : null),
  load: (id) => (id === '\0object.entries' ? 'module.exports = Object.entries;' : null),
};

export default defineConfig({
  base: '/',
  plugins: [react(), nativeEntries],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Group modules into few chunks: with one chunk per combination of pages, a page would load a hundred chunks,
        // and the requests would cost more than the saved bytes.
        codeSplitting: {
          groups: [
            // Packages that the first page loads. The browser keeps them in its cache while only the application code
            // changes.
            { name: 'base', priority: 4, tags: ['$initial'], test: /node_modules/ },
            { name: 'start', priority: 3, tags: ['$initial'] },
            { name: 'fields', priority: 2, minShareCount: 2, test: FIELDS },
            { name: 'pages', priority: 1, minShareCount: 3, test: (id) => !HEAVY.test(id) },
          ],
        },
      },
    },
  },
});
