import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '../build/generate';
import { inRoot, ROOT } from '../paths';
import { endRunning, runNode } from '../processes';
import { explain, Halt, runMain, say } from '../say';
import { startTestDatabases, type TestDatabases } from './test-databases';
import { type OutsideError, UNHANDLED_ERRORS_FILE } from './unhandled-errors';

const MINUTE = 60_000;
const PARTS: Record<string, (run: TestRun) => Promise<void>> = {
  check: runCheck,
  unit: (run) => run.vitest(['unit', 'dom'], { timeoutMs: 20 * MINUTE }),
  int: (run) => run.integration({ QUEUE: 'postgres' }, 38 * MINUTE),
  redis: runOnRedis,
  e2e: runInBrowser,
};
/**
 * Parts of the test run that run concurrently. In each pair, the second part mostly waits and leaves the processor to
 * the first part.
 */
const TOGETHER = [['check', 'unit'], ['int', 'redis'], ['e2e']];
const FAILURE_LINES = 24;
const FAILURE_WIDTH = 300;
const isForbidden = (value: string | undefined) => value === 'true' || value === '1';
const isCI = isForbidden(process.env.CI);
/**
 * In CI a failed test is retried once, because a single flaky test would fail a run of an hour. If the retry passes,
 * the test is reported as flaky. Locally the first failure counts.
 */
const RETRIES = isCI ? ['--retry=1'] : [];
const mayNotSkip = isForbidden(process.env.FORBID_SKIP) || isCI;

/**
 * `npm test [-- part … filter …]`: runs all parts, or only the parts that the arguments name. Other arguments are file
 * filters or options of Vitest (`-t <name>`). Ends with "N passed, N failed" over all parts.
 */
export const main = () =>
  runMain(async () => {
    const args = process.argv.slice(2);
    const named = args.filter((arg) => arg in PARTS);
    const run = new TestRun(args.filter((arg) => !(arg in PARTS)));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void run.interrupt());

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
    // A run of part `check` alone never counts as empty although nothing has passed, because the checks count only
    // failures.
    const isEmpty = run.passed === 0 && asked.some((part) => part !== 'check');
    return run.failed > 0 || isEmpty ? 1 : 0;
  });

interface VitestOptions {
  env?: Record<string, string>;
  args?: string[];
  filters?: string[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

class TestRun {
  passed = 0;
  failed = 0;
  interrupted = false;
  #filters: string[];
  #reports = mkdtempSync(join(tmpdir(), 'homologa-reports-'));
  #databases: Promise<TestDatabases> | null = null;
  #ends: (() => Promise<void>)[] = [];
  #ran = new Set<string>();
  #skipped = new Set<string>();
  #flaky: string[] = [];
  /**
   * All failures of the run. They are printed again at the end, because CI often shows only the last lines of a log.
   */
  #failures: string[] = [];

  constructor(filters: string[]) {
    this.#filters = filters;
  }

  /**
   * Runs a part of the test run, such as `unit` or `e2e`. A part that cannot run counts as a failure and does not stop
   * the other parts.
   */
  async part(name: string) {
    say(`── ${name}`);
    const began = performance.now();
    try {
      await PARTS[name]?.(this);
    } catch (error) {
      this.fail(`${name}: ${explain(error)}`);
    }
    say(`── ${name} took ${Math.round((performance.now() - began) / 1_000)} s`);
  }

  async vitest(
    projects: string[],
    { env = {}, args: more = [], filters = this.#filters, timeoutMs }: VitestOptions & { timeoutMs: number },
  ) {
    const report = join(this.#reports, `${randomUUID()}.json`);
    const unhandled = join(this.#reports, `${randomUUID()}.unhandled.json`);
    const named = projects.flatMap((project) => ['--project', project]);
    const reporters = ['default', 'json', inRoot('scripts', 'lib', 'tests', 'unhandled-errors.ts')];
    const args = ['run', ...named, ...more, ...RETRIES, ...reporters.map((name) => `--reporter=${name}`)];
    args.push(`--outputFile.json=${report}`);
    const result = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...filters], {
      cwd: ROOT,
      env: { ...process.env, ...env, [UNHANDLED_ERRORS_FILE]: unhandled },
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
        // A test that passed but has failure messages has failed at its first attempt, so it is reported as flaky.
        if (status === 'passed' && failureMessages.length > 0)
          this.#flaky.push(`${file}: ${fullName}\n${shortened(failureMessages)}`);
        if (status === 'failed') this.#failures.push(`${file}: ${fullName}\n${shortened(failureMessages)}`);
        if (status === 'passed' || status === 'failed') this.#ran.add(`${file}: ${fullName}`);
        else this.#skipped.add(`${file}: ${fullName}`);
      }
    }
    const outside = readUnhandled(unhandled);
    const told = outside.map(({ text }) => `outside any test\n${shortened([text])}`);
    const isLoaded = testResults.every(({ message }) => !message);
    if (numFailedTests === 0 && isLoaded && (await this.#passAgain(projects, outside, { env, timeoutMs }))) {
      this.#flaky.push(...told);
      return;
    }
    this.#failures.push(...told);
    // Vitest failed although no test failed, so a file could not be loaded or an error occurred outside of the tests.
    if (result.code !== 0 && numFailedTests === 0) throw new Halt(`vitest ended with code ${result.code}`);
    if (numTotalTests === 0 && this.#filters.length === 0) throw new Halt('no test was found');
  }

  /** In CI, repeats the files in which errors occurred outside of tests, as failed tests are repeated. */
  async #passAgain(
    projects: string[],
    outside: readonly OutsideError[],
    { env, timeoutMs }: { env: Record<string, string>; timeoutMs: number },
  ): Promise<boolean> {
    const files = new Set(outside.map(({ file }) => file));
    if (!isCI || files.size === 0 || files.has(null)) return false;
    const named = projects.flatMap((project) => ['--project', project]);
    const filters = [...files].filter((file) => file !== null);
    say(`run again for errors outside tests: ${filters.join(', ')}`);
    const { code } = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...named, ...filters], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      output: 'inherit',
      timeoutMs,
    });
    return code === 0;
  }

  async integration(env: Record<string, string>, timeoutMs: number, options: VitestOptions = {}) {
    this.#databases ??= startTestDatabases();
    const databases = await this.#databases;
    await this.vitest(['int'], { env: { ...databases.env, ...env }, timeoutMs, ...options });
  }

  /** The filters that the caller gave, or the usual ones of a part. */
  filtersOr(usual: string[]): string[] {
    return this.#filters.length > 0 ? this.#filters : usual;
  }

  onEnd(stop: () => Promise<void>) {
    this.#ends.push(stop);
  }

  /**
   * Reports tests that were skipped with both queues (Redis and PostgreSQL) as failures if skipping is forbidden. A
   * test may run with only one of the queues.
   */
  countSkipped() {
    if (!mayNotSkip || this.#filters.length > 0) return;
    for (const test of this.#skipped) {
      if (!this.#ran.has(test)) this.fail(`skipped, which is forbidden here: ${test}`);
    }
  }

  fail(text: string) {
    this.failed += 1;
    this.#failures.push(text);
    console.error(text);
  }

  listFailures() {
    if (this.#flaky.length > 0) console.error(`\nFlaky, which is a bug to mend:\n\n${this.#flaky.join('\n\n')}`);
    if (this.#failures.length > 0) console.error(`\nFailed:\n\n${this.#failures.join('\n\n')}`);
  }

  /** Reports a skipped part; throws if skipping is forbidden. */
  skip(reason: string) {
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

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Halt('vitest ended without a report');
  }
}

function readUnhandled(file: string): OutsideError[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

const shortened = (messages: string[]) =>
  messages
    .join('\n')
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `  ${line.slice(0, FAILURE_WIDTH)}`)
    .join('\n');

async function runCheck(run: TestRun) {
  const { check } = await import('../checks/check');
  for (const name of await check()) run.fail(`check: ${name} (its findings stand above)`);
}

async function runOnRedis(run: TestRun) {
  const { hasRedisServer, startRedis } = await import('../product/redis');
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
    filters: run.filtersOr(['.queue.int.test.']),
  });
}

async function runInBrowser(run: TestRun) {
  const { findChromium } = await import('./chromium');
  const chromium = await findChromium();
  if (!chromium) {
    run.skip('no Chromium or Chrome was found: the browser tests did not run.');
    return;
  }
  const { build } = await import('../build/build');
  await build();
  await run.vitest(['e2e'], { env: { CHROMIUM_PATH: chromium }, timeoutMs: 40 * MINUTE });
}
