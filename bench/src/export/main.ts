import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { seedLarge } from '../large-list/seed-large';
import { once } from '../requests/load';
import { lineOf, type ResultRow, writeResults } from '../results';
import { openSession } from '../session';
import { readEnv } from './env';
import { type ExportCost, type ExportOptions, MeasuredProcess, serveExports } from './measured-process';

/** Milliseconds of pause between the small requests whose p99 duration is measured during an export. */
const PAUSE_MS = 10;
const IDLE_MS = 5_000;

const GOALS = { time: 0.7, memory: 150, stall: 50, others: 1.5 } as const;

interface Round {
  own: ExportCost;
  rest: ExportCost;
  base: ExportCost;
  idleP99: number;
  besideP99: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the p99 duration in milliseconds of small requests that are sent while `work` runs. */
async function p99Beside(url: string, headers: Record<string, string>, work: Promise<unknown>): Promise<number> {
  const over = { is: false };
  const end = () => {
    over.is = true;
  };
  work.then(end, end);
  const times: number[] = [];
  while (!over.is) {
    const began = performance.now();
    const status = await once({ url }, headers);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    times.push(performance.now() - began);
    await sleep(PAUSE_MS);
  }
  await work;
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function findingsOf(rounds: readonly Round[]): { lines: string[]; rows: ResultRow[] } {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const memory = of(({ own }) => own.peak - own.idle);
  const stall = of(({ own }) => own.stall);
  const row = (name: string, figure: string, baseline: string, ratio: number, goal: number): ResultRow => ({
    name,
    figure,
    baseline,
    ratio,
    goal: `<= ${goal}`,
    isMet: ratio <= goal,
  });
  const rows = [
    row(
      'P7 time over exceljs on a cursor',
      seconds(of(({ own }) => own.ms)),
      seconds(of(({ base }) => base.ms)),
      of(({ own, base }) => own.ms / base.ms),
      GOALS.time,
    ),
    row('P7 MiB above idle, its program included', `${memory.toFixed(0)} MiB`, 'idle', memory, GOALS.memory),
    row(
      'P7 longest stall of the worker, ms',
      `${stall.toFixed(0)} ms`,
      `${of(({ rest }) => rest.stall).toFixed(0)} ms of one that rests`,
      stall,
      GOALS.stall,
    ),
    row(
      'P7 p99 of a light request over idle',
      `${of(({ besideP99 }) => besideP99).toFixed(1)} ms`,
      `${of(({ idleP99 }) => idleP99).toFixed(1)} ms`,
      of(({ besideP99, idleP99 }) => besideP99 / idleP99),
      GOALS.others,
    ),
  ];
  const lines = [
    `${of(({ own }) => own.rows)} rows; the baseline with ${of(({ base }) => base.peak).toFixed(0)} MiB in all`,
    `processor time over its ${of(({ own, base }) => own.cpu / base.cpu).toFixed(2)}, ` +
      `${of(({ own }) => own.after - own.idle).toFixed(0)} MiB above idle afterwards`,
  ];
  return { lines, rows };
}

async function measure(): Promise<void> {
  const env = readEnv();
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
  const { large } = await seedLarge(owner, env.BENCH_SUPPLIERS);
  const { token, companyId, userId } = await openSession(owner);
  await owner.end();
  const directory = mkdtempSync(join(tmpdir(), 'homologa-bench-'));
  const options: ExportOptions = { databaseUrl: env.DATABASE_URL, companyId, userId, workflowId: large.id, directory };
  const product = new MeasuredProcess('product', options);
  const baseline = new MeasuredProcess('baseline', options);
  const light = `${env.BENCH_URL}/auth/reload`;
  const headers = { Authorization: `Bearer ${token}` };
  try {
    console.log(`measuring in ${env.BENCH_ROUNDS} interleaved rounds; ratios are the medians of the rounds' own`);
    const rounds: Round[] = [];
    for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
      const base = await baseline.measure();
      const own = await product.measure();
      const resting = product.measure(IDLE_MS);
      const idleP99 = await p99Beside(light, headers, resting);
      const rest = await resting;
      const besideP99 = await p99Beside(light, headers, product.measure());
      if (round > 0) rounds.push({ own, rest, base, idleP99, besideP99 });
    }
    const { lines, rows } = findingsOf(rounds);
    for (const line of [...lines, ...rows.map(lineOf)]) console.log(line);
    writeResults(env.BENCH_RESULTS, 'export', rows);
  } finally {
    product.end();
    baseline.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

const [, , kind, options] = process.argv;
if (kind === 'product' || kind === 'baseline') serveExports(kind, JSON.parse(options ?? '') as ExportOptions);
else await measure();
