import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildCompany } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { newId } from '../ids';
import { Repeats } from '../limits/repeats';
import { MailPaced } from '../ports/mailer';
import { findCause } from '../telemetry/cause';
import { NO_METRICS } from '../telemetry/metrics';
import { NO_TELEMETRY } from '../telemetry/telemetry';
import { defineJob } from './define-job';
import { Dispatcher } from './dispatcher';
import { markCancelled } from './ended-jobs';
import type { HandOver, JobQueue } from './job-queue';
import { STAMP } from './job-statements';
import { reclaimJobs } from './reclaim-jobs';
import { type BoundJob, type JobHandler, type RunJobDeps, runJob } from './run-job';
import type { JobOwner } from './share';

const job = defineJob({
  name: 'test.work',
  queue: 'maintenance',
  payload: z.object({ thing: z.string() }),
  maxAttempts: 2,
  timeoutMs: 10_000,
});
type Handler = JobHandler<{ thing: string }>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const ctxOf = () => app.contextFor({ kind: 'system', name: 'test' });

function depsOf(handler: Partial<Handler>): RunJobDeps & { ended: string[]; nudged: JobOwner[] } {
  const ended: string[] = [];
  const nudged: JobOwner[] = [];
  const bound: BoundJob = {
    definition: job as BoundJob['definition'],
    handler: {
      run: async () => undefined,
      onExhausted: async (_ctx: unknown, { thing }: { thing: string }) => void ended.push(thing),
      ...handler,
    },
  };
  return {
    ended,
    nudged,
    contextFor: ctxOf,
    find: (name) => (name === job.name ? bound : undefined),
    nudge: (owners) => void nudged.push(...owners.map(({ queue, companyId }) => ({ queue, companyId }))),
  };
}

async function enqueue(thing: string, change: object = {}): Promise<string> {
  const { id: companyId } = await buildCompany(app);
  const id = await app.db.system(async (tx) => {
    const made = await ctxOf().jobs.enqueue(tx, job, { thing }, { companyId });
    await tx.job.update({ where: { id: made }, data: { dispatchedAt: new Date() } });
    return made;
  });
  // The commit hands the job over by itself: a job that a test hands over must not be taken before.
  await app.dispatcher.idle();
  if (Object.keys(change).length > 0) await app.db.system((tx) => tx.job.update({ where: { id }, data: change }));
  return id;
}

const rowOf = (id: string) => app.db.read.job.findUniqueOrThrow({ where: { id } });
const ownerOf = async (id: string): Promise<JobOwner> => ({ queue: job.queue, companyId: (await rowOf(id)).companyId });
const silent = { status: 'active', leaseToken: '01890000-0000-7000-8000-000000000001', leaseUntil: new Date(0) };

it.each(['queued', 'retry'])(
  'settles a cancelled job that was %s: nobody can claim it, its records are reset once',
  async (status) => {
    const id = await enqueue('cancelled', { status });
    const deps = depsOf({
      run: async () => {
        throw new Error('the work must not begin');
      },
    });
    const counted: string[] = [];
    const metrics = { ...NO_METRICS, jobCancelled: (name: string) => void counted.push(name) };
    deps.telemetry = { metrics, tracing: NO_TELEMETRY.tracing };
    const cancelled = await app.db.system((tx) => markCancelled(tx, id, ctxOf().now()));
    expect(cancelled).toMatchObject({ name: job.name });
    expect(await app.db.system((tx) => markCancelled(tx, id, ctxOf().now()))).toBeNull();
    // The claim is that of every version: it asks for the status alone.
    expect(await runJob(deps, id)).toBe('not_claimed');
    expect(await rowOf(id)).toMatchObject({ status: 'active', attempts: job.maxAttempts });
    await sleep(5);
    await Promise.all([reclaimJobs(deps), reclaimJobs(deps)]);
    await reclaimJobs(deps);
    expect([deps.ended, counted]).toEqual([['cancelled'], [job.name]]);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'job_cancelled' });
    expect(await app.db.system((tx) => markCancelled(tx, id, ctxOf().now()))).toBeNull();
  },
);

it('says that there is no room, and not where', async () => {
  const id = await enqueue('too much', { attempts: 1 });
  const run = async () => {
    throw Object.assign(new Error("ENOSPC: no space left on device, open '/srv/files/x'"), { code: 'ENOSPC' });
  };
  expect(await runJob(depsOf({ run }), id)).toBe('failed');
  expect(await rowOf(id)).toMatchObject({
    errorCode: 'storage_full',
    errorMessage: expect.stringContaining('There is no room for more files'),
  });
});

describe('a worker that lost its job', () => {
  const takeOver = (id: string) =>
    app.db.system((tx) =>
      tx.job.update({
        where: { id },
        data: { leaseToken: '01890000-0000-7000-8000-000000000002', leaseUntil: new Date(Date.now() + 60_000) },
      }),
    );

  it('does not write its result over that of the worker that took it', async () => {
    const id = await enqueue('late result');
    const deps = depsOf({
      run: async () => {
        await takeOver(id);
        return { by: 'zombie' };
      },
    });
    expect(await runJob(deps, id)).toBe('not_claimed');
    expect(await rowOf(id)).toMatchObject({ status: 'active', result: null });
  });

  it.each([
    ['an error for good', () => new DomainError('email_invalid')],
    ['an error of its last attempt', () => new Error('the lease was lost')],
  ])('does not give it up after %s', async (_name, error) => {
    const id = await enqueue('late failure', { attempts: 1 });
    const deps = depsOf({
      run: async () => {
        await takeOver(id);
        throw error();
      },
    });
    expect(await runJob(deps, id)).toBe('not_claimed');
    expect(deps.ended).toEqual([]);
    expect((await rowOf(id)).status).toBe('active');
  });

  it('hears of it while it works', async () => {
    const lively = await createTestApp({ JOB_LEASE_SECONDS: '1' });
    try {
      const { id: companyId } = await buildCompany(lively);
      const ctx = lively.contextFor({ kind: 'system', name: 'test' });
      const id = await lively.db.system(async (tx) => {
        const made = await ctx.jobs.enqueue(tx, job, { thing: 'abort' }, { companyId });
        await tx.job.update({ where: { id: made }, data: { dispatchedAt: new Date() } });
        return made;
      });
      let reason = '';
      const deps = depsOf({
        run: async (_ctx, _payload, run) => {
          run.signal.addEventListener('abort', () => (reason = String(run.signal.reason)));
          await lively.db.system((tx) => tx.job.update({ where: { id }, data: { leaseToken: silent.leaseToken } }));
          await sleep(5_000, undefined, { signal: run.signal });
        },
      });
      expect(await runJob({ ...deps, contextFor: () => ctx }, id)).not.toBe('completed');
      expect(reason).toContain('the lease was lost');
    } finally {
      await lively.destroy();
    }
  });
});

describe('reclaiming', () => {
  it('gives a silent job its next attempt, and ends one that has none left', async () => {
    const again = await enqueue('again', { ...silent, attempts: 1 });
    const over = await enqueue('over', { ...silent, attempts: 2 });
    const deps = depsOf({});
    await reclaimJobs(deps);
    expect(await rowOf(again)).toMatchObject({ status: 'retry', dispatchedAt: null, leaseToken: null });
    expect(await rowOf(over)).toMatchObject({ status: 'failed', errorCode: 'worker_lost' });
    // The job that ended leaves its place to the next one of its company.
    expect(deps.nudged).toHaveLength(2);
    expect(deps.nudged).toEqual(expect.arrayContaining([await ownerOf(again), await ownerOf(over)]));
    expect(deps.ended).toEqual(['over']);
  });

  it('gives a lost job its next attempt before a batch of cancelled ones that are older', async () => {
    const companyId = null;
    const cancelled = { ...silent, name: job.name, queue: job.queue, payload: { thing: 'cancelled' }, companyId };
    const times = { runAt: new Date(0), createdAt: new Date(0) };
    const data = Array.from({ length: 200 }, () => ({
      ...cancelled,
      ...times,
      id: newId(),
      status: 'active' as const,
      attempts: 2,
      maxAttempts: 2,
      errorCode: 'job_cancelled',
    }));
    await app.db.system((tx) => tx.job.createMany({ data }));
    const never = await enqueue('lost', { ...silent, attempts: 1, leaseUntil: new Date(1_000) });
    const before = await enqueue('lost', { ...silent, attempts: 1, leaseUntil: new Date(2_000), errorCode: 'Error' });
    const deps = depsOf({});
    expect(await reclaimJobs(deps)).toBe(200);
    expect(deps.nudged.slice(0, 2)).toEqual([await ownerOf(never), await ownerOf(before)]);
    expect(deps.ended).toHaveLength(198);
    await reclaimJobs(deps);
    expect(deps.ended).toHaveLength(200);
  });

  it('ends a job once, however many reclaim at the same moment', async () => {
    await enqueue('once', { ...silent, attempts: 2 });
    const deps = depsOf({});
    await Promise.all([reclaimJobs(deps), reclaimJobs(deps), reclaimJobs(deps)]);
    expect(deps.ended).toEqual(['once']);
  });

  it('is not held up by a job whose end fails', async () => {
    const poison = await enqueue('poison', { ...silent, attempts: 2, leaseUntil: new Date(-1000) });
    const over = await enqueue('behind it', { ...silent, attempts: 2 });
    const again = await enqueue('behind it too', { ...silent, attempts: 1 });
    const deps = depsOf({
      onExhausted: async (_ctx, { thing }) => {
        if (thing === 'poison') throw new Error('still broken');
      },
    });
    await reclaimJobs(deps);
    expect((await rowOf(poison)).status).toBe('active');
    expect((await rowOf(over)).status).toBe('failed');
    expect(deps.nudged).toContainEqual(await ownerOf(again));
    await app.db.system((tx) => tx.job.update({ where: { id: poison }, data: { leaseUntil: new Date(0) } }));
    await reclaimJobs(depsOf({}));
    expect((await rowOf(poison)).status).toBe('failed');
  });
});

describe('handing over', () => {
  const REDISPATCH_MS = 60_000;
  function dispatcherOver(during: (jobs: HandOver[]) => Promise<void>) {
    const seen: string[] = [];
    const queue: JobQueue = {
      handOver: async (jobs) => {
        seen.push(...jobs.map(({ queueId }) => queueId));
        await during(jobs);
      },
      ping: async () => undefined,
      unusable: async () => null,
      unsuitable: async () => null,
      resume: async () => false,
      close: async () => undefined,
    };
    const { now } = ctxOf();
    const repeats = new Repeats(now);
    const said: string[] = [];
    const warn = (line: { err: unknown }, text: string) => {
      if (repeats.told(line.err, text)) said.push(text);
    };
    return { seen, said, dispatcher: new Dispatcher(app.db, queue, now, warn, REDISPATCH_MS) };
  }
  const ofTest = (seen: string[], id: string) => seen.filter((queueId) => queueId.startsWith(id));

  it('repeats a hand-over whose stamp was lost under the same name: the queue knows it', async () => {
    const id = await enqueue('crash', { dispatchedAt: null });
    const crashing = dispatcherOver(async () => {
      throw new Error('the process ended here');
    });
    await expect(crashing.dispatcher.sweep()).rejects.toThrow();
    expect((await rowOf(id)).dispatchedAt).toBeNull();
    const next = dispatcherOver(async () => undefined);
    await next.dispatcher.sweep();
    expect(ofTest(next.seen, id)).toEqual(ofTest(crashing.seen, id));
    expect((await rowOf(id)).dispatchedAt).not.toBeNull();
  });

  it('logs a queue that refuses every hand-over once', async () => {
    const owner = await ownerOf(await enqueue('refused', { dispatchedAt: null }));
    const { said, dispatcher } = dispatcherOver(async () => {
      throw new Error("CROSSSLOT Keys in request don't hash to the same slot");
    });
    for (let at = 0; at < 5; at += 1) dispatcher.nudge([owner]);
    await dispatcher.idle();
    expect(said).toEqual(['queue unreachable, jobs wait in the outbox']);
  });

  it('stamps a thousand without comparing each with each, where no job waited when the table was last looked at', async () => {
    const owner = new Client({ connectionString: app.env.DATABASE_URL });
    await owner.connect();
    try {
      const { rows } = await owner.query<{ id: string }>(
        `INSERT INTO "Job" ("id", "name", "queue", "payload", "maxAttempts", "status", "runAt", "createdAt", "dispatchedAt")
         SELECT gen_random_uuid(), 'test.work', 'maintenance', '{}', 1, 'completed', now(), now(), now()
         FROM generate_series(1, 3000) RETURNING "id"`,
      );
      await owner.query('ANALYZE "Job"');
      const ids = rows.slice(0, 1_000).map(({ id }) => id);
      await owner.query(`UPDATE "Job" SET "status" = 'queued', "dispatchedAt" = NULL WHERE "id" = ANY($1::uuid[])`, [
        ids,
      ]);
      const attempts = JSON.stringify(Object.fromEntries(ids.map((id) => [id, 0])));
      const { text, values } = STAMP(ids, attempts, new Date());
      const plan = await owner.query(`EXPLAIN ${text}`, [...values]);
      expect(JSON.stringify(plan.rows)).not.toContain('Nested Loop');
      expect((await owner.query(text, [...values])).rows).toEqual([{ count: 1_000 }]);
      await owner.query(`DELETE FROM "Job" WHERE "name" = 'test.work' AND "payload" = '{}'`);
    } finally {
      await owner.end();
    }
  });

  it('leaves the next attempt to be handed over when a worker fails before the stamp', async () => {
    const id = await enqueue('quick failure', { dispatchedAt: null });
    const deps = depsOf({
      run: async () => {
        throw new Error('mail server away');
      },
    });
    const quick = dispatcherOver(async (jobs) => {
      if (jobs.some(({ jobId }) => jobId === id)) await runJob(deps, id);
    });
    await quick.dispatcher.sweep();
    expect(ofTest(quick.seen, id), 'handed over by the sweep').toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'retry', attempts: 1, dispatchedAt: null });
    const next = dispatcherOver(async () => undefined);
    await next.dispatcher.sweep();
    expect(ofTest(next.seen, id)).toHaveLength(1);
    expect(ofTest(quick.seen, id)).not.toContain(ofTest(next.seen, id)[0]);
  });
});

it('a mail that waits for its turn uses up no attempt, is counted, and finds its turn when it returns', async () => {
  const retryAt = new Date(Date.now() + 500);
  const turns: (Date | null | undefined)[] = [];
  const deps = depsOf({
    run: async () => {
      turns.push(findCause()?.mailTurn);
      if (turns.length === 1) throw new MailPaced(retryAt);
    },
  });
  const id = await enqueue('paced');
  expect(await runJob(deps, id)).toBe('retry');
  const waiting = await app.db.read.job.findUniqueOrThrow({ where: { id } });
  expect(waiting).toMatchObject({ attempts: 1, maxAttempts: 3, errorCode: 'mail_paced', runAt: retryAt });
  expect(await runJob(deps, id)).toBe('completed');
  expect(turns).toEqual([null, retryAt]);
});
