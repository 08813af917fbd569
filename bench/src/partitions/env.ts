import { parseArgs } from 'node:util';
import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const partitionsEnv = z.object({
  DATABASE_URL: z.string().describe('a migrated, empty PostgreSQL of its own; scripts/lib/tests/bench.ts starts one'),
  DATA_DIR: z.string().describe('a temporary folder'),
  BENCH_POSTGRES_LOG: z.string().describe("the file of PostgreSQL's log, which the plans are read from"),
  BENCH_RESULTS: z.string().describe('the folder that results are written to'),
  BENCH_ONLY: z.string().default('').describe('the options of the command line, such as `--rows 10000000`'),
});

const optionsSchema = z.object({
  rows: wholeNumber(200_000).describe('suppliers in each of the two databases'),
  partitions: wholeNumber(32).describe('partitions of the table'),
  rounds: wholeNumber(5).describe('interleaved rounds'),
});

type Env = z.infer<typeof partitionsEnv> & z.infer<typeof optionsSchema>;

export function readEnv(): Env {
  const env = partitionsEnv.parse(process.env);
  const { values } = parseArgs({
    args: env.BENCH_ONLY.split(' ').filter(Boolean),
    options: { rows: { type: 'string' }, partitions: { type: 'string' }, rounds: { type: 'string' } },
  });
  return { ...env, ...optionsSchema.parse(values) };
}
