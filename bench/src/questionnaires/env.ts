import { z } from 'zod';
import { wholeNumber } from '../whole-number';

const questionnairesEnv = z.object({
  BENCH_URL: z.url().describe('the running product with its demo; scripts/lib/tests/bench.ts starts one'),
  CHROMIUM_PATH: z.string().describe('the browser'),
  BENCH_ROUNDS: wholeNumber(25).describe('keys that are pressed, and taps on each view'),
});

export const readEnv = () => questionnairesEnv.parse(process.env);
