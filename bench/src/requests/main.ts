import { type ChildProcess, fork } from 'node:child_process';
import { RECORD_COLUMNS } from '@homologa/core/suppliers/supplier-record';
import { Prisma } from '@homologa/prisma/client';
import { Client } from 'pg';
import { seedLarge } from '../large-list/seed-large';
import { type ResultRow, writeResults } from '../results';
import { openSession } from '../session';
import { type BaselineOptions, serveBaseline } from './baseline';
import { readEnv } from './env';
import { type Asked, type Burst, burst } from './load';

/** Whose status is changed. */
const SUPPLIERS = 8;
const PAGE = 25;

/** What is measured, with the baseline of the same round and what their ratio should be. */
interface Row {
  name: string;
  clients: number;
  /** What a client asks for in each of its turns, of the product and of the baseline. */
  own: (client: number, turn: number) => Asked;
  base: (client: number, turn: number) => Asked;
  /** Requests a second over the baseline's, at least. */
  goal: number;
}

const LIST = Prisma.sql`
  SELECT ${RECORD_COLUMNS}
  FROM (SELECT s.* FROM "Supplier" s WHERE s."companyId" = $1 AND s."workflowId" = $2
    ORDER BY s."createdAt" DESC, s."id" LIMIT ${Prisma.raw(String(PAGE))}) s
  JOIN "Workflow" w ON w."id" = s."workflowId" ORDER BY s."createdAt" DESC, s."id"`;

async function startBaseline(options: BaselineOptions): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(process.argv[1] ?? '', [JSON.stringify(options)]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve(Number(told)));
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Completed suppliers of a workflow, whose status is changed. */
async function completedOf(owner: Client, workflowId: string, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT "id" FROM "Supplier" WHERE "workflowId" = $1 AND "status" = 'completed' ORDER BY "id" LIMIT $2`,
    [workflowId, count],
  );
  return rows.map(({ id }) => id);
}

/** Everything that is measured. */
function rowsOf(product: string, baseline: string, workflowId: string, suppliers: readonly string[]): Row[] {
  const page = `range=${encodeURIComponent(JSON.stringify([0, PAGE - 1]))}`;
  const list = `${product}/api/workflows/${workflowId}/suppliers`;
  // Each client has suppliers of its own, which it archives and brings back by turns.
  const status = (turn: number) => (turn % 2 === 0 ? 'archived' : 'completed');
  const supplierOf = (client: number) => suppliers[client % suppliers.length] ?? '';
  return [
    {
      name: 'P1 session check',
      clients: 16,
      own: () => ({ url: `${product}/auth/reload` }),
      base: () => ({ url: `${baseline}/hello` }),
      goal: 0.35,
    },
    {
      name: 'P2 page of 25',
      clients: 16,
      own: () => ({ url: `${list}?${page}` }),
      base: () => ({ url: `${baseline}/list` }),
      goal: 0.7,
    },
    {
      name: 'P5 status change',
      clients: 8,
      own: (client, turn) => ({
        url: `${list}/${supplierOf(client)}`,
        method: 'PUT',
        body: { status: status(turn) },
      }),
      base: (client, turn) => ({ url: `${baseline}/status/${supplierOf(client)}/${status(turn)}`, method: 'PUT' }),
      goal: 0.35,
    },
  ];
}

async function measure(): Promise<void> {
  const env = readEnv();
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
  const { large } = await seedLarge(owner, env.BENCH_SUPPLIERS);
  const { token, companyId } = await openSession(owner);
  const suppliers = await completedOf(owner, large.id, SUPPLIERS);
  const baseline = await startBaseline({
    databaseUrl: env.DATABASE_URL,
    companyId,
    workflowId: large.id,
    list: LIST.text,
  });
  const headers = { Authorization: `Bearer ${token}` };
  try {
    const ratios = new Map<Row, { own: Burst; base: Burst }[]>();
    console.log(`measuring in ${env.BENCH_ROUNDS} interleaved rounds; ratios are the medians of the rounds' own`);
    const only = env.BENCH_ONLY.split(' ').filter((name) => name !== '');
    const rows = rowsOf(env.BENCH_URL, baseline.url, large.id, suppliers).filter(
      ({ name }) => only.length === 0 || only.some((asked) => name.startsWith(`${asked} `)),
    );
    for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
      for (const row of rows) {
        const load = { seconds: env.BENCH_SECONDS, clients: row.clients };
        // Every burst begins with what the one before it has left.
        await owner.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = ANY($1)`, [suppliers]);
        const base = await burst(row.base, headers, load);
        await owner.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = ANY($1)`, [suppliers]);
        const own = await burst(row.own, headers, load);
        // The first round warms both up.
        if (round > 0) ratios.set(row, [...(ratios.get(row) ?? []), { own, base }]);
      }
    }
    const results: ResultRow[] = [];
    for (const [{ name, goal }, rounds] of ratios) {
      const ratio = median(rounds.map(({ own, base }) => own.perSecond / base.perSecond));
      const slow = median(rounds.map(({ own, base }) => own.p99 / base.p99));
      const own = median(rounds.map((each) => each.own.perSecond));
      const base = median(rounds.map((each) => each.base.perSecond));
      console.log(
        `${name.padEnd(18)} ${own.toFixed(0).padStart(5)}/s  baseline ${base.toFixed(0).padStart(5)}/s  ` +
          `ratio ${ratio.toFixed(2)}  goal >= ${goal}  ${ratio >= goal ? 'met' : 'MISSED'}  p99 ${slow.toFixed(1)} times`,
      );
      results.push({
        name,
        figure: `${own.toFixed(0)}/s`,
        baseline: `${base.toFixed(0)}/s`,
        ratio,
        goal: `>= ${goal}`,
        isMet: ratio >= goal,
      });
    }
    writeResults(env.BENCH_RESULTS, 'requests', results);
  } finally {
    baseline.child.kill();
    await owner.end();
  }
}

const [, , options] = process.argv;
if (options) serveBaseline(JSON.parse(options) as BaselineOptions);
else await measure();
