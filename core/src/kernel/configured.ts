import { ConfigurationError } from '../env';

/** What a program ends with whose configuration cannot be used: another start would not help (`EX_CONFIG`). */
const BAD_CONFIGURATION = 78;

/** A program's configuration as `read` gives it; ends the program with a line for each variable where it is wrong. */
export function configured<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(BAD_CONFIGURATION);
  }
}
