import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

/** A line of a suite's results. */
export interface ResultRow {
  name: string;
  /** What the product made or took, with its unit, as in `312/s`. */
  figure: string;
  /** The same of what it is compared to, or that one's name. */
  baseline: string;
  ratio: number;
  /** As in `>= 0.35`; empty without one. */
  goal: string;
  isMet: boolean | null;
}

interface Results {
  suite: string;
  measured: string;
  node: string;
  cores: number;
  /** Processes that waited for a core: over the number of cores, times are those of a busy machine. */
  load: number;
  rows: ResultRow[];
}

/** The page of all tables. */
const SUMMARY = 'summary';

const cellsOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = ({ suite, measured, node, cores, load, rows }: Results): string =>
  [
    `## ${suite}`,
    '',
    `${measured}, Node ${node}, ${cores} cores, load ${load.toFixed(1)}`,
    '',
    cellsOf(['measure', 'figure', 'baseline', 'ratio', 'goal', 'met']),
    cellsOf(['---', '---', '---', '---', '---', '---']),
    ...rows.map(({ name, figure, baseline, ratio, goal, isMet }) =>
      cellsOf([name, figure, baseline, ratio.toFixed(2), goal, isMet === null ? '' : isMet ? 'yes' : 'no']),
    ),
    '',
  ].join('\n');

/** A row as a suite prints it. */
export const lineOf = ({ name, figure, baseline, ratio, goal, isMet }: ResultRow): string =>
  [
    name.padEnd(46),
    figure.padStart(12),
    `beside ${baseline}`.padEnd(34),
    ratio.toFixed(2).padStart(8),
    goal.padStart(9),
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ]
    .join('  ')
    .trimEnd();

/** The newest results of each suite in a folder, by the suites' names. */
export const readResults = (folder: string): Results[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Results);

/** Writes what a suite found as JSON, and the newest of all suites as one page of tables. */
export function writeResults(folder: string, suite: string, rows: ResultRow[]): void {
  mkdirSync(folder, { recursive: true });
  const results: Results = {
    suite,
    measured: new Date().toISOString(),
    node: process.versions.node,
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
    rows,
  };
  writeFileSync(join(folder, `${suite}.json`), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, `${SUMMARY}.md`), ['# Benchmarks', '', ...readResults(folder).map(tableOf)].join('\n'));
}
