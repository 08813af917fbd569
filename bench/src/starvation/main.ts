import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { companyOf, type GrownCompany } from '../growth/companies';
import { lineOf, type ResultRow, writeResults } from '../results';
import { openSessionOf } from '../session';
import { askForExport, askForImport, timeOf } from './client';
import { readEnv } from './env';
import { hostileFile } from './hostile-file';

const GOAL = 2;
/** Suppliers of the company that asks for little. */
const FEW = 50;
/** Open exports that one person may have, so that the greedy company needs several people. */
const EXPORTS_OF_ONE = 20;
const WARM_UP = 2;
const PAUSE_MS = 200;
const COLUMNS = ['company_name', 'status', 'country', 'tax_id', 'contact_person', 'contact_emails', 'address', 'phone'];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const env = readEnv();
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();

interface Times {
  import: number[];
  export: number[];
}

/** Rotated columns, so that each number is an export of its own. */
function columnsOf(number: number): string[] {
  const first = Math.floor(number / COLUMNS.length) % COLUMNS.length;
  const rest = COLUMNS.filter((_, at) => at !== first);
  const turn = number % rest.length;
  return [COLUMNS[first] ?? '', ...rest.slice(turn), ...rest.slice(0, turn)].slice(0, 4 + (number % 5));
}

async function measure(company: GrownCompany, rounds: number): Promise<Times> {
  const asker = { ...company, url: env.BENCH_URL };
  const times: Times = { import: [], export: [] };
  for (let round = 0; round < rounds; round += 1) {
    const tag = randomUUID().slice(0, 8);
    const lines = [1, 2].map(
      (line) => `Hambre ${tag} ${line} S.A.;Ana Ruiz;h${line}-${tag}@proveedor.example;Peru;;;;`,
    );
    const file = new Blob([lines.join('\n')], { type: 'text/csv' });
    const added = await timeOf(asker, () => askForImport(asker, file, `${tag}.csv`));
    if (added.job.result?.['added'] !== lines.length) throw new Error(`not added: ${JSON.stringify(added.job.result)}`);
    times.import.push(added.ms);
    times.export.push((await timeOf(asker, () => askForExport(asker, columnsOf(round)))).ms);
    await sleep(PAUSE_MS);
  }
  return times;
}

/** Adds people to the company and returns a session of each. */
async function peopleOf({ companyId, token }: GrownCompany, count: number): Promise<string[]> {
  const tokens = [token];
  for (let n = 1; n < count; n += 1) {
    const id = randomUUID();
    await owner.query(`INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ($1, $2, 'Bench', '')`, [
      id,
      `greedy-${id}@example.test`,
    ]);
    await owner.query(
      `INSERT INTO "Membership" ("id", "userId", "companyId", "role") VALUES ($1, $1, $2, 'company_admin')`,
      [id, companyId],
    );
    tokens.push(await openSessionOf(owner, id));
  }
  return tokens;
}

async function openJobs(companyId: string): Promise<{ waiting: number; taken: number }> {
  const { rows } = await owner.query<{ waiting: number; taken: number }>(
    `SELECT count(*) FILTER (WHERE "dispatchedAt" IS NULL)::int AS waiting,
       count(*) FILTER (WHERE "dispatchedAt" IS NOT NULL)::int AS taken
     FROM "Job" WHERE "companyId" = $1 AND "queue" IN ('imports', 'exports')
       AND "status" IN ('queued', 'retry', 'active')`,
    [companyId],
  );
  return rows[0] ?? { waiting: 0, taken: 0 };
}

async function askForMuch(company: GrownCompany): Promise<void> {
  const people = await peopleOf(company, Math.ceil(Math.max(env.BENCH_EXPORTS, env.BENCH_IMPORTS) / EXPORTS_OF_ONE));
  const asker = (number: number) => ({
    ...company,
    url: env.BENCH_URL,
    token: people[number % people.length] ?? company.token,
  });
  let refused = 0;
  const counted = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      refused += 1;
      if (refused === 1) console.log(String(error));
    });
  for (let number = 0; number < env.BENCH_IMPORTS; number += 1) {
    await counted(askForImport(asker(number), hostileFile(number), `${number}.xlsx`));
  }
  for (let number = 0; number < env.BENCH_EXPORTS; number += 1) {
    await counted(askForExport(asker(number), columnsOf(Math.floor(number / people.length))));
  }
  const { waiting, taken } = await openJobs(company.companyId);
  console.log(`the greedy company has ${waiting} jobs in the outbox and ${taken} handed over; ${refused} were refused`);
}

/** Ends the greedy company's jobs that wait, so that the product is idle again once its running ones have ended. */
async function giveUp(company: GrownCompany): Promise<void> {
  await owner.query(
    `UPDATE "Job" SET "status" = 'failed', "finishedAt" = now(), "errorCode" = 'job_cancelled'
     WHERE "companyId" = $1 AND "status" IN ('queued', 'retry')`,
    [company.companyId],
  );
  while ((await openJobs(company.companyId)).taken > 0) await sleep(PAUSE_MS);
}

try {
  const modest = await companyOf(owner, FEW);
  const greedy = await companyOf(owner, env.BENCH_SUPPLIERS);
  await measure(modest, WARM_UP);
  const before = await measure(modest, Math.ceil(env.BENCH_ROUNDS / 2));
  await askForMuch(greedy);
  const beside = await measure(modest, env.BENCH_ROUNDS);
  const { waiting, taken } = await openJobs(greedy.companyId);
  console.log(`afterwards ${waiting} in the outbox and ${taken} handed over`);
  if (waiting === 0) throw new Error('the greedy company was done before the measurement ended: ask for more');
  await giveUp(greedy);
  const after = await measure(modest, Math.ceil(env.BENCH_ROUNDS / 2));
  const rows = (['import', 'export'] as const).map((name): ResultRow => {
    const idle = median([...before[name], ...after[name]]);
    const busy = median(beside[name]);
    return {
      name: `P17 ${name === 'import' ? 'import of two lines' : `export of ${FEW} suppliers`}`,
      figure: `${busy.toFixed(0)} ms`,
      baseline: `${idle.toFixed(0)} ms idle`,
      ratio: busy / idle,
      goal: `<= ${GOAL}`,
      isMet: busy / idle <= GOAL,
    };
  });
  for (const row of rows) console.log(lineOf(row));
  for (const name of ['import', 'export'] as const) {
    const shown = (times: Times) => times[name].map((ms) => ms.toFixed(0)).join(' ');
    console.log(`${name}: idle ${shown(before)} | ${shown(after)}; beside the greedy company ${shown(beside)} ms`);
  }
  writeResults(env.BENCH_RESULTS, 'starvation', rows);
} finally {
  await owner.end();
}
