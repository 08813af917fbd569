import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const SIZES = '1000,10000,100000';

const growthEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  BENCH_SIZES: z
    .string()
    .default(SIZES)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().min(100)).min(2))
    .describe('suppliers of the companies that are compared, with commas'),
  BENCH_EXPORTED: wholeNumber(100_000).describe('the most suppliers that are exported at once'),
  BENCH_ROUNDS: wholeNumber(5).describe('rounds over all companies'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_PLOT: z.string().describe('the SVG that is drawn'),
});

type GrowthEnv = z.infer<typeof growthEnv>;

export const readEnv = (): GrowthEnv => growthEnv.parse(process.env);
