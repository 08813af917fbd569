import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:4000';
const proxied = ['/api', '/auth', '/enums', '/config', '/mailbox', '/onboarding', '/password-reset', '/password-new'];

export default defineConfig({
  base: '/',
  plugins: [react()],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, API])) },
  build: { outDir: 'dist', assetsDir: 'assets', sourcemap: false, manifest: true, chunkSizeWarningLimit: 1200 },
});
