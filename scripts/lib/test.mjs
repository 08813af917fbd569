import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { endRunning, runNode } from './processes.mjs';
import { explain, Halt, runMain, say } from './say.mjs';

const MINUTE = 60_000;
const PARTS = {
  check: runCheck,
  unit: (run) => run.vitest('unit', { timeoutMs: 5 * MINUTE }),
  int: (run) => run.integration({ QUEUE: 'postgres' }, 15 * MINUTE),
  redis: runOnRedis,
  e2e: runInBrowser,
};
const isForbidden = (value) => value === 'true' || value === '1';
const mayNotSkip = isForbidden(process.env.FORBID_SKIP) || isForbidden(process.env.CI);

/**
 * `npm test [-- part … filter …]`: sets everything up and runs all parts, or those that are named; what is no
 * part's name is a filter of test files. Ends with "N passed, N failed" over all of them.
 */
export const main = () =>
  runMain(async () => {
    const args = process.argv.slice(2);
    const named = args.filter((arg) => arg in PARTS);
    const run = new TestRun(args.filter((arg) => !(arg in PARTS)));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void run.interrupt());

    await installIfNeeded();
    // Only now: what follows needs the packages.
    const { generate } = await import('./generate.mjs');
    await generate();
    for (const part of named.length > 0 ? named : Object.keys(PARTS)) {
      if (run.interrupted) break;
      say(`── ${part}`);
      try {
        await PARTS[part](run);
      } catch (error) {
        run.failed += 1;
        console.error(`${part}: ${explain(error)}`);
      }
    }
    await run.end();
    run.countSkipped();
    console.log(`\n${run.passed} passed, ${run.failed} failed`);
    return run.failed > 0 || run.passed === 0 ? 1 : 0;
  });

class TestRun {
  passed = 0;
  failed = 0;
  interrupted = false;
  #filters;
  #reports = mkdtempSync(join(tmpdir(), 'homologa-reports-'));
  /** @type {Promise<{env: Record<string, string>, stop: () => Promise<void>}> | null} */
  #databases = null;
  #ends = [];
  #ran = new Set();
  #skipped = new Set();

  constructor(filters) {
    this.#filters = filters;
  }

  /** Runs one project of vitest.config.ts and adds what it counted. */
  async vitest(project, { env = {}, filters = this.#filters, timeoutMs }) {
    const report = join(this.#reports, `${Date.now()}.json`);
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const result = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...filters], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      output: 'inherit',
      timeoutMs,
    });
    if (result.timedOut) throw new Halt(`the tests were ended after ${timeoutMs / MINUTE} minutes`);
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = readReport(report);
    this.passed += numPassedTests;
    this.failed += numFailedTests;
    for (const { name: file, assertionResults } of testResults) {
      for (const { fullName, status } of assertionResults) {
        if (status === 'passed' || status === 'failed') this.#ran.add(`${file}: ${fullName}`);
        else this.#skipped.add(`${file}: ${fullName}`);
      }
    }
    // A file that does not even load fails without a failed test.
    if (result.code !== 0 && numFailedTests === 0) throw new Halt(`vitest ended with code ${result.code}`);
    if (numTotalTests === 0 && this.#filters.length === 0) throw new Halt('no test was found');
  }

  async integration(env, timeoutMs, filters = this.#filters) {
    this.#databases ??= import('./test-databases.mjs').then(({ startTestDatabases }) => startTestDatabases());
    const databases = await this.#databases;
    await this.vitest('int', { env: { ...databases.env, ...env }, filters, timeoutMs });
  }

  /** Something to stop when all is over. */
  onEnd(stop) {
    this.#ends.push(stop);
  }

  /** A test that one queue leaves out is made up for by the other; what ran nowhere is a failure where skipping is. */
  countSkipped() {
    if (!mayNotSkip) return;
    for (const test of this.#skipped) {
      if (this.#ran.has(test)) continue;
      this.failed += 1;
      console.error(`skipped, which is forbidden here: ${test}`);
    }
  }

  /** Says that a part was left out; where that is forbidden, it fails. */
  skip(reason) {
    if (mayNotSkip) throw new Halt(`skipping is forbidden here, and ${reason}`);
    say(`skipped: ${reason}`);
  }

  async end() {
    const databases = await this.#databases?.catch(() => null);
    await Promise.allSettled([databases?.stop(), ...this.#ends.map((stop) => stop())]);
    rmSync(this.#reports, { recursive: true, force: true });
  }

  async interrupt() {
    if (this.interrupted) return;
    this.interrupted = true;
    endRunning();
    await this.end();
    process.exit(130);
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Halt('vitest ended without a report');
  }
}

async function runCheck(run) {
  const { check } = await import('./check.mjs');
  const failures = await check();
  run.failed += failures.length;
}

/** The integration tests that concern the queue once more, with Redis behind it. */
async function runOnRedis(run) {
  const { hasRedisServer, startRedis } = await import('./redis.mjs');
  let url = process.env.REDIS_URL;
  if (!url) {
    if (!hasRedisServer()) {
      run.skip('there is no redis-server and no REDIS_URL: the queue was tested on PostgreSQL only.');
      return;
    }
    const redis = await startRedis();
    run.onEnd(() => redis.stop());
    url = redis.url;
  }
  await run.integration({ QUEUE: 'redis', TEST_REDIS_URL: url }, 15 * MINUTE, ['.queue.int.test.']);
}

async function runInBrowser(run) {
  const { findChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  if (!chromium) {
    run.skip('no Chromium or Chrome was found: the browser tests did not run.');
    return;
  }
  const { build } = await import('./build.mjs');
  await build();
  await run.vitest('e2e', { env: { CHROMIUM_PATH: chromium }, timeoutMs: 40 * MINUTE });
}
