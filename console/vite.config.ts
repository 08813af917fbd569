import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the sign-in form shows beyond what every page begins with; it must not bring the other pages' parts along. */
const FIELDS =
  /@mui[\\/]material[\\/](OutlinedInput|InputAdornment|InputBase|InputLabel|FormControl|FormHelperText|FormLabel|TextareaAutosize|Stack|utils|Select[\\/]selectClasses)|@mui[\\/]utils|i18n[\\/]useTranslate\.|icons-material[\\/]Visibility|shared[\\/](forms[\\/](LineInput|use-submit-form|use-field|form-context|form-problems|ErrorSummary|unsaved-forms|LeaveGuard|SubmitForm|dialog-forms)|ui[\\/]use-latest)\.|account[\\/](PasswordInput|account\.texts)\./;
/** What is large and few pages have. */
const HEAVY = /x-charts|d3-|dnd-kit|easy-crop/;

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // A file for each combination of pages would be a hundred for one page, and asking for each takes longer than
        // what it saves.
        codeSplitting: {
          groups: [
            // Stays cached while our own code changes.
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
