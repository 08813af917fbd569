import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from '../build/install.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { endRunning, runNode } from '../processes.mjs';
import { explain, Halt, runMain, say } from '../say.mjs';

const MINUTE = 60_000;
const PARTS = {
  check: runCheck,
  unit: (run) => run.vitest(['unit', 'dom'], { timeoutMs: 20 * MINUTE }),
  int: (run) => run.integration({ QUEUE: 'postgres' }, 30 * MINUTE),
  redis: runOnRedis,
  e2e: runInBrowser,
};
/** What runs at the same time: the second of a pair leaves the machine time that the first one takes. */
const TOGETHER = [['check', 'unit'], ['int', 'redis'], ['e2e']];
const FAILURE_LINES = 24;
const FAILURE_WIDTH = 300;
const isForbidden = (value) => value === 'true' || value === '1';
const isCI = isForbidden(process.env.CI);
const mayNotSkip = isForbidden(process.env.FORBID_SKIP) || isCI;

/**
 * `npm test [-- part … filter …]`: sets everything up and runs all parts, or those that are named; what is no
 * part's name is a filter of test files, or an option of Vitest (`-t <name>`). Ends with "N passed, N failed" over
 * all of them.
 */
export const main = () =>
  runMain(async () => {
    const args = process.argv.slice(2);
    const named = args.filter((arg) => arg in PARTS);
    const run = new TestRun(args.filter((arg) => !(arg in PARTS)));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void run.interrupt());

    await installIfNeeded();
    // Only now: what follows needs the packages.
    const { generate } = await import('../build/generate.mjs');
    await generate();
    const asked = named.length > 0 ? named : Object.keys(PARTS);
    for (const together of TOGETHER) {
      if (run.interrupted) break;
      await Promise.all(together.filter((part) => asked.includes(part)).map((part) => run.part(part)));
    }
    await run.end();
    run.countSkipped();
    run.listFailures();
    console.log(`\n${run.passed} passed, ${run.failed} failed`);
    // The checks count their failures alone.
    const isEmpty = run.passed === 0 && asked.some((part) => part !== 'check');
    return run.failed > 0 || isEmpty ? 1 : 0;
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
  /** Tests that passed at their second try alone. */
  #flaky = [];
  /** One text for each failure, repeated at the end: a log is often kept by its last lines alone. */
  #failures = [];

  constructor(filters) {
    this.#filters = filters;
  }

  /** Runs a part; one that cannot be run is a failure and holds up no other. */
  async part(name) {
    say(`── ${name}`);
    const began = performance.now();
    try {
      await PARTS[name](this);
    } catch (error) {
      this.fail(`${name}: ${explain(error)}`);
    }
    say(`── ${name} took ${Math.round((performance.now() - began) / 1_000)} s`);
  }

  /** Runs projects of vitest.config.ts and adds what they counted. */
  async vitest(projects, { env = {}, args: more = [], filters = this.#filters, timeoutMs }) {
    const report = join(this.#reports, `${randomUUID()}.json`);
    const named = projects.flatMap((project) => ['--project', project]);
    const args = ['run', ...named, ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
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
    for (const { name: file, message, assertionResults } of testResults) {
      if (message) this.#failures.push(`${file}\n${shortened([message])}`);
      for (const { fullName, status, failureMessages } of assertionResults) {
        // What a passed test failed with is what its first try failed with.
        if (status === 'passed' && failureMessages.length > 0)
          this.#flaky.push(`${file}: ${fullName}\n${shortened(failureMessages)}`);
        if (status === 'failed') this.#failures.push(`${file}: ${fullName}\n${shortened(failureMessages)}`);
        if (status === 'passed' || status === 'failed') this.#ran.add(`${file}: ${fullName}`);
        else this.#skipped.add(`${file}: ${fullName}`);
      }
    }
    // A file that does not even load fails without a failed test.
    if (result.code !== 0 && numFailedTests === 0) throw new Halt(`vitest ended with code ${result.code}`);
    if (numTotalTests === 0 && this.#filters.length === 0) throw new Halt('no test was found');
  }

  /** Runs the integration tests with a queue, on databases that all of them share. */
  async integration(env, timeoutMs, options = {}) {
    this.#databases ??= import('./test-databases.mjs').then(({ startTestDatabases }) => startTestDatabases());
    const databases = await this.#databases;
    await this.vitest(['int'], { env: { ...databases.env, ...env }, timeoutMs, ...options });
  }

  /** Something to stop when all is over. */
  onEnd(stop) {
    this.#ends.push(stop);
  }

  /** A test that one queue leaves out is made up for by the other; what ran nowhere is a failure where skipping is. */
  countSkipped() {
    if (!mayNotSkip || this.#filters.length > 0) return;
    for (const test of this.#skipped) {
      if (!this.#ran.has(test)) this.fail(`skipped, which is forbidden here: ${test}`);
    }
  }

  /** Counts a failure that is no test's, and says it at once. */
  fail(text) {
    this.failed += 1;
    this.#failures.push(text);
    console.error(text);
  }

  /** Every failure of all parts once more, so that the last lines of a long log say what is wrong. */
  listFailures() {
    if (this.#flaky.length > 0) console.error(`\nFlaky, which is a bug to mend:\n\n${this.#flaky.join('\n\n')}`);
    if (this.#failures.length > 0) console.error(`\nFailed:\n\n${this.#failures.join('\n\n')}`);
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

/** The beginning of what a test failed with: the message and the first line of its own file. */
const shortened = (messages) =>
  messages
    .join('\n')
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `  ${line.slice(0, FAILURE_WIDTH)}`)
    .join('\n');

async function runCheck(run) {
  const { check } = await import('../checks/check.mjs');
  for (const name of await check()) run.fail(`check: ${name} (its findings stand above)`);
}

/** The integration tests that concern the queue once more, with Redis behind it: most of it is waiting. */
async function runOnRedis(run) {
  const { hasRedisServer, startRedis } = await import('../product/redis.mjs');
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
  await run.integration({ QUEUE: 'redis', TEST_REDIS_URL: url }, 30 * MINUTE, {
    args: ['--maxWorkers=1'],
    filters: ['.queue.int.test.'],
  });
}

async function runInBrowser(run) {
  const { findChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  if (!chromium) {
    run.skip('no Chromium or Chrome was found: the browser tests did not run.');
    return;
  }
  const { build } = await import('../build/build.mjs');
  await build();
  // Browsers on a busy machine: one bad moment of an hour's run is said, not failed. At a desk it fails at once.
  const args = isCI ? ['--retry=1'] : [];
  await run.vitest(['e2e'], { env: { CHROMIUM_PATH: chromium }, args, timeoutMs: 40 * MINUTE });
}
