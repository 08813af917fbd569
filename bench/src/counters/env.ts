import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const countersEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_SUPPLIERS: wholeNumber(2_000).describe('suppliers in the one workflow at the beginning'),
  BENCH_CHANGES: wholeNumber(50_000).describe('changes until the counters are compared'),
  BENCH_PROCESSES: wholeNumber(3).describe('processes that make them'),
  BENCH_KILLS: wholeNumber(40).describe('processes that are killed meanwhile, and connections that are broken'),
});

export type CountersEnv = z.infer<typeof countersEnv>;

export const readEnv = (): CountersEnv => countersEnv.parse(process.env);
