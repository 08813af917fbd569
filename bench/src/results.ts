import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

export interface ResultRow {
  name: string;
  figure: string;
  baseline: string;
  ratio: number;
  /** Goal such as `>= 0.35`; empty if the measure has no goal. */
  goal: string;
  isMet: boolean | null;
}

interface Results {
  suite: string;
  measured: string;
  node: string;
  cores: number;
  /** Load average: if it exceeds the number of cores, the machine was busy and the times are unreliable. */
  load: number;
  rows: ResultRow[];
}

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

export const readResults = (folder: string): Results[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Results);

/** Writes a suite's results as JSON, and the latest results of all suites as one page of tables. */
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
