import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const largeListEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_SUPPLIERS: wholeNumber(100_000).describe('suppliers in the one workflow'),
  BENCH_ROUNDS: wholeNumber(5).describe('interleaved rounds over the large and the small workflow'),
});

export type LargeListEnv = z.infer<typeof largeListEnv>;

export const readEnv = (): LargeListEnv => largeListEnv.parse(process.env);
