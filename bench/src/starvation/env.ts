import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const starvationEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  BENCH_ROUNDS: wholeNumber(7).describe('measurements of each operation, idle and beside the greedy company'),
  BENCH_EXPORTS: wholeNumber(200).describe('exports that the greedy company asks for'),
  BENCH_IMPORTS: wholeNumber(60).describe('hostile files that it imports'),
  BENCH_SUPPLIERS: wholeNumber(5_000).describe(
    'suppliers of the greedy company, all of which each of its exports lists',
  ),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
});

export const readEnv = () => starvationEnv.parse(process.env);
