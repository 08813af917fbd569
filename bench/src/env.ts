import { z } from 'zod';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const benchEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  BENCH_SUPPLIERS: whole(100_000).describe('suppliers in the one workflow'),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ROUNDS: whole(7).describe('interleaved rounds; five at the least'),
});

type BenchEnv = z.infer<typeof benchEnv>;

export const readEnv = (): BenchEnv => benchEnv.parse(process.env);
