import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const MINUTES = 15;

const soakEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  SERVER_PID: wholeNumber(0).describe('the process whose memory is watched'),
  WORKERS_PID: wholeNumber(0).describe('the same of the workers'),
  BENCH_SUPPLIERS: wholeNumber(10_000).describe('suppliers in the one workflow'),
  BENCH_CAPACITY_SECONDS: wholeNumber(20).describe('seconds for which the capacity is measured'),
  BENCH_ONLY: z
    .string()
    .default('')
    .transform((text) => Number(/--minutes (\d+(?:\.\d+)?)/.exec(text)?.[1] ?? MINUTES))
    .describe('`--minutes N`: how long it is kept busy'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
});

export type SoakEnv = z.infer<typeof soakEnv>;

export const readEnv = (): SoakEnv => soakEnv.parse(process.env);
