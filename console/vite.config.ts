import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
        codeSplitting: {
          groups: [
            // What every page runs on, in one piece: it compresses better, and stays cached while our own code changes.
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|@emotion|stylis|@mui[\\/](system|styled-engine|private-theming)|@tanstack|react-hook-form)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
