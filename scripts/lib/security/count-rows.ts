import { relative } from 'node:path';
import { ROOT } from '../paths';
import type { LongProgram, Proof, SecurityRow } from './rows';

/** Part of the JSON report of Vitest that the rows are counted from. */
export interface TestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    /** Reason why the file could not be loaded; otherwise empty. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      meta?: { tries?: number };
      failureMessages: string[];
    }[];
  }[];
}

/** What a program that ran with `--full` reports. */
export interface ProgramReport {
  program: LongProgram;
  /** Attempts by row. Empty if the program could not run here. */
  tries: Record<string, number>;
  failures: readonly string[];
  /** Why the program could not run here; otherwise null. */
  missing: string | null;
}

export interface CountedRow {
  row: string;
  title: string;
  tries: number;
  state: 'pass' | 'fail' | 'not tried';
  /** What failed, what was not tried and why. One line each. */
  notes: string[];
}

interface Seen {
  tries: number;
  passed: number;
  failures: string[];
  skipped: string[];
}

/** Counts a row from what its tests and programs have reported. A piece of a name that no test has is a failure. */
export function countRow(
  row: string,
  { title, proofs, programs = [], untried }: SecurityRow,
  tests: readonly TestReport[],
  ran: readonly ProgramReport[],
): CountedRow {
  const seen: Seen = { tries: 0, passed: 0, failures: [], skipped: [] };
  for (const proof of proofs) countProof(proof, tests, seen);
  const notes = [...seen.failures, ...new Set(seen.skipped)];
  for (const program of programs) {
    const report = ran.find((one) => one.program === program);
    if (!report) {
      notes.push(`more by \`--full\`: ${program}`);
      continue;
    }
    seen.tries += report.tries[row] ?? 0;
    seen.failures.push(...report.failures);
    notes.push(...report.failures.map((line) => `${program}: ${line}`));
    if (report.missing !== null) notes.push(`not tried here: ${program}: ${report.missing}`);
  }
  if (untried) notes.push(`not tried: ${untried}`);
  const state = seen.failures.length > 0 ? 'fail' : seen.passed > 0 ? 'pass' : 'not tried';
  return { row, title, tries: seen.tries, state, notes };
}

function countProof({ file, tests: pieces }: Proof, reports: readonly TestReport[], seen: Seen): void {
  const runs = reports.flatMap(({ testResults }) => testResults.filter(({ name }) => pathOf(name) === file));
  if (runs.length === 0) seen.failures.push(`${file} did not run`);
  const wanted = pieces ?? [''];
  const found = new Set<string>();
  const ran = new Set(
    runs.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ fullName, status }) => (status === 'passed' || status === 'failed' ? fullName : [])),
    ),
  );
  for (const { message, assertionResults } of runs) {
    if (message) seen.failures.push(`${file}: ${firstLine(message)}`);
    for (const { fullName, status, meta, failureMessages } of assertionResults) {
      const named = wanted.filter((piece) => fullName.includes(piece));
      if (named.length === 0) continue;
      for (const piece of named) found.add(piece);
      if (status === 'passed') {
        seen.passed += 1;
        seen.tries += meta?.tries ?? 1;
      } else if (status === 'failed') {
        seen.failures.push(`${file}: ${fullName}: ${firstLine(failureMessages.join('\n'))}`);
      } else if (!ran.has(fullName)) {
        seen.skipped.push(`not tried here: ${fullName} (${file})`);
      }
    }
  }
  if (runs.length === 0 || runs.some(({ message }) => message)) return;
  for (const piece of wanted.filter((one) => !found.has(one)))
    seen.failures.push(`${file} has no test '${piece}' any more`);
}

const pathOf = (name: string): string => relative(ROOT, name).replaceAll('\\', '/');
const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 200);
