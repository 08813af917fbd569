import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const complianceEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  BENCH_SUPPLIERS: wholeNumber(100_000).describe('hits, each of another supplier, and checks of names'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: wholeNumber(7).describe('interleaved rounds; medians of fewer than five vary'),
});

type ComplianceEnv = z.infer<typeof complianceEnv>;

export const readEnv = (): ComplianceEnv => complianceEnv.parse(process.env);
