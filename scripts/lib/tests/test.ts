import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '../build/generate';
import { inRoot, ROOT } from '../paths';
import { endRunning, runNode } from '../processes';
import { PREPARED_PRODUCT, prepareProduct } from '../product/stack';
import { explain, Halt, runMain, say } from '../say';
import { filesToRepeat, type Outcome, readOutcome, withRepeated } from './outcome';
import { startTestDatabases, type TestDatabases } from './test-databases';
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors';

const MINUTE = 60_000;
const PARTS: Record<string, (run: TestRun) => Promise<void>> = {
  check: runCheck,
  unit: (run) => run.vitest(['unit', 'dom-console', 'dom-onboarding', 'dom-alone'], { timeoutMs: 20 * MINUTE }),
  int: (run) => run.integration({ QUEUE: 'postgres' }, 38 * MINUTE),
  redis: runOnRedis,
  e2e: runInBrowser,
};
/**
 * Parts of the test run that run concurrently. In each pair, the second part mostly waits and leaves the processor to
 * the first part.
 */
const TOGETHER = [['check', 'unit'], ['int', 'redis'], ['e2e']];
/** Parts whose tests start products with the demo. */
const WITH_PRODUCTS = ['int', 'e2e'];
/** Failures of more files are no accident, and running them again could exceed the hour that CI allows. */
const REPEATED_FILES = 6;
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
    if (asked.some((part) => WITH_PRODUCTS.includes(part))) run.beginPreparation();
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

class TestRun {
  passed = 0;
  failed = 0;
  interrupted = false;
  #filters: string[];
  #reports = mkdtempSync(join(tmpdir(), 'homologa-reports-'));
  #databases: Promise<TestDatabases> | null = null;
  #prepared: Promise<Record<string, string>> = Promise.resolve({});
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

  /**
   * Runs test files. In CI the files of failures run a second time, in a new process without the other files, because a failure of a
   * crowded run of an hour may be the crowd's.
   */
  async vitest(
    projects: string[],
    { env = {}, args = [], filters = this.#filters, timeoutMs }: VitestOptions & { timeoutMs: number },
  ) {
    const first = await this.#attempt(projects, { env, args, filters, timeoutMs });
    const files = filesToRepeat(first);
    const isRepeated = isCI && files.length > 0 && files.length <= REPEATED_FILES;
    if (isRepeated) say(`run again: ${files.join(', ')}`);
    const { passed, failed, skipped, failures, flaky } = isRepeated
      ? await this.#attempt(projects, { env, args, filters: files, timeoutMs }).then(
          (second) => withRepeated(first, second, files),
          () => first,
        )
      : first;
    this.passed += passed.length;
    this.failed += failed;
    for (const test of passed) this.#ran.add(test);
    for (const test of skipped) this.#skipped.add(test);
    this.#failures.push(...failures.map(({ text }) => text));
    this.#flaky.push(...flaky);
    if (failures.length > 0 && failed === 0)
      throw new Halt('a file could not be loaded, or an error was outside tests');
    if (first.total === 0 && this.#filters.length === 0) throw new Halt('no test was found');
  }

  async #attempt(
    projects: string[],
    { env, args, filters, timeoutMs }: Required<VitestOptions> & { timeoutMs: number },
  ): Promise<Outcome> {
    const report = join(this.#reports, `${randomUUID()}.json`);
    const unhandled = join(this.#reports, `${randomUUID()}.unhandled.json`);
    const named = projects.flatMap((project) => ['--project', project]);
    const reporters = ['default', 'json', inRoot('scripts', 'lib', 'tests', 'unhandled-errors.ts')];
    const all = ['run', ...named, ...args, ...RETRIES, ...reporters.map((name) => `--reporter=${name}`)];
    all.push(`--outputFile.json=${report}`);
    const result = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), ...all, ...filters], {
      cwd: ROOT,
      env: { ...process.env, ...env, [UNHANDLED_ERRORS_FILE]: unhandled },
      output: 'inherit',
      timeoutMs,
    });
    if (result.timedOut) throw new Halt(`the tests were ended after ${timeoutMs / MINUTE} minutes`);
    const outcome = readOutcome(report, unhandled);
    // Vitest may fail for a reason that no report shows, such as an error of its own set-up.
    if (result.code !== 0 && outcome.failures.length === 0) throw new Halt(`vitest ended with code ${result.code}`);
    return outcome;
  }

  async integration(env: Record<string, string>, timeoutMs: number, options: VitestOptions = {}) {
    this.#databases ??= startTestDatabases();
    const databases = await this.#databases;
    const prepared = await this.#prepared;
    await this.vitest(['int'], { env: { ...databases.env, ...prepared, ...env }, timeoutMs, ...options });
  }

  async browser(chromium: string, timeoutMs: number) {
    const prepared = await this.#prepared;
    await this.vitest(['e2e'], { env: { CHROMIUM_PATH: chromium, ...prepared }, timeoutMs });
  }

  /**
   * Begins to build everything and to load the demo that all products of the tests are copied from, beside the parts
   * that need neither. A run of single files does without: each of its products loads the demo itself.
   */
  beginPreparation() {
    if (this.#filters.length === 0) this.#prepared = this.#prepare();
  }

  async #prepare(): Promise<Record<string, string>> {
    try {
      const { build } = await import('../build/build');
      await build();
      const folder = await prepareProduct();
      this.onEnd(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
      return { [PREPARED_PRODUCT]: folder };
    } catch (error) {
      // The tests that start a product then fail one by one, with the same reason.
      say(`the product of the tests could not be prepared: ${explain(error)}`);
      return {};
    }
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
  await run.browser(chromium, 40 * MINUTE);
}
