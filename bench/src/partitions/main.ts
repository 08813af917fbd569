import { mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@homologa/core/compose';
import { bringUpToDate } from '@homologa/prisma/bring-up-to-date';
import { Client } from 'pg';
import { writeResults } from '../results';
import { readEnv } from './env';
import { type Action, actionsOf, type Layout, openProduct } from './measures';
import { type Rewritten, writePartitionedMigrations } from './partitioned-migrations';
import { explainAll, scatteredStatements, stopExplaining } from './plans';
import { seed, sizesOf } from './seed';

const PARTITIONED = 'homologa_bench_partitioned';
const MIGRATIONS = 'prisma/migrations';
/** Disk of one supplier in both databases with all indexes and the logs of writing them, rounded up. */
const BYTES_PER_ROW = 5_000;
const SPARE_BYTES = 8e9;
const WARM_UPS = 1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(2)} GiB`;

function requireDisk(rows: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [free, needed] = [bavail * bsize, rows * BYTES_PER_ROW + SPARE_BYTES];
  if (free < needed) throw new Error(`${gigabytes(needed)} of disk are needed, ${gigabytes(free)} are free`);
}

const withDatabase = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.toString();
};

async function open(url: string): Promise<Client> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  return owner;
}

function printRewritten(rewritten: readonly Rewritten[]): void {
  const keys = rewritten.filter(({ name }) => name.startsWith('foreign key'));
  console.log(`\n${rewritten.length} statements of the migrations change, of which ${keys.length} foreign keys:`);
  for (const { name } of rewritten) console.log(`  ${name}`);
}

/** Runs each action once with its plans logged, and prints the statements that read more than one partition. */
async function printScattered(layout: Layout, dataDir: string): Promise<void> {
  const { url, owner } = layout;
  await explainAll(owner, PARTITIONED);
  const app = openProduct(url, dataDir);
  const own = await open(url);
  // The deletion of a company would log the plans of its foreign keys once for each supplier.
  await own.query('SET auto_explain.log_nested_statements = off');
  try {
    console.log('\nStatements that read more than one partition, by action:');
    for (const { name, run, after } of await actionsOf(app, { ...layout, owner: own })) {
      const from = statSync(env.BENCH_POSTGRES_LOG).size;
      await run(0);
      await after?.();
      const log = readFileSync(env.BENCH_POSTGRES_LOG).subarray(from).toString('utf8');
      const { executed, scattered } = scatteredStatements(log);
      console.log(`  ${name}: ${scattered.size} of ${executed}`);
      for (const [text, read] of scattered) console.log(`    ${read} partitions: ${text.slice(0, 300)}`);
    }
  } finally {
    await own.end();
    await app.close();
    await stopExplaining(owner, PARTITIONED);
  }
}

async function timeOf({ run, after, times }: Action, first: number): Promise<number> {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) await run(first + time);
  const mean = (performance.now() - start) / times;
  await after?.();
  return mean;
}

interface Pair {
  plain: Action;
  partitioned: Action;
  times: { plain: number; partitioned: number }[];
}

/** Times both layouts in turn, and which of them is first alternates by round. */
async function measure(pairs: readonly Pair[], rounds: number): Promise<void> {
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    for (const { plain, partitioned, times } of pairs) {
      const turn = (round + WARM_UPS) * plain.times;
      const found = { plain: 0, partitioned: 0 };
      const order = round % 2 === 0 ? (['plain', 'partitioned'] as const) : (['partitioned', 'plain'] as const);
      for (const layout of order) found[layout] = await timeOf(layout === 'plain' ? plain : partitioned, turn);
      if (round >= 0) times.push(found);
    }
  }
}

const env = readEnv();
requireDisk(env.rows);
const folder = mkdtempSync(join(tmpdir(), 'homologa-partitions-'));
const layouts: Layout[] = [];
const apps: Composition[] = [];
try {
  const rewritten = writePartitionedMigrations(MIGRATIONS, folder, env.partitions);
  const plain = await open(env.DATABASE_URL);
  await plain.query(`CREATE DATABASE "${PARTITIONED}" TEMPLATE template0`);
  const url = withDatabase(env.DATABASE_URL, PARTITIONED);
  await bringUpToDate({ url }, folder);
  const partitioned = await open(url);
  const fill = async (name: Layout['name'], at: string, owner: Client): Promise<Layout> => {
    const seeded = await seed(owner, env.rows, (line) => console.log(`  ${name}: ${line}`));
    return { name, url: at, owner, seeded };
  };
  console.log(`seeding ${env.rows} suppliers twice, in one table and in ${env.partitions} partitions`);
  const [one, two] = await Promise.all([fill('plain', env.DATABASE_URL, plain), fill('partitioned', url, partitioned)]);
  layouts.push(one, two);
  for (const { name, owner } of layouts) {
    const { table, indexes, largest } = await sizesOf(owner);
    console.log(
      `${name}: table ${gigabytes(table)}, indexes ${gigabytes(indexes)}, largest index ${gigabytes(largest)}`,
    );
  }
  printRewritten(rewritten);
  await printScattered(two, env.DATA_DIR);

  const lists: Action[][] = [];
  for (const layout of [one, two]) {
    const app = openProduct(layout.url, env.DATA_DIR);
    apps.push(app);
    lists.push(await actionsOf(app, layout));
  }
  const [ofPlain = [], ofPartitioned = []] = lists;
  const pairs: Pair[] = ofPlain.flatMap((action, place) => {
    const other = ofPartitioned[place];
    return other ? [{ plain: action, partitioned: other, times: [] }] : [];
  });
  console.log(`\n${env.rounds} interleaved rounds; the ratio is of the medians, partitioned to plain`);
  await measure(pairs, env.rounds);
  const results = pairs.map(({ plain: { name }, times }) => {
    const before = median(times.map((time) => time.plain));
    const after = median(times.map((time) => time.partitioned));
    console.log(
      `${name.padEnd(46)} ${before.toFixed(1).padStart(9)} ms ${after.toFixed(1).padStart(9)} ms ${(after / before).toFixed(2).padStart(7)}`,
    );
    return {
      name: `${name}, ${env.rows} rows`,
      figure: `${after.toFixed(1)} ms`,
      baseline: `${before.toFixed(1)} ms plain`,
      ratio: after / before,
      goal: '',
      isMet: null,
    };
  });
  writeResults(env.BENCH_RESULTS, 'partitions', results);
} finally {
  for (const app of apps) await app.close();
  for (const { owner } of layouts) await owner.end();
  rmSync(folder, { recursive: true, force: true });
}
