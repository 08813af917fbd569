import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const firstScreenEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ONLY: z.string().default('').describe('slow-line: leaves Lighthouse out, which npx has to download'),
  BENCH_ROUNDS: wholeNumber(3).describe('runs of each language; the median is printed'),
});

type FirstScreenEnv = z.infer<typeof firstScreenEnv>;

export const readEnv = (): FirstScreenEnv => firstScreenEnv.parse(process.env);
