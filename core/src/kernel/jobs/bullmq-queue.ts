import { QUEUES, type QueueName } from '@homologa/domain/wire/queues';
import { type IQueueBackend, Queue } from 'bullmq';
import { openQueueBackend } from './bullmq-connection';
import type { JobQueue } from './job-queue';

interface NudgeData {
  jobId: string;
}
type NudgeQueue = Queue<NudgeData, void, string, NudgeData, void, string, IQueueBackend>;
const HAND_OVER_TIMEOUT_MS = 5_000;
const PING_TIMEOUT_MS = 2_000;

export function createBullmqQueue(options: {
  redisUrl: string | undefined;
  databaseUrl: string;
  prefix: string;
  onError: (error: Error) => void;
  onReady: () => void;
}): JobQueue {
  const backend = openQueueBackend({ ...options, role: 'producer', queues: QUEUES });
  const queues = new Map<QueueName, NudgeQueue>();
  const queueOf = (name: QueueName): NudgeQueue => {
    let queue = queues.get(name);
    if (!queue) {
      queue = new Queue<NudgeData, void, string, NudgeData, void, string, IQueueBackend>(
        name,
        { connection: backend.connection, prefix: options.prefix, skipWaitingForReady: true },
        backend.factory,
      );
      queue.on('error', options.onError);
      queues.set(name, queue);
      forgetUnlessReady(name, queue);
    }
    return queue;
  };
  // BullMQ caches a failed start forever. Dropping the queue lets the next call after an outage open a new one.
  const forgetUnlessReady = (name: QueueName, queue: NudgeQueue): void => {
    queue.waitUntilReady().catch(() => {
      if (queues.get(name) === queue) queues.delete(name);
      queue.close().catch(options.onError);
    });
  };
  const endPause = async (name: QueueName): Promise<boolean> => {
    // A producer's first command is refused until Redis has answered.
    await backend.ping();
    const queue = queueOf(name);
    if (!(await queue.isPaused())) return false;
    await queue.resume();
    return true;
  };
  return {
    async handOver(jobs) {
      for (const name of QUEUES) {
        const own = jobs.filter((job) => job.queue === name);
        if (own.length === 0) continue;
        const added = queueOf(name).addBulk(
          own.map((job) => ({
            name: job.name,
            data: { jobId: job.jobId },
            opts: {
              jobId: job.queueId,
              delay: job.delayMs,
              removeOnComplete: { age: 3600, count: 1000 },
              removeOnFail: { age: 86_400 },
            },
          })),
        );
        await bounded(added, HAND_OVER_TIMEOUT_MS);
      }
    },
    async ping() {
      await bounded(backend.ping(), PING_TIMEOUT_MS);
    },
    unusable: () => bounded(backend.unusable(), PING_TIMEOUT_MS),
    unsuitable: () => bounded(backend.unsuitable(), PING_TIMEOUT_MS),
    resume: (name) => bounded(endPause(name), HAND_OVER_TIMEOUT_MS),
    async close() {
      await Promise.allSettled([...queues.values()].map((queue) => bounded(queue.close(), HAND_OVER_TIMEOUT_MS)));
      await backend.close();
    },
  };
}

async function bounded<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the queue did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
