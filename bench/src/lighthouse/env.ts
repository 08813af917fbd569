import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const lighthouseEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: wholeNumber(3).describe('runs of each page; the median is judged'),
  BENCH_ONLY: z
    .string()
    .default('')
    .describe('the pages to measure, as in `introduction home`; all of them when empty'),
  BENCH_LANGUAGE: z.string().default('es').describe('the language of the browser'),
});

export const readEnv = (): z.infer<typeof lighthouseEnv> => lighthouseEnv.parse(process.env);
