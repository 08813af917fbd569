import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { newId } from '@homologa/core/kernel/ids';
import { createBullmqQueue } from '@homologa/core/kernel/jobs/bullmq-queue';
import { shareOf } from '@homologa/core/kernel/jobs/share';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { roleUrl } from '@homologa/prisma/logins';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client } from 'pg';
import { PRODUCTION_ENV } from '../production-env';
import { lineOf, type ResultRow, writeResults } from '../results';
import { sendBare } from './bare-sender';
import { type MailEnv, readEnv } from './env';
import { measureGrowth } from './growth';
import { addSuppliers, allDone, queueInvitations, seedWorkflow } from './invitations';
import { costOf } from './processor-time';
import { redisUse } from './redis-use';
import { type Sink, startSink } from './sink';
import { endWorker, startMailWorker } from './workers';

type Backend = 'PostgreSQL' | 'Redis';
const WARM_UP = 200;
const SENT_PER_SECOND = 400;
const GROWTH_PREFIX = 'bench-growth';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function measure(): Promise<void> {
  const env = readEnv();
  await provisionRoles({ url: env.DATABASE_URL });
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  const sink = await startSink();
  await seedWorkflow(owner);
  const backends: Backend[] = env.BENCH_REDIS_URL ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
  const rows: ResultRow[] = [];
  const isAsked = (name: string) => env.BENCH_ONLY === '' || env.BENCH_ONLY.split(' ').includes(name);
  console.log(
    `${env.BENCH_MAILS} invitations in each of ${env.BENCH_ROUNDS} rounds; medians of the rounds' own ratios`,
  );
  try {
    for (const backend of backends) {
      const redisUrl = backend === 'Redis' ? env.BENCH_REDIS_URL : undefined;
      if (isAsked('queued')) rows.push(await measureQueued(env, owner, backend, redisUrl));
      if (isAsked('sent')) rows.push(...(await measureSent(env, owner, sink, backend, redisUrl)));
      if (env.BENCH_ONLY.includes('growth')) {
        const app = composeFor(env, redisUrl, GROWTH_PREFIX);
        rows.push(...(await measureGrowth({ env, owner, app, backend, redisUrl, prefix: GROWTH_PREFIX })));
        await app.close();
      }
    }
    for (const row of rows) console.log(lineOf(row));
    writeResults(env.BENCH_RESULTS, 'mail', rows);
  } finally {
    await sink.stop();
    await owner.end();
  }
}

function composeFor(env: MailEnv, redisUrl: string | undefined, prefix: string) {
  const core = coreEnv.parse({
    ...PRODUCTION_ENV,
    DATABASE_URL: env.DATABASE_URL,
    DATA_DIR: env.DATA_DIR,
    LOG_LEVEL: 'silent',
    // Prevents this process from connecting to the mail server: it only writes jobs, and the workers send the mails.
    MAIL_CAPTURE: 'true',
    QUEUE_PREFIX: prefix,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  });
  return compose(core, { name: 'bench', paymentTerms: readPaymentTerms(core) });
}

async function measureQueued(
  env: MailEnv,
  owner: Client,
  backend: Backend,
  redisUrl: string | undefined,
): Promise<ResultRow> {
  const app = composeFor(env, redisUrl, 'bench-queued');
  const bare = createBullmqQueue({
    redisUrl,
    databaseUrl: roleUrl({ url: env.DATABASE_URL }, 'system'),
    prefix: 'bench-bare',
    onError: (error) => console.error(error.message),
    onReady: () => undefined,
  });
  const jobs = () =>
    Array.from({ length: env.BENCH_MAILS }, () => {
      const jobId = newId();
      return { jobId, queueId: jobId, name: 'mail.send-invitation', queue: 'mail' as const, delayMs: 0 };
    });
  const own: number[] = [];
  const ratios: number[] = [];
  const redis = redisUrl ? await redisUse(redisUrl) : null;
  // No worker runs, so that nothing takes the jobs; as many are pretended as the company's share needs for all mails.
  await owner.query(
    `INSERT INTO "WorkerHeartbeat" ("id", "startedAt", "seenAt")
     SELECT gen_random_uuid(), now(), now() + interval '1 day' FROM generate_series(1, $1::integer)`,
    [Math.ceil(env.BENCH_MAILS / shareOf({ queue: 'mail', companyId: newId() }))],
  );
  for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
    const supplierIds = await addSuppliers(owner, env.BENCH_MAILS);
    const handed = jobs();
    const base = await timeOf(() => bare.handOver(handed));
    const ms = await timeOf(async () => {
      await queueInvitations(app, supplierIds);
      await app.dispatcher.idle();
    });
    const { rowCount } = await owner.query(
      `DELETE FROM "Job" WHERE "status" = 'queued' AND "dispatchedAt" IS NOT NULL`,
    );
    if (rowCount !== env.BENCH_MAILS) throw new Error(`${rowCount} of ${env.BENCH_MAILS} were handed over`);
    if (round === 0) continue;
    own.push(ms);
    ratios.push(ms / base);
  }
  await owner.query('DELETE FROM "WorkerHeartbeat"');
  if (redis && redisUrl) {
    // Each round queues as many jobs by the product and as many by the bare call, and nothing takes them.
    const waiting = 2 * env.BENCH_MAILS * (env.BENCH_ROUNDS + 1);
    const { memoryBytes } = await redisUse(redisUrl);
    console.log(`Redis      a waiting job takes ${((memoryBytes - redis.memoryBytes) / waiting).toFixed(0)} bytes`);
  }
  await bare.close();
  await app.close();
  const ratio = median(ratios);
  return {
    name: `P11 ${env.BENCH_MAILS} invitations queued, ${backend}`,
    figure: `${median(own).toFixed(0)} ms`,
    baseline: `${(median(own) / ratio).toFixed(0)} ms of a bare addBulk`,
    ratio,
    goal: '<= 3',
    isMet: ratio <= 3,
  };
}

async function measureSent(
  env: MailEnv,
  owner: Client,
  sink: Sink,
  backend: Backend,
  redisUrl: string | undefined,
): Promise<ResultRow[]> {
  const prefix = 'bench-sent';
  const app = composeFor(env, redisUrl, prefix);
  const start = () => startMailWorker(env, { smtpUrl: sink.url, prefix, redisUrl });
  const send = async (count: number): Promise<number> => {
    const taken = sink.next(count);
    await queueInvitations(app, await addSuppliers(owner, count));
    const ms = await taken;
    await allDone(owner);
    return (count - 1) / (ms / 1000);
  };
  const rates: { bare: number; one: number; two: number; workerMs: number; databaseMs: number; redisMs: number }[] = [];
  for (let round = 0; round < env.BENCH_ROUNDS; round += 1) {
    const bare = await bareRate(sink, env.BENCH_MAILS);
    const workers: ChildProcess[] = [await start()];
    await send(WARM_UP);
    const pids = workers.flatMap(({ pid }) => pid ?? []);
    const before = redisUrl ? await redisUse(redisUrl) : null;
    const { result: one, workerMs, databaseMs } = await costOf(owner, pids, () => send(env.BENCH_MAILS));
    const redisMs = before && redisUrl ? (await redisUse(redisUrl)).processorMs - before.processorMs : 0;
    workers.push(await start());
    await send(2 * WARM_UP);
    const two = await send(env.BENCH_MAILS);
    await Promise.all(workers.map(endWorker));
    rates.push({ bare, one, two, workerMs, databaseMs, redisMs });
  }
  const each = (of: (rate: (typeof rates)[number]) => number) => (median(rates.map(of)) / env.BENCH_MAILS).toFixed(2);
  console.log(
    `${backend.padEnd(10)} a mail takes ${each(({ workerMs }) => workerMs)} ms of a processor in the worker and ` +
      `${each(({ databaseMs }) => databaseMs)} ms in the database` +
      (redisUrl ? ` and ${each(({ redisMs }) => redisMs)} ms in Redis` : ''),
  );
  await app.close();
  const of = (rate: (each: (typeof rates)[number]) => number) => median(rates.map(rate));
  const perSecond = (value: number) => `${value.toFixed(0)}/s`;
  const one = of((rate) => rate.one);
  const more = of((rate) => rate.two / rate.one);
  return [
    {
      name: `P11 sent by one worker, ${backend}, of 400/s`,
      figure: perSecond(one),
      baseline: `${perSecond(of(({ bare }) => bare))} of the mail library`,
      ratio: one / SENT_PER_SECOND,
      goal: '>= 1',
      isMet: one >= SENT_PER_SECOND,
    },
    {
      name: `P11 sent by two workers, ${backend}`,
      figure: perSecond(of(({ two }) => two)),
      baseline: `${perSecond(one)} of one`,
      ratio: more,
      goal: '>= 1.5',
      isMet: more >= 1.5,
    },
  ];
}

async function bareRate(sink: Sink, count: number): Promise<number> {
  const taken = sink.next(count + WARM_UP);
  const sender = fork(process.argv[1] ?? '', [sink.url, String(count + WARM_UP)]);
  const ended = once(sender, 'exit');
  const ms = await taken;
  await ended;
  return (count + WARM_UP - 1) / (ms / 1000);
}

const [, , url, count] = process.argv;
if (url) await sendBare(url, Number(count));
else await measure();
