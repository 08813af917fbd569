import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const deliveryEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  DATABASE_URL: z.string().describe('its database, as the owner of the tables'),
  DATA_DIR: z.string().describe('where it keeps its files'),
  SERVER_PID: wholeNumber(1).describe('the process of its server'),
  WORKERS_PID: wholeNumber(1).describe('the process of its workers'),
  BENCH_OPEN: wholeNumber(500).describe('open requests at the desk'),
  BENCH_SUPPLIERS: wholeNumber(1_000).describe('suppliers whose results are downloaded, each with one report'),
  BENCH_REPORT_BYTES: wholeNumber(400_000).describe('size of each report'),
  BENCH_ROUNDS: wholeNumber(5).describe('interleaved rounds'),
});

export type DeliveryEnv = z.infer<typeof deliveryEnv>;

export const readEnv = (): DeliveryEnv => deliveryEnv.parse(process.env);
