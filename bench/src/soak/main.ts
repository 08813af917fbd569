import { Client } from 'pg';
import { companyOf, removeAdded } from '../growth/companies';
import { type ResultRow, writeResults } from '../results';
import { readEnv } from './env';
import { type Answer, capacityOf, deckOf, keepBusy, TAG } from './mixed-load';
import { driftOf, type Look, watch } from './watch';

const SHARE = 0.6;
const SUPPLIERS = 40;
/** Seconds of warm-up, which the memory check ignores: three minutes, or a fifth of a shorter run. */
const WARM_SECONDS = 180;
const GOALS = { growth: 0.1, slower: 1.3, connections: 0.25 } as const;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

function growthOf(looks: readonly Look[], pick: (look: Look) => number): number {
  const mean = (of: (look: Look) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [x, y] = [mean(({ seconds }) => seconds), mean(pick)];
  const together = looks.reduce((sum, look) => sum + (look.seconds - x) * (pick(look) - y), 0);
  const slope = together / looks.reduce((sum, look) => sum + (look.seconds - x) ** 2, 0);
  return (slope * ((looks.at(-1)?.seconds ?? 0) - (looks[0]?.seconds ?? 0))) / y;
}

function slowerOf(answers: readonly Answer[], seconds: number): { ratio: number; p99: number } {
  const third = (place: number) =>
    quantile(
      answers.filter(({ at }) => Math.floor((at / 1000 / seconds) * 3) === place).map(({ ms }) => ms),
      0.99,
    );
  return { ratio: third(2) / third(0), p99: third(2) };
}

const row = (
  name: string,
  figure: string,
  baseline: string,
  ratio: number,
  goal: string,
  isMet: boolean,
): ResultRow => ({
  name,
  figure,
  baseline,
  ratio,
  goal,
  isMet,
});

const env = readEnv();
const seconds = env.BENCH_ONLY * 60;
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
try {
  const company = await companyOf(owner, env.BENCH_SUPPLIERS);
  const { rows: completed } = await owner.query<{ id: string }>(
    `SELECT "id" FROM "Supplier" WHERE "workflowId" = $1 AND "status" IN ('completed', 'archived')
      AND "questionnaireCompletedAt" IS NOT NULL ORDER BY "id" LIMIT $2`,
    [company.workflowId, SUPPLIERS],
  );
  const ids = completed.map(({ id }) => id);
  await owner.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = ANY($1)`, [ids]);
  const headers = { Authorization: `Bearer ${company.token}` };
  const next = deckOf(env.BENCH_URL, company, ids);
  // Warm-up: the first seconds fill caches and connection pools.
  await capacityOf(next, headers, Math.min(5, env.BENCH_CAPACITY_SECONDS));
  const capacity = await capacityOf(next, headers, env.BENCH_CAPACITY_SECONDS);
  const perSecond = capacity.perSecond * SHARE;
  console.log(
    `capacity ${capacity.perSecond.toFixed(0)} requests/s; asking for ${perSecond.toFixed(0)}/s during ${env.BENCH_ONLY} minutes`,
  );
  const stop = watch(owner, env.BENCH_URL, { server: env.SERVER_PID, workers: env.WORKERS_PID });
  const { answers, leftOut } = await keepBusy(next, headers, { perSecond, seconds });
  const looks = await stop();
  const drift = await driftOf(owner, company.workflowId);
  await removeAdded(owner, company, TAG);

  const settled = looks.filter((look) => look.seconds >= Math.min(WARM_SECONDS, seconds / 5));
  const failed = answers.filter(({ status }) => status >= 500).length + capacity.failed;
  const refused = answers.filter(({ status }) => status >= 400 && status < 500).length;
  const slower = slowerOf(answers, seconds);
  const memoryOf = (pick: (look: Look) => number) =>
    `${(settled.at(-1) ? pick(settled.at(-1) as Look) : 0).toFixed(0)} MiB`;
  const connections = settled.map((look) => look.connections);
  // Growth of the number of database connections, which must stay constant once the connection pools have their full
  // size.
  const connecting = growthOf(settled, (look) => look.connections);
  const [growing, working] = [growthOf(settled, ({ server }) => server), growthOf(settled, ({ workers }) => workers)];
  const atMost = `<= ${GOALS.growth}`;
  const results = [
    row('answers of 5xx', String(failed), `${answers.length} answers`, failed, '0', failed === 0),
    row('answers of 4xx', String(refused), `${answers.length} answers`, refused, '0', refused === 0),
    row('requests left out', String(leftOut), `${answers.length} answers`, leftOut, '0', leftOut === 0),
    row(
      "growth of the server's memory",
      memoryOf(({ server }) => server),
      'its mean',
      growing,
      atMost,
      growing <= GOALS.growth,
    ),
    row(
      "growth of the workers' memory",
      memoryOf(({ workers }) => workers),
      'its mean',
      working,
      atMost,
      working <= GOALS.growth,
    ),
    row(
      'p99, last third',
      `${slower.p99.toFixed(0)} ms`,
      'first third',
      slower.ratio,
      `<= ${GOALS.slower}`,
      slower.ratio <= GOALS.slower,
    ),
    row('counters that differ from GROUP BY', String(drift), '', drift, '0', drift === 0),
    row(
      'growth of connections',
      `${Math.max(...connections)} at most`,
      'their mean',
      connecting,
      `<= ${GOALS.connections}`,
      connecting <= GOALS.connections,
    ),
  ];
  for (const { name, figure, ratio, goal, isMet } of results) {
    console.log(
      `${name.padEnd(36)} ${figure.padStart(10)}  ${ratio.toFixed(2).padStart(7)}  goal ${goal}  ${isMet ? 'met' : 'MISSED'}`,
    );
  }
  const lags = settled.map(({ lag }) => lag);
  console.log(
    `a request that does nothing: p50 ${quantile(lags, 0.5).toFixed(0)} ms, p99 ${quantile(lags, 0.99).toFixed(0)} ms`,
  );
  const isPassed = results.every(({ isMet }) => isMet);
  console.log(isPassed ? 'The soak is passed.' : 'The soak is NOT passed.');
  if (!isPassed) process.exitCode = 1;
  writeResults(env.BENCH_RESULTS, 'soak', results);
} finally {
  await owner.end();
}
