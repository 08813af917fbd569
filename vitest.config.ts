import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
// The copy that Node gives to react-admin: a router is known only to the copy that made it.
const oneRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(name),
}));

const outside = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

export default defineConfig({
  test: {
    // Two cores: more would only wait for each other, and for the one PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: oneRouter },
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...outside, '**/*.int.test.*'],
          pool: 'threads',
          // Components are drawn in a DOM, which a busy machine takes its time for.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'int',
          include: ['*/src/**/*.int.test.{ts,tsx}', 'scripts/**/*.int.test.mjs'],
          exclude: outside,
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['scripts/lib/int-setup.mjs'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.spec.ts'],
          exclude: outside,
          pool: 'forks',
          // One browser and one product at a time.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What is polled may take as long as what is waited for; Vitest's own second is for idle machines.
          expect: { poll: { timeout: 20_000, interval: 100 } },
          globalSetup: ['scripts/lib/e2e-setup.mjs'],
        },
      },
    ],
  },
});
