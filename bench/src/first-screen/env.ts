import { z } from 'zod';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const firstScreenEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: whole(3).describe('runs of each language; the median is printed'),
});

type FirstScreenEnv = z.infer<typeof firstScreenEnv>;

export const readEnv = (): FirstScreenEnv => firstScreenEnv.parse(process.env);
