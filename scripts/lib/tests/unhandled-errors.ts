import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Environment variable with the file that takes the errors outside tests. */
export const UNHANDLED_ERRORS_FILE = 'HOMOLOGA_UNHANDLED_ERRORS_FILE';

/**
 * Writes the errors that no test caught, as a JSON array of texts: they fail a run, but Vitest's JSON report has no
 * place for them, and the default reporter prints them in the middle of a log.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (!file || errors.length === 0) return;
    writeFileSync(file, JSON.stringify(errors.map((error) => error.stack ?? `${error.name}: ${error.message}`)));
  };
}
