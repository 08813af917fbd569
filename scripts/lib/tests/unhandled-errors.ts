import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the path of the file for errors outside tests. */
export const UNHANDLED_ERRORS_FILE = 'HOMOLOGA_UNHANDLED_ERRORS_FILE';

export interface OutsideError {
  /** Test file in which the error occurred; null if unknown. */
  file: string | null;
  text: string;
}

/**
 * Writes the errors outside tests as a JSON array of `OutsideError`: uncaught errors and failed hooks of a `describe`.
 * Both fail a run even if every test passed, and Vitest's JSON report omits them.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, errors) => {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    const told = [...errors.map(uncaught), ...modules.flatMap(errorsOfSuites)];
    if (file && told.length > 0) writeFileSync(file, JSON.stringify(told));
  };
}

const textOf = ({ stack, message }: SerializedError): string => stack ?? message;

/** Vitest adds the path of the test file to errors that reach the process. */
function uncaught(error: SerializedError): OutsideError {
  const { VITEST_TEST_PATH: file } = error as { VITEST_TEST_PATH?: unknown };
  return { file: typeof file === 'string' ? file : null, text: textOf(error) };
}

const errorsOfSuites = ({ moduleId, children }: TestModule): OutsideError[] =>
  [...children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ file: moduleId, text: `${moduleId}: ${suite.fullName}\n${textOf(error)}` })),
  );
