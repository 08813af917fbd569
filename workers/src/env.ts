import { parseEnv } from '@homologa/core/env/parse-env';
import { z } from 'zod';

const workerEnv = z.object({
  HOMOLOGA_ROOT: z.string().default('.').describe('where package.json lies'),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(8)
    .describe('mails that one worker sends at once; of each other queue it runs two jobs'),
  WORKER_SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('how long a stopping worker waits for its jobs'),
});
type WorkerEnv = z.infer<typeof workerEnv>;

export const readWorkerEnv = (source: NodeJS.ProcessEnv = process.env): WorkerEnv => parseEnv(workerEnv, source);
