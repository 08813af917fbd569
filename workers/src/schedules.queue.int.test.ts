import { openQueueBackend } from '@homologa/core/kernel/jobs/bullmq-connection';
import { eventually } from '@homologa/core/test/eventually';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { type IQueueBackend, Queue } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { SCHEDULES, type ScheduleQueue } from './schedules';
import { startTestWorker } from './test/start-test-worker';

let app: TestApp;
let worker: Runtime;
let queue: ScheduleQueue;
let closeBackend: () => Promise<void>;
beforeAll(async () => {
  app = await createTestApp();
  worker = await startTestWorker(app);
  const backend = openQueueBackend({
    redisUrl: app.env.REDIS_URL,
    databaseUrl: app.queueDatabaseUrl,
    role: 'worker',
    onError: () => undefined,
  });
  queue = new Queue<object, void, string, object, void, string, IQueueBackend>(
    'maintenance',
    { connection: backend.connection, prefix: app.env.QUEUE_PREFIX },
    backend.factory,
  );
  closeBackend = () => backend.close();
});
afterAll(async () => {
  await queue?.close();
  await closeBackend?.();
  await worker?.stop();
  await app?.destroy();
});

test('the schedules are in the queue, once', async () => {
  await eventually(async () => {
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers.map(({ name }) => name).toSorted()).toEqual(Object.keys(SCHEDULES).toSorted());
  });
});

test('a schedule that fires becomes a job with a row like every other', async () => {
  await queue.add('maintenance.expire-secrets', {});
  await eventually(async () => {
    const [job, ...more] = await app.db.read.job.findMany({ where: { name: 'maintenance.expire-secrets' } });
    expect(more).toEqual([]);
    expect(job?.status).toBe('completed');
    expect(job?.result).toMatchObject({ sessions: 0, rateLimits: 0 });
  });
});
