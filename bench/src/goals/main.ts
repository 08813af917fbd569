import { z } from 'zod';
import { lineOf, readResults } from '../results';

const GOAL = /\bP(\d+)\b/;
const LAST_LINE = 16;

const { BENCH_RESULTS, BENCH_SUITES } = z
  .object({
    BENCH_RESULTS: z.string().describe('the folder that the suites have written to'),
    BENCH_SUITES: z
      .string()
      .transform((text) => text.split(' '))
      .describe('the suites that were just run'),
  })
  .parse(process.env);

const numberOf = (name: string): number => Number(GOAL.exec(name)?.[1] ?? Number.NaN);

const rows = readResults(BENCH_RESULTS)
  .filter(({ suite }) => BENCH_SUITES.includes(suite))
  .flatMap((results) => results.rows)
  .filter(({ name }) => GOAL.test(name))
  .toSorted((one, other) => numberOf(one.name) - numberOf(other.name));
for (const row of rows) console.log(lineOf(row));
const missed = rows.filter(({ isMet }) => isMet === false);
const lines = new Set(rows.map(({ name }) => numberOf(name)));
const without = Array.from({ length: LAST_LINE }, (_, place) => place + 1).filter((line) => !lines.has(line));
console.log(
  `${rows.length} rows, ${missed.length} missed; without a row: ${without.map((line) => `P${line}`).join(', ')}`,
);
