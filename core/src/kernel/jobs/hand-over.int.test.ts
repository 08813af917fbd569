import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buildCompany } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { systemClock } from '../clock';
import type { Statement } from '../database/statement';
import { newId } from '../ids';
import { defineJob } from './define-job';
import { Dispatcher } from './dispatcher';
import { markCancelled } from './ended-jobs';
import { OWNERS_AFTER, pickNext } from './hand-over-statements';
import type { HandOver, JobQueue } from './job-queue';
import { type BoundJob, type RunJobDeps, runJob } from './run-job';
import { INSTALLATION, type JobOwner, shareOf } from './share';

const work = defineJob({
  name: 'test.export',
  queue: 'exports',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10_000,
});

let app: TestApp;
let owner: Client;
let greedy: string;
let modest: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = new Client({ connectionString: app.env.DATABASE_URL });
  await owner.connect();
  greedy = (await buildCompany(app)).id;
  modest = (await buildCompany(app)).id;
});
afterAll(async () => {
  await owner?.end();
  await app?.destroy();
});
beforeEach(() => owner.query('TRUNCATE "Job", "WorkerHeartbeat"'));

const ctxOf = () => app.contextFor({ kind: 'system', name: 'test' });
const ofExports = (companyId: string | null): JobOwner => ({ queue: 'exports', companyId });

/** A process that hands over: `taken` holds the ids of the jobs in the order in which workers would run them. */
function openProcess() {
  const taken: string[] = [];
  const queue: JobQueue = {
    handOver: async (jobs: HandOver[]) => void taken.push(...jobs.map(({ jobId }) => jobId)),
    ping: async () => undefined,
    unusable: async () => null,
    unsuitable: async () => null,
    resume: async () => false,
    close: async () => undefined,
  };
  const dispatcher = new Dispatcher(app.db, queue, systemClock, () => undefined, 60_000);
  const deps: RunJobDeps = {
    contextFor: ctxOf,
    find: () =>
      ({ definition: work, handler: { run: async () => ({}), onExhausted: async () => undefined } }) as BoundJob,
    nudge: (owners, afterMs) => dispatcher.nudge(owners, afterMs),
  };
  const run = async (id: string) => {
    await runJob(deps, id);
    await dispatcher.idle();
  };
  return { taken, dispatcher, run };
}

/** Inserts jobs as commits of other processes do; their ids are in the order in which they are due. */
async function addJobs(companyId: string | null, count: number, change: Record<string, unknown> = {}) {
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO "Job" ("id", "companyId", "name", "queue", "payload", "status", "runAt", "createdAt", "dispatchedAt",
       "leaseToken", "leaseUntil")
     SELECT gen_random_uuid(), $1, 'test.export', $2, '{}', $3::"JobStatus", now() - interval '1 hour' + n * interval '1 ms',
       now(), $4, CASE WHEN $3 = 'active' THEN gen_random_uuid() END, CASE WHEN $3 = 'active' THEN now() END
     FROM generate_series(1, $5::integer) n RETURNING "id", "runAt"`,
    [companyId, change['queue'] ?? 'exports', change['status'] ?? 'queued', change['dispatchedAt'] ?? null, count],
  );
  return rows.map(({ id }) => id);
}

const workersBeat = (count: number) =>
  app.db.system((tx) =>
    tx.workerHeartbeat.createMany({
      data: Array.from({ length: count }, () => ({ id: newId(), startedAt: new Date(), seenAt: new Date() })),
    }),
  );

it('hands over the share of a company that asks for much, and at once the job of one that asks for little', async () => {
  const many = await addJobs(greedy, 200);
  const [one] = await addJobs(modest, 1);
  const { taken, dispatcher } = openProcess();
  await dispatcher.sweep();
  expect(taken).toEqual([many[0], one]);
  await dispatcher.sweep();
  expect(taken).toHaveLength(2);
});

it('hands over the next job of a company when one ends, in the order in which they are due, until none waits', async () => {
  const many = await addJobs(greedy, 3);
  const { taken, dispatcher, run } = openProcess();
  dispatcher.nudge([ofExports(greedy)]);
  await dispatcher.idle();
  for (let at = 0; at < many.length; at += 1) {
    expect(taken).toEqual(many.slice(0, at + 1));
    await run(many[at] ?? '');
  }
  expect(await app.db.read.job.count({ where: { status: 'completed' } })).toBe(3);
});

it('gives each company a share for each worker that is alive', async () => {
  await workersBeat(3);
  await addJobs(greedy, 10);
  const { taken, dispatcher } = openProcess();
  await dispatcher.sweep();
  expect(taken).toHaveLength(3 * shareOf(ofExports(greedy)));
});

it('several processes at once hand over no more than one does', async () => {
  const many = await addJobs(greedy, 50);
  const processes = [openProcess(), openProcess(), openProcess()];
  await Promise.all(processes.map(({ dispatcher }) => dispatcher.sweep()));
  expect(new Set(processes.flatMap(({ taken }) => taken))).toEqual(new Set([many[0]]));
});

it('counts a job that runs though its hand-over was not marked, and none that was cancelled or has ended', async () => {
  const [first = '', second, third] = await addJobs(greedy, 3);
  const { taken, dispatcher, run } = openProcess();
  const claimed = await app.db.hot(null).rows(pickNext([ofExports(greedy)], new Date(), new Date()));
  expect(claimed.map(({ id }) => id)).toEqual([first]);
  // The worker is faster than the mark.
  await owner.query(`UPDATE "Job" SET "status" = 'active', "dispatchedAt" = now() WHERE "id" = $1`, [first]);
  await dispatcher.sweep();
  expect(taken).toEqual([]);
  await owner.query(`UPDATE "Job" SET "status" = 'queued' WHERE "id" = $1`, [first]);
  await app.db.system((tx) => markCancelled(tx, first, new Date()));
  await dispatcher.sweep();
  expect(taken).toEqual([second]);
  await run(second ?? '');
  expect(taken).toEqual([second, third]);
});

it('does not hold up jobs of the installation, nor a company by them', async () => {
  const own = await addJobs(null, 20, { queue: 'maintenance' });
  const [one] = await addJobs(modest, 1);
  const { taken, dispatcher } = openProcess();
  await dispatcher.sweep();
  expect(new Set(taken)).toEqual(new Set([...own, one]));
});

it('finds the other companies behind twenty batches of one, by the indexes of owners alone', async () => {
  // A moment without any job: PostgreSQL then takes every index for equally short.
  await owner.query('ANALYZE "Job"');
  await addJobs(greedy, 20_000, { queue: 'mail' });
  const [one] = await addJobs(modest, 1);
  const { taken, dispatcher } = openProcess();
  await dispatcher.sweep();
  expect(taken).toContain(one);
  expect(taken).toHaveLength(1 + shareOf({ queue: 'mail', companyId: greedy }));
  const planOf = async ({ text, values }: Statement<unknown>) =>
    JSON.stringify((await owner.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`, [...values])).rows);
  const plans = [
    await planOf(pickNext([{ queue: 'mail', companyId: greedy }], new Date(), new Date())),
    await planOf(OWNERS_AFTER('', INSTALLATION)),
  ];
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on \\"Job|Job_undispatched_idx|Job_state_idx/);
  expect(plans[0]).toContain('Job_handed_over_idx');
  for (const plan of plans) expect(plan).toContain('Job_waiting_idx');
});
