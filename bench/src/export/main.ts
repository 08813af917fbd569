import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { seedLarge } from '../large-list/seed-large';
import { once } from '../requests/load';
import { openSession } from '../session';
import { readEnv } from './env';
import { type ExportCost, type ExportOptions, MeasuredProcess, serveExports } from './measured-process';

/** A light request every so often, whose slowest hundredth is looked at. */
const PAUSE_MS = 10;
const IDLE_MS = 5_000;

const GOALS = { time: 0.7, memory: 150, stall: 50, others: 1.5 } as const;

interface Round {
  own: ExportCost;
  /** The same process while it does nothing: what the machine itself costs. */
  rest: ExportCost;
  base: ExportCost;
  idleP99: number;
  besideP99: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that the slowest of a hundred light requests took while `work` went on. */
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

const said = (name: string, value: string, goal: number, isMet: boolean): string =>
  `${name.padEnd(46)} ${value.padStart(8)}  goal <= ${goal}  ${isMet ? 'met' : 'MISSED'}`;

function tableOf(rounds: readonly Round[]): string {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const time = of(({ own, base }) => own.ms / base.ms);
  const processor = of(({ own, base }) => own.cpu / base.cpu);
  const memory = of(({ own }) => own.peak - own.idle);
  const kept = of(({ own }) => own.after - own.idle);
  const stall = of(({ own }) => own.stall);
  const others = of(({ besideP99, idleP99 }) => besideP99 / idleP99);
  return [
    `${of(({ own }) => own.rows)} rows in ${(of(({ own }) => own.ms) / 1000).toFixed(1)} s, ` +
      `baseline ${(of(({ base }) => base.ms) / 1000).toFixed(1)} s with ${of(({ base }) => base.peak).toFixed(0)} MiB in all`,
    said('P7 time over exceljs on a cursor', time.toFixed(2), GOALS.time, time <= GOALS.time),
    `${'   processor time over it'.padEnd(46)} ${processor.toFixed(2).padStart(8)}`,
    said('P7 MiB above idle, its program included', memory.toFixed(0), GOALS.memory, memory <= GOALS.memory),
    `${'P7 MiB above idle afterwards'.padEnd(46)} ${kept.toFixed(0).padStart(8)}`,
    said('P7 longest stall of the worker, ms', stall.toFixed(0), GOALS.stall, stall <= GOALS.stall),
    `${'   of one that does nothing'.padEnd(46)} ${of(({ rest }) => rest.stall)
      .toFixed(0)
      .padStart(8)}`,
    said('P7 p99 of a light request over idle', others.toFixed(2), GOALS.others, others <= GOALS.others),
  ].join('\n');
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
      // The first round warms both up.
      if (round > 0) rounds.push({ own, rest, base, idleP99, besideP99 });
    }
    console.log(tableOf(rounds));
  } finally {
    product.end();
    baseline.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

const [, , kind, options] = process.argv;
if (kind === 'product' || kind === 'baseline') serveExports(kind, JSON.parse(options ?? '') as ExportOptions);
else await measure();
