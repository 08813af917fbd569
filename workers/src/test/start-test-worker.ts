import type { TestApp } from '@homologa/core/test/test-database';
import { type Runtime, startRuntime } from '../runtime';

const CONCURRENCY = 4;
const SHUTDOWN_MS = 10_000;

/** Starts the real worker runtime in the test's process, on the test's database and queue. Stop it before `destroy`. */
export const startTestWorker = (app: TestApp): Promise<Runtime> =>
  startRuntime(app, {
    redisUrl: app.env.REDIS_URL,
    queuePrefix: app.env.QUEUE_PREFIX,
    concurrency: CONCURRENCY,
    shutdownMs: SHUTDOWN_MS,
  });
