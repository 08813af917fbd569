import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
// The copy of React Router that Node resolves for react-admin: contexts of one copy are invisible to another.
const oneRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(name),
}));

const outside = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

/** Component tests of the console, which need a DOM. */
const components = 'console/src/**/*.test.tsx';

/** Workers keep loaded modules between files: loading them again takes longer than most tests. */
const isolate = false;

// Timeouts only stop hanging tests; they are generous, because the machine may be busy.
export default defineConfig({
  test: {
    // For two cores: more workers would only compete for them and for the one PostgreSQL.
    maxWorkers: 2,
    // The parts of a test run are processes of their own, and compile what all of them load only once.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias: oneRouter },
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
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
          // Rendering into a DOM is slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Runs after the other projects: a worker cannot change between projects.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['*/src/**/*.int.test.{ts,tsx}', 'scripts/**/*.int.test.ts'],
          exclude: outside,
          pool: 'forks',
          isolate,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['scripts/lib/tests/int-setup.ts'],
          // Recording costs a fourteenth of the time, and `test:changed` does not run in CI.
          setupFiles: process.env.CI ? [] : ['scripts/lib/tests/record-reach.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.spec.ts'],
          exclude: outside,
          pool: 'forks',
          isolate,
          // Each worker has its own browser and product. An already running product is tested by a single worker.
          fileParallelism: !process.env.E2E_URL,
          // Concurrent tests of one file, for two cores.
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Vitest's default timeout of one second is too short for a busy machine.
          expect: { poll: { timeout: 30_000, interval: 100 } },
          globalSetup: ['scripts/lib/tests/e2e-setup.ts'],
        },
      },
    ],
  },
});
