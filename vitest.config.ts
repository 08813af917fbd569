import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
// Makes every import use the copy of React Router that react-admin uses, because a second copy could not read the
// context of the first copy.
const oneRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(name),
}));

const outside = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

/** Test files that `npm run cluster` leaves out. Vitest's option `--exclude` does not reach its projects. */
const leftOut = (process.env.TEST_LEFT_OUT ?? '').split(',').filter(Boolean);

/**
 * Tests of the web apps that run in a simulated DOM. They are projects of their own, because a Vitest worker cannot
 * switch to another environment: it would end, and the next one would load all modules again.
 */
const components = '{console,onboarding-web}/src/**/*.test.tsx';

/** Component tests that replace modules or load them anew, which other files of the same worker would notice. */
const alone = '{console,onboarding-web}/src/**/*.alone.test.tsx';

// The timeouts are long, because rendering into a DOM is slow on a busy machine.
const inDom = {
  pool: 'threads',
  environment: 'jsdom',
  setupFiles: ['scripts/lib/tests/dom-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** Tests of long outages, which `npm run test:faults` and `npm run test:security` run, and `npm test` does not. */
const faults = '**/*.fault.test.ts';

/** Tests of one worker share loaded modules, because loading them again takes longer than most tests. */
const isolate = false;

/**
 * Component tests, in one project per app: the apps never share a page, and the modules of each listen to theirs for as
 * long as it is open. The supplier's app, for example, focuses every button that is clicked.
 */
const componentsOfApps = (
  [
    ['dom-console', 'console'],
    ['dom-onboarding', 'onboarding-web'],
  ] as const
).map(([name, room]) => ({
  resolve: { alias: oneRouter },
  test: {
    ...inDom,
    name,
    include: [`${room}/src/**/*.test.tsx`],
    exclude: [...outside, alone],
    isolate,
    // Runs the component tests after all other projects, because a Vitest worker cannot switch from one project to
    // another.
    sequence: { groupOrder: 1 },
  },
}));

// The timeouts only stop tests that hang. They are long, because the machine may be busy.
export default defineConfig({
  test: {
    // Two workers for two cores: more workers would compete for the cores and for the single PostgreSQL.
    maxWorkers: 2,
    // Caches compiled modules on disk, because the parts of a test run are separate processes and would otherwise
    // compile shared modules several times.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias: oneRouter },
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...outside, '**/*.int.test.*', faults, components],
          pool: 'threads',
          isolate,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...componentsOfApps,
      {
        resolve: { alias: oneRouter },
        test: {
          ...inDom,
          name: 'dom-alone',
          include: [alone],
          exclude: outside,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['*/src/**/*.int.test.{ts,tsx}', 'scripts/**/*.int.test.ts'],
          exclude: [...outside, ...leftOut],
          pool: 'forks',
          isolate,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['scripts/lib/tests/int-setup.ts'],
          // CI does not record the executed code: recording takes 7 % of the time, and only `test:changed` needs the
          // records.
          setupFiles: process.env.CI ? [] : ['scripts/lib/tests/record-reach.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          include: [`*/src/${faults}`],
          exclude: outside,
          pool: 'forks',
          isolate,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          globalSetup: ['scripts/lib/tests/int-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.spec.ts'],
          exclude: outside,
          pool: 'forks',
          isolate,
          // Each worker starts its own browser and its own product. A product that is already running can serve only
          // one worker.
          fileParallelism: !process.env.E2E_URL,
          // Number of tests of one file that run concurrently, chosen for two cores.
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
