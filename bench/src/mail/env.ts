import { z } from 'zod';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const mailEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  WORKER_PROGRAM: z.string().describe('the built workers'),
  WORKER_PRELOAD: z.string().describe('what ends them with the bench'),
  BENCH_REDIS_URL: z.string().optional().describe("a Redis of its own; unset: BullMQ's PostgreSQL backend alone"),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_MAILS: whole(1_000).describe('invitations of each round'),
  BENCH_ROUNDS: whole(5).describe('interleaved rounds; five at the least'),
  BENCH_ONLY: z.string().default('').describe('the measures to take: queued, sent; both when empty'),
});

type MailEnv = z.infer<typeof mailEnv>;

export const readEnv = (): MailEnv => mailEnv.parse(process.env);
