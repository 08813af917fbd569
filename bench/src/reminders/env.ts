import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const remindersEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  WORKER_PROGRAM: z.string().describe('the built workers'),
  WORKER_PRELOAD: z.string().describe('module that the workers preload; it ends them when the bench has died'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_SUPPLIERS: wholeNumber(10_000).describe('suppliers due for a reminder'),
});

export const readEnv = () => remindersEnv.parse(process.env);
