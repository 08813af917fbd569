/** An expected failure: its message is the one line a person gets, with no stack. */
export class Halt extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'Halt';
  }
}

const startedAt = Date.now();
/** @type {(line: string) => void} */
let speak = console.log;

/** From now on steps go to standard error: standard output belongs to what the program answers. */
export function sayOnStandardError() {
  speak = console.error;
}

/**
 * Prints one step with the seconds since the program started.
 * @param {string} text
 */
export function say(text) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  speak(`${seconds}s  ${text}`);
}

/**
 * The code that the system, or PostgreSQL, gave an error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const codeOf = (error) => /** @type {{code?: string} | null | undefined} */ (error)?.code;

/**
 * Turns any error into the one line that says what to do; the stack only for what nobody foresaw.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Halt) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === 'ENOSPC' || /ENOSPC|No space left on device/i.test(message)) {
    return 'The disk is full: free some space (about 2 GB for a first start) and run the same command again.';
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `No permission: ${message}. Run as the owner of this folder, or point DATA_DIR to a folder you may write.`;
  }
  return (error instanceof Error && error.stack) || message;
}

/**
 * Runs a program's main function; a failure ends the process with one line and exit code 1.
 * @param {() => Promise<number | void>} main gives the exit code, 0 when it gives none
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
