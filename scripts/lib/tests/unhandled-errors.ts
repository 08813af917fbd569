import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the path of the file in which errors outside of tests are stored. */
export const UNHANDLED_ERRORS_FILE = 'HOMOLOGA_UNHANDLED_ERRORS_FILE';

export interface OutsideError {
  /** Test file in which the error occurred; null if unknown. */
  file: string | null;
  text: string;
}

/**
 * Writes errors outside of tests (uncaught errors and failed hooks of a `describe`) as a JSON array of `OutsideError`.
 * Such an error fails the run even if every test has passed, and Vitest's JSON report omits it.
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
