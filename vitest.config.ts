import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
// Uses a single copy of React Router, the one that Node resolves for react-admin: a context of one copy is invisible to
// another.
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
    // Suits two cores: more workers would only compete for the cores and the single PostgreSQL.
    maxWorkers: 2,
    // Caches compiled modules on disk, so that the parts of a test run, which are separate processes, compile shared
    // modules once.
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
          // Rendering into a DOM is slow on a busy machine, so the timeout is long.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Runs after the other projects, because a worker cannot switch projects.
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
          // Not in CI: recording takes 7 % of the time, and only `test:changed` needs it.
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
          // Number of concurrent tests within a file, suited to two cores.
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
