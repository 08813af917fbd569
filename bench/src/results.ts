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

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = ({ suite, measured, node, cores, load, rows }: Results): string =>
  [
    `## ${suite}`,
    '',
    `${measured}, Node ${node}, ${cores} cores, load ${load.toFixed(1)}`,
    '',
    lineOf(['measure', 'figure', 'baseline', 'ratio', 'goal', 'met']),
    lineOf(['---', '---', '---', '---', '---', '---']),
    ...rows.map(({ name, figure, baseline, ratio, goal, isMet }) =>
      lineOf([name, figure, baseline, ratio.toFixed(2), goal, isMet === null ? '' : isMet ? 'yes' : 'no']),
    ),
    '',
  ].join('\n');

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
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Results);
  writeFileSync(join(folder, `${SUMMARY}.md`), ['# Benchmarks', '', ...all.map(tableOf)].join('\n'));
}
