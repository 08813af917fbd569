import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const exportEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  BENCH_SUPPLIERS: wholeNumber(100_000).describe('suppliers in the one workflow'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: wholeNumber(5).describe('interleaved rounds; medians of fewer than five vary'),
});

export const readEnv = () => exportEnv.parse(process.env);
