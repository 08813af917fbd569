import { existsSync, readFileSync } from 'node:fs';
import { Halt } from '../say';
import type { OutsideError } from './unhandled-errors';

const FAILURE_LINES = 24;
const FAILURE_WIDTH = 300;

interface Failure {
  /** Path of the test file; null for an error outside tests whose file is unknown. */
  file: string | null;
  text: string;
}

/** Results of one run of Vitest. Tests are named by file and full name. */
export interface Outcome {
  /** Number of failed tests. Unloaded files and errors outside tests are not counted, but stand in `failures`. */
  failed: number;
  total: number;
  passed: readonly string[];
  skipped: readonly string[];
  failures: readonly Failure[];
  /** Failures that were followed by a success, which is a bug of the test or of the product. */
  flaky: readonly string[];
}

interface Report {
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads the two files that a run has written. Throws a `Halt` if the run ended before it wrote its report. */
export function readOutcome(reportFile: string, unhandledFile: string): Outcome {
  const outside: OutsideError[] = existsSync(unhandledFile) ? JSON.parse(readFileSync(unhandledFile, 'utf8')) : [];
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    throw new Halt('vitest ended without a report');
  }
  return outcomeOf(report, outside);
}

export function outcomeOf({ numFailedTests, numTotalTests, testResults }: Report, outside: OutsideError[]): Outcome {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      status,
      name: `${file}: ${fullName}`,
      text: `${file}: ${fullName}\n${shortened(failureMessages)}`,
      hasFailed: failureMessages.length > 0,
    })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed');
  const unloaded = testResults.filter(({ message }) => message);
  return {
    failed: numFailedTests,
    total: numTotalTests,
    passed: passed.map(({ name }) => name),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
    failures: [
      ...unloaded.map(({ name, message }) => ({ file: name, text: `${name}\n${shortened([message])}` })),
      ...failed.map(({ file, text }) => ({ file, text })),
      ...outside.map(({ file, text }) => ({ file, text: `outside any test\n${shortened([text])}` })),
    ],
    // Vitest repeats a failed test in the same file; a test that passed then keeps the messages of its first attempt.
    flaky: passed.filter(({ hasFailed }) => hasFailed).map(({ text }) => text),
  };
}

/** The files to run again, or none if an error has no file, because the second run could not disprove it. */
export function filesToRepeat({ failures }: Outcome): string[] {
  const files = new Set(failures.map(({ file }) => file));
  return files.has(null) ? [] : [...files].filter((file) => file !== null);
}

/** Replaces in `first` the results of the repeated files by those of `second`. What passed only then is flaky. */
export function withRepeated(first: Outcome, second: Outcome, files: readonly string[]): Outcome {
  const isRepeated = (test: string) => files.some((file) => test.startsWith(`${file}: `));
  const isMended = ({ file }: Failure) => !second.failures.some((one) => one.file === file);
  return {
    failed: second.failed,
    total: first.total,
    passed: [...first.passed.filter((test) => !isRepeated(test)), ...second.passed],
    skipped: [...first.skipped.filter((test) => !isRepeated(test)), ...second.skipped],
    failures: second.failures,
    flaky: [...first.flaky, ...first.failures.filter(isMended).map(({ text }) => text), ...second.flaky],
  };
}

const shortened = (messages: string[]) =>
  messages
    .join('\n')
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `  ${line.slice(0, FAILURE_WIDTH)}`)
    .join('\n');
