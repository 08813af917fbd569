import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/onboarding/',
  plugins: [react()],
  server: {
    proxy: Object.fromEntries(
      [
        '/auth',
        '/config',
        '/onboarding/workflows',
        '/onboarding/bir-requests',
        '^/onboarding/[^/]+/questionnaire/[^/]+/attachment',
      ].map((path) => [path, API]),
    ),
  },
  // The polyfill would be dead weight: every browser this app supports preloads modules by itself.
  build: { outDir: 'dist', assetsDir: 'assets', sourcemap: false, modulePreload: { polyfill: false } },
});
