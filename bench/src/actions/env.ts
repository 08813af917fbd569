import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const actionsEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_SUPPLIERS: wholeNumber(100_000).describe('suppliers in the large workflow'),
  BENCH_SMALL: wholeNumber(376).describe('suppliers in the small workflow'),
  BENCH_ROUNDS: wholeNumber(9).describe('interleaved rounds over the large and the small workflow'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
});

export type ActionsEnv = z.infer<typeof actionsEnv>;

export const readEnv = (): ActionsEnv => actionsEnv.parse(process.env);
