import { join } from 'node:path';
import { inviteSupplier } from '../invite-supplier';
import { type Finding, judge } from '../lighthouse/judge';
import { openPhone } from '../lighthouse/phone';
import { type ResultRow, writeResults } from '../results';
import { readEnv } from './env';
import { measureSlowLine } from './on-slow-line';

const LANGUAGES = ['en', 'es', 'pt-BR'];

/** Goals: first contentful paint in seconds on simulated slow 4G, and Lighthouse's scores. */
const GOALS = { paint: 2.5, performance: 98, accessibility: 100 } as const;

const env = readEnv();
const rows: ResultRow[] = await measureSlowLine({
  url: env.BENCH_URL,
  chromiumPath: env.CHROMIUM_PATH,
  rounds: env.BENCH_ROUNDS,
});
if (env.BENCH_ONLY === 'slow-line') {
  writeResults(env.BENCH_RESULTS, 'first-screen', rows);
  process.exit();
}
const { link } = await inviteSupplier(env.BENCH_URL);
console.log('the first screen of an invitation, as Lighthouse’s phone sees it on a simulated slow 4G line; medians');
console.log('language  performance  accessibility  first paint  largest paint  blocked  shift  scripts');
for (const language of LANGUAGES) {
  const phone = await openPhone(env.CHROMIUM_PATH, language);
  try {
    const findings: Finding[] = [];
    for (let round = 0; round < env.BENCH_ROUNDS; round += 1) {
      findings.push(await judge(link, { browser: phone, file: join(phone.folder, 'report.json') }));
    }
    console.log(printed(language, findings));
    rows.push(...rowsOf(language, findings));
    for (const complaint of new Set(findings.flatMap(({ complaints }) => complaints))) console.log(`  ${complaint}`);
  } finally {
    await phone.close();
  }
}
writeResults(env.BENCH_RESULTS, 'first-screen', rows);

type Measure = Exclude<keyof Finding, 'complaints' | 'scores'> | keyof Finding['scores'];

function medianOf(findings: readonly Finding[], name: Measure): number {
  const valueOf = ({ scores, ...measures }: Finding): number => ({ ...measures, ...scores })[name];
  const sorted = findings.map(valueOf).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rowsOf(language: string, findings: readonly Finding[]): ResultRow[] {
  const paint = medianOf(findings, 'largestPaint') / 1000;
  const performance = medianOf(findings, 'performance');
  const accessibility = medianOf(findings, 'accessibility');
  return [
    {
      name: `P15 largest paint of the first screen, ${language}`,
      figure: `${paint.toFixed(1)} s`,
      baseline: `${GOALS.paint} s`,
      ratio: paint / GOALS.paint,
      goal: '<= 1',
      isMet: paint <= GOALS.paint,
    },
    {
      name: `P15 performance by Lighthouse, ${language}`,
      figure: String(performance),
      baseline: String(GOALS.performance),
      ratio: performance / GOALS.performance,
      goal: '>= 1',
      isMet: performance >= GOALS.performance,
    },
    {
      name: `P15 accessibility by Lighthouse, ${language}`,
      figure: String(accessibility),
      baseline: String(GOALS.accessibility),
      ratio: accessibility / GOALS.accessibility,
      goal: '>= 1',
      isMet: accessibility >= GOALS.accessibility,
    },
  ];
}

function printed(language: string, findings: readonly Finding[]): string {
  const median = (name: Measure): number => medianOf(findings, name);
  return [
    language.padEnd(8),
    String(median('performance')).padStart(11),
    String(median('accessibility')).padStart(13),
    `${(median('firstPaint') / 1000).toFixed(1)} s`.padStart(11),
    `${(median('largestPaint') / 1000).toFixed(1)} s`.padStart(13),
    `${median('blocked').toFixed(0)} ms`.padStart(7),
    median('shift').toFixed(2).padStart(5),
    `${(median('scripts') / 1000).toFixed(1)} kB`.padStart(10),
  ].join('  ');
}
