import { z } from 'zod';
import { wholeNumber } from './whole-number';

const benchEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  BENCH_SUPPLIERS: wholeNumber(100_000).describe('suppliers in the one workflow'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: wholeNumber(7).describe('interleaved rounds; medians of fewer than five vary'),
});

type BenchEnv = z.infer<typeof benchEnv>;

export const readEnv = (): BenchEnv => benchEnv.parse(process.env);
