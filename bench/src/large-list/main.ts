import { Client } from 'pg';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';
import { type LargeListEnv, readEnv } from './env';
import { measureExport } from './export';
import { Meter } from './probe';
import { type Costs, note, tableOf } from './results';
import { allSuppliers, scenario, signIn } from './scenario';
import { type LargeAndSmall, seedLarge } from './seed-large';

const SCREENS = {
  'at a desk, 1440 pixels wide': { viewport: { width: 1440, height: 900 }, hasTouch: false },
  'with a phone, 390 pixels wide': { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

const ACTION_MS = 30_000;

/** Repeats the scenario `rounds` + 1 times: the first round warms the caches of browser and database. */
async function walk(
  browser: Browser,
  env: LargeListEnv,
  { large, small }: LargeAndSmall,
  screen: (typeof SCREENS)[keyof typeof SCREENS],
): Promise<{ large: Costs; small: Costs; exported: string[] }> {
  const context = await browser.newContext({ ...screen, locale: 'en-US', reducedMotion: 'reduce' });
  context.setDefaultTimeout(ACTION_MS);
  const page = await context.newPage();
  const meter = await Meter.of(page);
  await signIn(page, env.BENCH_URL);
  const costs = { large: new Map() as Costs, small: new Map() as Costs };
  for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
    const runs = [
      ['small', scenario(page, env.BENCH_URL, small)],
      ['large', scenario(page, env.BENCH_URL, large)],
      ['large', allSuppliers(page, env.BENCH_URL)],
    ] as const;
    for (const [list, actions] of runs) {
      for (const action of actions) {
        const cost = await meter.measure(action).catch((cause: unknown) => {
          throw new Error(`${list}: ${action.name}`, { cause });
        });
        if (round > 0) note(costs[list], action.name, cost);
      }
    }
  }
  const exported = screen.hasTouch ? [] : await measureExport(meter, env.BENCH_URL, large);
  await context.close();
  return { ...costs, exported };
}

const env = readEnv();
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
const workflows = await seedLarge(owner, env.BENCH_SUPPLIERS);
await owner.end();
const browser = await chromium.launch({ executablePath: env.CHROMIUM_PATH, args: CHROMIUM_ARGS });
try {
  for (const [name, screen] of Object.entries(SCREENS)) {
    const { large, small, exported } = await walk(browser, env, workflows, screen);
    console.log(`\n${workflows.large.count} suppliers ${name}; times in ms, medians of ${env.BENCH_ROUNDS} rounds`);
    console.log(`"of small": the same in a workflow of ${workflows.small.count}, in the same round\n`);
    console.log(tableOf(large, small));
    if (exported.length > 0) console.log(`\nexport of everything to Excel: ${exported.join('\n  ')}`);
  }
} finally {
  await browser.close();
}
