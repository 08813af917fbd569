import { z } from 'zod';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const exportEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  BENCH_SUPPLIERS: whole(100_000).describe('suppliers in the one workflow'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: whole(5).describe('interleaved rounds; five at the least'),
});

export const readEnv = () => exportEnv.parse(process.env);
