import { setTimeout as sleep } from 'node:timers/promises';
import type { Composition } from '@homologa/core/compose';
import { removePartialFiles } from '@homologa/core/files/partial-files';
import { JOBS } from '@homologa/core/jobs';
import { systemClock } from '@homologa/core/kernel/clock';
import type { Context } from '@homologa/core/kernel/context';
import { openQueueBackend, type QueueBackend } from '@homologa/core/kernel/jobs/bullmq-connection';
import { HEARTBEAT_MS, Heartbeat } from '@homologa/core/kernel/jobs/heartbeat';
import { reclaimJobs } from '@homologa/core/kernel/jobs/reclaim-jobs';
import { type RunJobDeps, runJob } from '@homologa/core/kernel/jobs/run-job';
import { traceIdOf } from '@homologa/core/kernel/telemetry/traceparent';
import { mailProbeMs, maintainMailServer } from '@homologa/core/maintenance/maintain-mail-server';
import { QUEUES, type QueueName } from '@homologa/domain/wire/queues';
import { type IQueueBackend, type Job, Queue, Worker } from 'bullmq';
import { bindJobs } from './processors/registry';
import { QueueLoops, watchLoop } from './queue-loops';
import { startReconciler } from './reconcile';
import { isOff, isScheduled, type ScheduleQueue, scheduledJob, writeSchedules } from './schedules';

interface RuntimeOptions {
  redisUrl: string | undefined;
  queuePrefix: string;
  /** Concurrent jobs of the mail queue; other queues have PLACES. */
  concurrency: number;
  /**
   * Milliseconds that `stop` waits for running jobs. The leases of unfinished jobs then expire, and another worker
   * claims them.
   */
  shutdownMs: number;
}

export interface Runtime {
  loops: QueueLoops;
  stop(): Promise<void>;
}

/** Queue message ("nudge"): contains the id of a job row, or no id when a schedule fired. */
type Nudge = Job<{ jobId?: string }, void>;
type QueueWorker = Worker<{ jobId?: string }, void, string, IQueueBackend>;

/** Concurrent jobs of each queue but mail. With one, a company's long export would hold up everybody (`shareOf`). */
const PLACES = 2;
const SWEEP_MS = 1_000;
const PARTIAL_FILES_MS = 60 * 60_000;
const RECLAIM_MS = 2_000;
const SCHEDULES_MS = 10 * 60_000;
const UNREACHABLE_PAUSE_MS = 1_000;
/**
 * Minimum milliseconds for which BullMQ locks a queue message (nudge). A late renewal of the lock only causes a
 * duplicate message.
 */
const SHORTEST_LOCK_MS = 2_000;
const FETCH_RETRY_MS = 1_000;
const FAREWELL_MS = 1_000;
export const longestStopMs = (shutdownMs: number): number => shutdownMs + 2 * FAREWELL_MS;
/**
 * BullMQ's error if Redis lost a queue message during its job; harmless, because the outcome is stored in the job's
 * row.
 */
const FORGOTTEN = /^Missing (key|lock) for job/;

/**
 * Starts one BullMQ worker per queue, which runs the job rows named by the queue's messages, and the periodic tasks
 * that dispatch and reclaim jobs left by a crash or an unreachable queue. Waits for the database first
 * (ARCHITECTURE.md).
 */
export async function startRuntime(app: Composition, options: RuntimeOptions): Promise<Runtime> {
  while (!(await app.db.isReachable())) await sleep(UNREACHABLE_PAUSE_MS);
  const backend = openQueueBackend({
    redisUrl: options.redisUrl,
    databaseUrl: app.queueDatabaseUrl,
    role: 'worker',
    onError: (error) => warnOfQueue(app, options, { err: error }, 'queue connection'),
    onReady() {
      app.outages.back('Redis');
      app.dispatcher.queueBack();
    },
    onLost: () => app.dispatcher.queueLost(),
    begunAnew: { prefix: options.queuePrefix, onSeen: () => app.dispatcher.queueForgot() },
  });
  const deps = jobDeps(app);
  const loops = new QueueLoops(systemClock);
  app.telemetry.metrics.gauge({ queues: () => loops.idle() });
  app.telemetry.metrics.expectJobs(Object.keys(JOBS));
  const workers = await Promise.all(
    QUEUES.map((name) => openReadyWorker({ app, backend, options, deps, loops }, name)),
  );
  const schedules = openScheduleQueues(app, backend, options);
  const heartbeat = new Heartbeat(app.db, systemClock);
  const reconciler = startReconciler(
    [
      { name: 'sweep', everyMs: SWEEP_MS, run: () => app.dispatcher.sweep() },
      { name: 'reclaim', everyMs: RECLAIM_MS, run: () => reclaimJobs(deps) },
      { name: 'heartbeat', everyMs: HEARTBEAT_MS, run: () => heartbeat.beat() },
      { name: 'schedules', everyMs: SCHEDULES_MS, run: () => schedules.write() },
      { name: 'mail server', everyMs: mailProbeMs(app), run: () => maintainMailServer(systemContext(app)) },
      // Every worker removes its own partial files: they are local to its machine, while the scheduled job may run on
      // another machine.
      {
        name: 'partial files',
        everyMs: PARTIAL_FILES_MS,
        run: () => removePartialFiles(systemContext(app)),
      },
    ],
    (...said) => app.warn(...said),
  );
  return {
    loops,
    async stop() {
      await bounded(
        Promise.all([reconciler.stop(), ...workers.map((worker) => worker.close())]),
        options.shutdownMs,
      ).catch((error: unknown) => app.log.warn({ err: error }, 'stopped without waiting any longer'));
      await bounded(heartbeat.end(), FAREWELL_MS).catch(() => undefined);
      await bounded(schedules.close(), FAREWELL_MS).catch(() => undefined);
      await backend.close();
    },
  };
}

interface WorkerParts {
  app: Composition;
  backend: QueueBackend;
  options: RuntimeOptions;
  deps: RunJobDeps;
  loops: QueueLoops;
}

export const systemContext = (app: Composition): Context => app.contextFor({ kind: 'system', name: 'worker' });

function jobDeps(app: Composition): RunJobDeps {
  return {
    contextFor: ({ name, requestId, traceparent }) =>
      app.contextFor({ kind: 'system', name }, requestId ?? undefined, traceparent),
    find: bindJobs(app.adapters),
    nudge: (owners, afterMs) => app.dispatcher.nudge(owners, afterMs),
    telemetry: app.telemetry,
  };
}

function warnOfQueue(
  app: Composition,
  { redisUrl }: RuntimeOptions,
  line: { err: Error; queue?: string },
  text: string,
): void {
  if (!(redisUrl && app.outages.heard(line.err, 'Redis'))) app.warn(line, text);
}

/**
 * Opens a worker that fetches jobs. On PostgreSQL, waits for the connection first and creates a new worker if the
 * connection fails, because BullMQ would cache the failure and fetch in a busy loop. On Redis the client reconnects by
 * itself.
 */
async function openReadyWorker(parts: WorkerParts, name: QueueName): Promise<QueueWorker> {
  const { app, backend } = parts;
  for (;;) {
    const worker = openWorker(parts, name);
    if (backend.kind === 'redis') return worker;
    try {
      await worker.waitUntilReady();
      worker.run().catch((error: unknown) => app.warn({ err: error, queue: name }, 'queue worker'));
      return worker;
    } catch (error) {
      app.warn({ err: error, queue: name }, 'the queue was cut off while it was opened');
      await bounded(worker.close(true), FETCH_RETRY_MS).catch(() => undefined);
      await sleep(FETCH_RETRY_MS);
    }
  }
}

function openWorker({ app, backend, options, deps, loops }: WorkerParts, name: QueueName): QueueWorker {
  // A worker that dies between taking a queue message (nudge) and claiming the job row leaves the message locked. With
  // a lock of half the lease, BullMQ releases the message before the row's lease can expire.
  const lockMs = Math.max(SHORTEST_LOCK_MS, Math.floor(app.config.jobLeaseMs / 2));
  const concurrency = name === 'mail' ? options.concurrency : PLACES;
  const loop = loops.open(name, concurrency);
  const worker: QueueWorker = new Worker<{ jobId?: string }, void, string, IQueueBackend>(
    name,
    (nudge) =>
      loop.run(() =>
        nudge.data.jobId
          ? runNudged(app, deps, nudge, nudge.data.jobId)
          : enqueueScheduled(deps.contextFor({ name: 'schedule', requestId: null, traceparent: null }), nudge.name),
      ),
    {
      connection: backend.connection,
      prefix: options.queuePrefix,
      autorun: backend.kind === 'redis',
      concurrency,
      lockDuration: lockMs,
      stalledInterval: Math.floor(lockMs / 6),
      // Extra queue messages are harmless, because the row is already claimed. A missing message delays the job until
      // the next sweep.
      maxStalledCount: 10,
      runRetryDelay: FETCH_RETRY_MS,
    },
    watchLoop(backend.factory, loop),
  );
  worker.on('error', (error) => {
    if (FORGOTTEN.test(error.message)) app.log.debug({ err: error, queue: name }, 'queue worker');
    else warnOfQueue(app, options, { err: error, queue: name }, 'queue worker');
  });
  worker.on('failed', (nudge, error) =>
    app.warn({ err: error, queue: name, jobId: nudge?.data.jobId }, 'nudge failed, its row is swept later'),
  );
  return worker;
}

async function runNudged(app: Composition, deps: RunJobDeps, nudge: Nudge, jobId: string): Promise<void> {
  const began = performance.now();
  let cause: { requestId: string | null; traceparent: string | null } = { requestId: null, traceparent: null };
  const outcome = await runJob(
    {
      ...deps,
      contextFor: (job) => {
        if (job.requestId ?? job.traceparent) cause = job;
        return deps.contextFor(job);
      },
      // Does not await the update, because the progress is stored in the job row and an unreachable queue must not
      // block the job.
      report: async (progress) => {
        nudge.updateProgress({ ...progress }).catch((error: unknown) => app.log.debug({ err: error }, 'progress'));
      },
    },
    jobId,
  ).catch((error: unknown) => {
    app.dispatcher.missed(jobId);
    throw error;
  });
  // A repeated queue message finds its row already claimed, which is not worth an info line.
  const level = outcome === 'not_claimed' ? 'debug' : 'info';
  const { requestId, traceparent } = cause;
  const ms = Math.round(performance.now() - began);
  app.log[level]({ jobId, name: nudge.name, requestId, traceId: traceIdOf(traceparent), outcome, ms }, 'job');
}

async function enqueueScheduled(ctx: Context, name: string): Promise<void> {
  if (!isScheduled(name)) {
    ctx.log.warn({ name }, 'unknown schedule');
    return;
  }
  if (isOff(name, ctx.config)) return;
  await ctx.db.system((tx) => ctx.jobs.enqueue(tx, scheduledJob(name), {}, { companyId: null }));
}

function openScheduleQueues(app: Composition, backend: QueueBackend, options: RuntimeOptions) {
  const queues = new Map<QueueName, ScheduleQueue>();
  const queueOf = (queueName: QueueName): ScheduleQueue => {
    const known = queues.get(queueName);
    if (known) return known;
    const queue: ScheduleQueue = new Queue<object, void, string, object, void, string, IQueueBackend>(
      queueName,
      { connection: backend.connection, prefix: options.queuePrefix },
      backend.factory,
    );
    queue.on('error', (error) => warnOfQueue(app, options, { err: error, queue: queueName }, 'schedules'));
    queues.set(queueName, queue);
    return queue;
  };
  return {
    write: () => writeSchedules((job) => queueOf(JOBS[job].queue)),
    close: () => Promise.allSettled([...queues.values()].map((queue) => queue.close())),
  };
}

async function bounded<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(
    () => Promise.reject(new Error(`not done within ${ms} ms`)),
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
