import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../build/generate';
import { inRoot, ROOT } from '../paths';
import { endRunning, runNode } from '../processes';
import { hasRedisServer, startRedis } from '../product/redis';
import { Halt, runMain, say } from '../say';
import { startTestDatabases } from '../tests/test-databases';
import { countRow, type ProgramReport, type TestReport } from './count-rows';
import { LONG_PROGRAMS, type LongProgram, ROW_NAMES, SECURITY_ROWS } from './rows';
import { showRows } from './show-rows';

const HOUR = 3_600_000;

/** Arguments of the programs of `--full`; without arguments each runs the long form that its own command documents. */
const LONG_FORMS: Record<LongProgram, readonly string[]> = {
  faults: ['faults', 'kills'],
  fuzz: ['fuzz'],
  cluster: ['cluster', 'load', '--minutes', '5'],
};

/**
 * `npm run test:security [-- --row R11,R18] [--full]`: runs the tests behind the rows of attacks and faults, and prints
 * one table of what was tried, how often, and with what result. `--full` also runs the programs that try for longer.
 */
export const main = () =>
  runMain(async () => {
    const { rows, isFull } = parseSecurity(process.argv.slice(2));
    const ends: (() => Promise<unknown>)[] = [];
    const end = async () => {
      for (const stop of ends.splice(0).reverse()) await stop();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        endRunning();
        void end().then(() => process.exit(130));
      });
    }
    try {
      await generate();
      const folder = mkdtempSync(join(tmpdir(), 'homologa-security-'));
      ends.push(async () => rmSync(folder, { recursive: true, force: true }));
      const tests = await runTests(rows, { folder, ends });
      const programs = isFull ? await runPrograms(rows, folder) : [];
      const counted = rows.map((row) => countRow(row, rowOf(row), tests, programs));
      console.log(`\n${showRows(counted)}`);
      return counted.some(({ state }) => state === 'fail') ? 1 : 0;
    } finally {
      await end();
    }
  });

/** Parses the arguments. Throws a Halt that names an unknown row. */
export function parseSecurity(args: readonly string[]): { rows: string[]; isFull: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: { row: { type: 'string', multiple: true }, full: { type: 'boolean', default: false } },
  });
  const asked = (values.row ?? []).flatMap((text) => text.split(',')).map((name) => name.trim().toUpperCase());
  for (const name of asked) {
    if (!(name in SECURITY_ROWS)) throw new Halt(`There is no row '${name}': the rows are R1 to R${ROW_NAMES.length}.`);
  }
  return { rows: asked.length > 0 ? ROW_NAMES.filter((name) => asked.includes(name)) : ROW_NAMES, isFull: values.full };
}

const rowOf = (name: string) => {
  const row = SECURITY_ROWS[name];
  if (!row) throw new Halt(`There is no row '${name}'.`);
  return row;
};

interface Place {
  folder: string;
  ends: (() => Promise<unknown>)[];
}

/** Runs each test file once, those of the queue a second time on Redis if it is installed. */
async function runTests(rows: readonly string[], { folder, ends }: Place): Promise<TestReport[]> {
  const files = [...new Set(rows.flatMap((row) => rowOf(row).proofs.map(({ file }) => file)))];
  const isOfQueue = (file: string) => file.includes('.queue.');
  say(`running ${files.length} test files of ${rows.length} rows`);
  const databases = await startTestDatabases();
  ends.push(() => databases.stop());
  const reports = [await vitest(files, folder, { ...databases.env, QUEUE: 'postgres' })];
  if (!files.some(isOfQueue)) return reports;
  if (!hasRedisServer()) {
    say('skipped: there is no redis-server, so the queue is tried on PostgreSQL alone');
    return reports;
  }
  const redis = await startRedis();
  ends.push(() => redis.stop());
  const env = { ...databases.env, QUEUE: 'redis', TEST_REDIS_URL: redis.url };
  return [...reports, await vitest(files.filter(isOfQueue), folder, env)];
}

async function vitest(files: readonly string[], folder: string, env: Record<string, string>): Promise<TestReport> {
  const report = join(folder, `${randomUUID()}.json`);
  const projects = ['unit', 'int', 'faults'].flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter=json', `--outputFile.json=${report}`];
  const { output, timedOut } = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...files], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    timeoutMs: HOUR,
  });
  if (!existsSync(report)) throw new Halt(`vitest ended ${timedOut ? 'too late' : 'without a report'}:\n${output}`);
  return JSON.parse(readFileSync(report, 'utf8')) as TestReport;
}

async function runPrograms(rows: readonly string[], folder: string): Promise<ProgramReport[]> {
  const reports: ProgramReport[] = [];
  for (const program of LONG_PROGRAMS) {
    if (rows.some((row) => rowOf(row).programs?.includes(program))) reports.push(await runProgram(program, folder));
  }
  return reports;
}

/** Sentence of a program that lacks what it needs on this machine. */
const MISSING = /^.*packages that are not installed.*$/m;

async function runProgram(program: LongProgram, folder: string): Promise<ProgramReport> {
  say(`running ${LONG_FORMS[program].join(' ')}`);
  const report = join(folder, `${program}.json`);
  const { output } = await runNode([inRoot('scripts', 'run.mjs'), ...LONG_FORMS[program], '--report', report], {
    cwd: ROOT,
    timeoutMs: 6 * HOUR,
  });
  if (existsSync(report)) {
    return { program, missing: null, ...(JSON.parse(readFileSync(report, 'utf8')) as ReportedTries) };
  }
  const missing = MISSING.exec(output)?.[0] ?? null;
  const last = output.trim().split('\n').at(-1)?.slice(0, 300);
  return { program, tries: {}, failures: missing ? [] : [`ended without a report: ${last}`], missing };
}

/** File that a program writes where `--report` says. */
type ReportedTries = Pick<ProgramReport, 'tries' | 'failures'>;
