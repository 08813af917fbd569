import { join } from 'node:path';
import { lineOf, type ResultRow, writeResults } from '../results';
import { readEnv } from './env';
import { CATEGORIES, type Category, type Finding, judge } from './judge';
import { openPhone } from './phone';
import { PAGES, walkPages } from './walk';

/** Lowest score of each category: times vary between runs, the other audits pass or fail. */
const GOALS: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const env = readEnv();
const only = env.BENCH_ONLY.split(' ').filter(Boolean);
const unknown = only.filter((name) => !PAGES.some((page) => page === name));
if (unknown.length > 0) throw new Error(`There is no page '${unknown.join(' ')}': choose ${PAGES.join(' or ')}.`);
const rows: ResultRow[] = [];
const phone = await openPhone(env.CHROMIUM_PATH, env.BENCH_LANGUAGE);
try {
  console.log('pages of a supplier, as Lighthouse’s phone sees them on a simulated slow 4G line; medians');
  await walkPages(env.BENCH_URL, phone.page, async (name, address) => {
    if (only.length > 0 && !only.includes(name)) return;
    const findings: Finding[] = [];
    for (let round = 0; round < env.BENCH_ROUNDS; round += 1) {
      findings.push(await judge(address, { browser: phone, file: join(phone.folder, 'report.json') }));
    }
    const found = CATEGORIES.map((category) => rowOf(name, category, findings));
    for (const row of found) console.log(lineOf(row));
    console.log(timesOf(name, findings));
    for (const complaint of new Set(findings.flatMap(({ complaints }) => complaints))) console.log(`  ${complaint}`);
    rows.push(...found);
  });
  writeResults(env.BENCH_RESULTS, 'lighthouse', rows);
} finally {
  await phone.close();
}
const missed = rows.filter(({ isMet }) => isMet === false);
if (missed.length > 0) {
  console.error(`below the goal: ${missed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rowOf(page: string, category: Category, findings: readonly Finding[]): ResultRow {
  const score = medianOf(findings.map(({ scores }) => scores[category]));
  const goal = GOALS[category];
  return {
    name: `${category} by Lighthouse, ${page}`,
    figure: String(score),
    baseline: String(goal),
    ratio: score / goal,
    goal: '>= 1',
    isMet: score >= goal,
  };
}

function timesOf(page: string, findings: readonly Finding[]): string {
  const median = (name: 'firstPaint' | 'largestPaint' | 'blocked' | 'shift' | 'scripts'): number =>
    medianOf(findings.map((finding) => finding[name]));
  return [
    `  ${page}: first paint ${(median('firstPaint') / 1000).toFixed(1)} s`,
    `largest paint ${(median('largestPaint') / 1000).toFixed(1)} s`,
    `blocked ${median('blocked').toFixed(0)} ms`,
    `shift ${median('shift').toFixed(2)}`,
    `scripts ${(median('scripts') / 1000).toFixed(1)} kB`,
  ].join(', ');
}
