import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the file that takes the errors outside tests. */
export const UNHANDLED_ERRORS_FILE = 'HOMOLOGA_UNHANDLED_ERRORS_FILE';

/**
 * Writes the errors outside tests as a JSON array of texts: what nothing caught, and hooks of a `describe` that failed.
 * Both fail a run in which every test passed, and Vitest's JSON report has no place for them.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, errors) => {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    const told = [...errors.map(textOf), ...modules.flatMap(errorsOfSuites)];
    if (file && told.length > 0) writeFileSync(file, JSON.stringify(told));
  };
}

const textOf = ({ stack, message }: SerializedError): string => stack ?? message;

const errorsOfSuites = ({ moduleId, children }: TestModule): string[] =>
  [...children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${moduleId}: ${suite.fullName}\n${textOf(error)}`),
  );
