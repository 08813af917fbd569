import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const mailEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  WORKER_PROGRAM: z.string().describe('the built workers'),
  WORKER_PRELOAD: z.string().describe('module that the workers preload; it ends them when the bench has died'),
  BENCH_REDIS_URL: z.string().optional().describe("a Redis of its own; unset: BullMQ's PostgreSQL backend alone"),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_MAILS: wholeNumber(1_000).describe('invitations of each round'),
  BENCH_ROUNDS: wholeNumber(5).describe('interleaved rounds; medians of fewer than five vary'),
  BENCH_WORKERS: z
    .string()
    .regex(/^(1 )?(2 )?3$|^(1 )?2$|^1$/)
    .default('1 2 3')
    .describe('numbers of workers that `growth` measures, ascending, separated by spaces; ratios are to the first'),
  BENCH_ONLY: z
    .string()
    .default('')
    .describe('measures to take, separated by spaces: queued, sent, growth; the first two when empty'),
});

export type MailEnv = z.infer<typeof mailEnv>;

export const readEnv = (): MailEnv => mailEnv.parse(process.env);
