import { z } from 'zod';

const screeningEnv = z.object({
  BENCH_ONLY: z.string().default('').describe('mutations, or --data DIR, --cases DIR, --json FILE'),
  BENCH_ROOT: z.string().default('..').describe('where shared/ lies'),
  BENCH_LARGE: z.coerce.number().int().min(0).default(1_000_000).describe('entities of the synthetic index'),
  BENCH_SUPPLIERS: z.coerce.number().int().min(1).default(10_000).describe('suppliers of the throughput'),
});

export const readEnv = () => screeningEnv.parse(process.env);
