import { z } from 'zod';
import { redisFault } from '../addresses';
import { optionalAddress, whole } from './kinds';

export const queueVariables = {
  REDIS_URL: optionalAddress(redisFault).describe("Redis for the queue; unset: BullMQ's PostgreSQL backend"),
  QUEUE_PREFIX: z.string().default('homologa').describe('names the queues, where two installations share one Redis'),
  JOB_LEASE_SECONDS: whole(30, 1).describe('how long a silent worker keeps its job'),
  JOB_RETRY_BASE_MS: whole(2_000, 1).describe('first pause before a failed job is tried again'),
  JOB_REDISPATCH_SECONDS: whole(120, 1).describe('how long a job may lie in the queue before it is handed over again'),
  JOB_RETENTION_DAYS: whole(90, 30).describe(
    'how long the row of a completed job is kept; of a failed one four times as long',
  ),
};

/** BullMQ's scripts need all keys of a queue in one slot of a Cluster, which is computed from the text in braces. */
export const prefixFor = (redisUrl: string | undefined, prefix: string): string =>
  redisUrl?.includes('+cluster://') && !prefix.startsWith('{') ? `{${prefix}}` : prefix;
