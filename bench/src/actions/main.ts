import { Client } from 'pg';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';
import { signIn } from '../large-list/scenario';
import { type ListedWorkflow, seedLarge } from '../large-list/seed-large';
import { writeResults } from '../results';
import { readEnv } from './env';
import { type Figures, figuresOf, MOMENT_MS, type Timings, tableOf } from './figures';
import { scenario } from './scenario';
import { stopwatchOf } from './stopwatch';

const env = readEnv();
const ACTION_MS = 30_000;

/**
 * Runs the scenario in each workflow. The first round warms the caches of browser, server and database and is not
 * counted.
 */
async function walk(browser: Browser, workflows: Readonly<Record<'small' | 'large', ListedWorkflow>>) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(ACTION_MS);
  const page = await context.newPage();
  const time = await stopwatchOf(page);
  await signIn(page, env.BENCH_URL);
  const timings = { small: new Map() as Timings, large: new Map() as Timings };
  for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
    for (const size of ['small', 'large'] as const) {
      let last = '';
      for (const step of scenario(page, env.BENCH_URL, workflows[size])) {
        try {
          if (typeof step === 'function') await step();
          else {
            last = step.name;
            const timing = await time(step);
            if (round > 0) timings[size].set(step.name, [...(timings[size].get(step.name) ?? []), timing]);
          }
        } catch (cause) {
          throw new Error(`${size}: '${last}' or the steps after it`, { cause });
        }
      }
    }
  }
  await context.close();
  return timings;
}

const resultsOf = (size: string, figures: readonly Figures[]) =>
  figures.map(({ name, paint, content, isMet }) => ({
    name: `${name}, ${size} suppliers`,
    figure: `${paint.median.toFixed(0)} ms to a paint, ${content.median.toFixed(0)} ms to the content`,
    baseline: `${MOMENT_MS} ms`,
    ratio: paint.median / MOMENT_MS,
    goal: `<= ${MOMENT_MS} ms`,
    isMet,
  }));

const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
console.log(`seeding ${env.BENCH_SUPPLIERS} and ${env.BENCH_SMALL} suppliers`);
const workflows = await seedLarge(owner, env.BENCH_SUPPLIERS, env.BENCH_SMALL);
await owner.end();
const browser = await chromium.launch({ executablePath: env.CHROMIUM_PATH, args: CHROMIUM_ARGS });
try {
  const timings = await walk(browser, workflows);
  const small = figuresOf(timings.small, { withContent: true });
  const large = figuresOf(timings.large, { withContent: false });
  console.log(`\ninput to paint in ms, ${env.BENCH_ROUNDS} rounds; the goal is ${MOMENT_MS} ms, median`);
  console.log(`\n${workflows.small.count} suppliers, the new content with the server's answer included\n`);
  console.log(tableOf(small));
  console.log(`\n${workflows.large.count} suppliers, the first paint\n`);
  console.log(tableOf(large));
  writeResults(env.BENCH_RESULTS, 'actions', [
    ...resultsOf(`${env.BENCH_SMALL}`, small),
    ...resultsOf(`${env.BENCH_SUPPLIERS}`, large),
  ]);
} finally {
  await browser.close();
}
