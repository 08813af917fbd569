import { type ChildProcess, fork } from 'node:child_process';
import { RECORD_COLUMNS } from '@homologa/core/suppliers/supplier-record';
import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import { Prisma } from '@homologa/prisma/client';
import { Client } from 'pg';
import { type LargeAndSmall, seedLarge } from '../large-list/seed-large';
import { type ResultRow, writeResults } from '../results';
import { openSession } from '../session';
import { type BaselineOptions, serveBaseline } from './baseline';
import { readEnv } from './env';
import { type Asked, type Burst, burst } from './load';
import { besideLogins, type LoginRound } from './logins';

const SUPPLIERS = 8;
const PAGE = 25;

interface Row {
  name: string;
  clients: number;
  /** Builds a client's next request to the product; `base` builds the corresponding request to the baseline. */
  own: (client: number, turn: number) => Asked;
  base: (client: number, turn: number) => Asked;
  /** Minimum ratio of the product's requests per second to the baseline's requests per second. */
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

async function completedOf(owner: Client, workflowId: string, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT "id" FROM "Supplier" WHERE "workflowId" = $1 AND "status" = 'completed' ORDER BY "id" LIMIT $2`,
    [workflowId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Minimum throughput of a later page relative to the first page of the list: a later page may take three times as long.
 */
const DEEP_GOAL = 1 / 3;
const ORDERED_GOAL = 0.1;

function pageRows(list: string, count: number): Row[] {
  const windowEnd = Math.min(LIST_WINDOW, count) - PAGE;
  const page = (start: number, query: Record<string, unknown> = {}) => {
    const asked = { range: [start, start + PAGE - 1], ...query };
    const parts = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`);
    return () => ({ url: `${list}?${parts.join('&')}` });
  };
  const row = (name: string, own: Row['own'], goal: number): Row => ({ name, clients: 2, own, base: page(0), goal });
  return [
    row('P3 end of the window', page(windowEnd), DEEP_GOAL),
    row('P3 window from the end', page(count - PAGE - windowEnd), DEEP_GOAL),
    row('P3 last page', page(count - PAGE), DEEP_GOAL),
    row('order by revenue', page(0, { sort: ['report.revenue', 'DESC'] }), ORDERED_GOAL),
    row('order by score', page(0, { sort: ['report.commercial_score', 'ASC'] }), ORDERED_GOAL),
    row('country, page 1', page(0, { filter: { country: ['chile'] } }), ORDERED_GOAL),
    row(
      'country, at 50 %',
      page(Math.min(Math.floor(count / 18), windowEnd), { filter: { country: ['chile'] } }),
      ORDERED_GOAL,
    ),
    row('search of a tenth', page(0, { filter: { q: 'estrella' } }), ORDERED_GOAL),
  ];
}

function rowsOf(
  product: string,
  baseline: string,
  { large: { id: workflowId, count }, small }: LargeAndSmall,
  suppliers: readonly string[],
): Row[] {
  const page = `range=${encodeURIComponent(JSON.stringify([0, PAGE - 1]))}`;
  const list = `${product}/api/workflows/${workflowId}/suppliers`;
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
      name: `P4 dashboard of ${count} over one of ${small.count}`,
      clients: 2,
      own: () => ({ url: `${product}/api/workflows/statistics?ids=${workflowId}` }),
      base: () => ({ url: `${product}/api/workflows/statistics?ids=${small.id}` }),
      goal: 1 / 2,
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
    ...pageRows(list, count),
  ];
}

const isAsked = (only: readonly string[], name: string): boolean =>
  only.length === 0 || only.some((asked) => name.startsWith(`${asked} `));

function loginRow(rounds: readonly LoginRound[]): ResultRow {
  const sum = (pick: (round: LoginRound) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  const ratio = median(rounds.map(({ idle, busy }) => busy.p99 / idle.p99));
  const told = sum(({ answers }) => answers.later);
  const isSound = sum(({ answers }) => answers.other + answers.withoutRetryAfter) === 0;
  console.log(
    `P12 beside 64 logins: ${sum(({ answers }) => answers.let)} signed in, ${told} were told to come back` +
      `${isSound ? '' : '; others were refused, or not told when'}; requests ` +
      `${median(rounds.map(({ idle, busy }) => busy.perSecond / idle.perSecond)).toFixed(2)} of those without`,
  );
  return {
    name: 'P12 p99 of a page beside 64 logins',
    figure: `${median(rounds.map(({ busy }) => busy.p99)).toFixed(0)} ms`,
    baseline: `${median(rounds.map(({ idle }) => idle.p99)).toFixed(0)} ms`,
    ratio,
    goal: '<= 2',
    isMet: ratio <= 2 && isSound,
  };
}

async function measure(): Promise<void> {
  const env = readEnv();
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
  const workflows = await seedLarge(owner, env.BENCH_SUPPLIERS);
  const { large } = workflows;
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
    const rows = rowsOf(env.BENCH_URL, baseline.url, workflows, suppliers).filter(({ name }) => isAsked(only, name));
    const logins: LoginRound[] = [];
    for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
      for (const row of rows) {
        const load = { seconds: env.BENCH_SECONDS, clients: row.clients };
        await owner.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = ANY($1)`, [suppliers]);
        const base = await burst(row.base, headers, load);
        await owner.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = ANY($1)`, [suppliers]);
        const own = await burst(row.own, headers, load);
        if (round > 0) ratios.set(row, [...(ratios.get(row) ?? []), { own, base }]);
      }
      if (!isAsked(only, 'P12 logins')) continue;
      const page = { url: `${env.BENCH_URL}/api/workflows/${large.id}/suppliers` };
      const beside = await besideLogins(env.BENCH_URL, owner, page, { headers, seconds: env.BENCH_SECONDS });
      if (round > 0) logins.push(beside);
    }
    const results: ResultRow[] = [];
    for (const [{ name, goal }, rounds] of ratios) {
      const ratio = median(rounds.map(({ own, base }) => own.perSecond / base.perSecond));
      const slow = median(rounds.map(({ own, base }) => own.p99 / base.p99));
      const own = median(rounds.map((each) => each.own.perSecond));
      const base = median(rounds.map((each) => each.base.perSecond));
      console.log(
        `${name.padEnd(18)} ${own.toFixed(0).padStart(5)}/s  baseline ${base.toFixed(0).padStart(5)}/s  ` +
          `ratio ${ratio.toFixed(2)}  goal >= ${goal.toFixed(2)}  ${ratio >= goal ? 'met' : 'MISSED'}  p99 ${slow.toFixed(1)} times`,
      );
      results.push({
        name,
        figure: `${own.toFixed(0)}/s`,
        baseline: `${base.toFixed(0)}/s`,
        ratio,
        goal: `>= ${goal.toFixed(2)}`,
        isMet: ratio >= goal,
      });
    }
    if (logins.length > 0) {
      const row = loginRow(logins);
      console.log(`${row.name}: ${row.figure}, ${row.ratio.toFixed(2)} of ${row.baseline}, goal ${row.goal}`);
      results.push(row);
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
