import { type ChildProcess, fork } from 'node:child_process';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client } from 'pg';
import { writeResults } from '../results';
import { seedSuppliers } from '../seed-suppliers';
import { type ChangerOptions, changeSuppliers } from './changer';
import { readEnv } from './env';

const UNITS = 1_000_000;

const COUNTED = [
  ['status', '"displayStatus"::text'],
  ['country', '"country"'],
  ['financial_strength', '"financialStrength"'],
  ['industry', '"industry"'],
  ['risk_indicator', '"riskIndicator"'],
  ['rac_risk_indicator', '"racRiskIndicator"'],
  ['score_outcome', '"scoreColour"'],
];

/**
 * Compares all supplier counters with counts of the supplier rows in one statement, so that both come from the same
 * snapshot.
 */
const COMPARED = `
  WITH counters AS (
    SELECT "workflowId", "dim", "val", sum("n")::int AS n FROM "SupplierStat"
    WHERE "dim" = 'total' OR "dim" = ANY($1) GROUP BY 1, 2, 3 HAVING sum("n") <> 0
  ), counted AS (
    SELECT "workflowId", 'total' AS "dim", 'all' AS "val", count(*)::int AS n FROM "Supplier" GROUP BY 1
    ${COUNTED.map(
      ([dim, column]) => `UNION ALL
    SELECT "workflowId", '${dim}', ${column}, count(*)::int FROM "Supplier" WHERE ${column} <> '' GROUP BY 1, 3`,
    ).join('\n    ')}
  )
  SELECT count(*)::int AS "counters", count(*) FILTER (WHERE a.n IS DISTINCT FROM b.n)::int AS "wrong"
  FROM counters a FULL JOIN counted b USING ("workflowId", "dim", "val")`;

const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

const breakConnection = (owner: Client) =>
  owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename <> current_user AND state <> 'idle' ORDER BY random() LIMIT 1`,
  );

async function disturb(
  owner: Client,
  options: Omit<ChangerOptions, 'number'>,
  { changes, processes, kills }: { changes: number; processes: number; kills: number },
): Promise<{ changed: number; killed: number }> {
  const children = new Set<ChildProcess>();
  let started = 0;
  let changed = 0;
  let killed = 0;
  await new Promise<void>((done, fail) => {
    const start = (): void => {
      started += 1;
      const child = fork(process.argv[1] ?? '', [JSON.stringify({ ...options, number: started })]);
      children.add(child);
      child.on('message', (count) => {
        changed += Number(count);
        if (changed >= changes) done();
        else if (changed >= ((killed + 1) * changes) / (kills + 1)) disturbOnce();
      });
      child.once('exit', (code) => {
        children.delete(child);
        if (code) fail(new Error(`a process that changes suppliers ended with ${code}`));
      });
    };
    const disturbOnce = (): void => {
      killed += 1;
      anyOf([...children])?.kill('SIGKILL');
      start();
      breakConnection(owner).catch(fail);
    };
    for (let place = 0; place < processes; place += 1) start();
  }).finally(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  return { changed, killed };
}

async function attack(): Promise<void> {
  const env = readEnv();
  await provisionRoles({ url: env.DATABASE_URL });
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  try {
    const { companyId, workflowId, userId } = await seedSuppliers(owner, env.BENCH_SUPPLIERS);
    await owner.query(
      `INSERT INTO "CompanyProduct" ("id", "companyId", "type", "total")
       SELECT gen_random_uuid(), $1, product, $2 FROM unnest($3::text[]) product`,
      [companyId, UNITS, [...PRODUCT_TYPES]],
    );
    const { rows } = await owner.query<{ id: string }>(
      `SELECT "id" FROM "Supplier" WHERE "workflowId" = $1 AND "status" = 'completed' ORDER BY "id" LIMIT 100`,
      [workflowId],
    );
    const completed = rows.map(({ id }) => id);
    const { changed, killed } = await disturb(
      owner,
      { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, companyId, userId, workflowId, completed },
      { changes: env.BENCH_CHANGES, processes: env.BENCH_PROCESSES, kills: env.BENCH_KILLS },
    );
    const compared = await owner.query<{ counters: number; wrong: number }>(COMPARED, [COUNTED.map(([dim]) => dim)]);
    const { counters = 0, wrong = 0 } = compared.rows[0] ?? {};
    const isMet = counters > 0 && wrong === 0;
    console.log(
      `${changed} changes, ${killed} processes killed and connections broken: ` +
        `${wrong} of ${counters} counters differ from what they count`,
    );
    writeResults(env.BENCH_RESULTS, 'counters', [
      {
        name: `counters after ${changed} changes, ${killed} kills`,
        figure: `${counters - wrong} right`,
        baseline: `${counters} counted by GROUP BY`,
        ratio: (counters - wrong) / counters,
        goal: '>= 1',
        isMet,
      },
    ]);
    if (!isMet) process.exitCode = 1;
  } finally {
    await owner.end();
  }
}

const [, , options] = process.argv;
if (options) await changeSuppliers(JSON.parse(options) as ChangerOptions);
else await attack();
