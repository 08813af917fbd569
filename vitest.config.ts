import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
// The copy that Node gives to react-admin: a router is known only to the copy that made it.
const oneRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(name),
}));

const outside = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

/** The console's components, which are drawn in a DOM. */
const components = 'console/src/**/*.test.tsx';

/** A worker keeps its modules from file to file: loading them anew takes longer than most tests. */
const isolate = false;

// Time limits only end what hangs: they leave room for a machine that does other things too.
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
          exclude: [...outside, '**/*.int.test.*', components],
          pool: 'threads',
          isolate,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: oneRouter },
        test: {
          name: 'dom',
          include: [components],
          exclude: outside,
          pool: 'threads',
          environment: 'jsdom',
          // Components are drawn in a DOM, which a busy machine takes its time for.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // After the others: a worker belongs to one project at a time.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['*/src/**/*.int.test.{ts,tsx}', 'scripts/**/*.int.test.mjs'],
          exclude: outside,
          pool: 'forks',
          isolate,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['scripts/lib/tests/int-setup.mjs'],
          setupFiles: ['scripts/lib/tests/record-reach.mjs'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.spec.ts'],
          exclude: outside,
          pool: 'forks',
          isolate,
          // Each worker has a browser and a product of its own; a product that runs already is tested by one.
          fileParallelism: !process.env.E2E_URL,
          // As many walks at once as there are cores.
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What is polled may take as long as what is waited for; Vitest's own second is for idle machines.
          expect: { poll: { timeout: 30_000, interval: 100 } },
          globalSetup: ['scripts/lib/tests/e2e-setup.mjs'],
        },
      },
    ],
  },
});
