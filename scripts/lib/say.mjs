/** An expected failure: its message is the one line a person gets, with no stack. */
export class Halt extends Error {
  constructor(message) {
    super(message);
    this.name = 'Halt';
  }
}

const startedAt = Date.now();

/** Prints one step with the seconds since the program started. */
export function say(text) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds}s  ${text}`);
}

/** Turns any error into the one line that says what to do; the stack only for what nobody foresaw. */
export function explain(error) {
  if (error instanceof Halt) return error.message;
  const message = String(error?.message ?? error);
  if (error?.code === 'ENOSPC' || /ENOSPC|No space left on device/i.test(message)) {
    return 'The disk is full: free some space (about 2 GB for a first start) and run the same command again.';
  }
  if (error?.code === 'EACCES' || error?.code === 'EPERM' || error?.code === 'EROFS') {
    return `No permission: ${message}. Run as the owner of this folder, or point DATA_DIR to a folder you may write.`;
  }
  return error?.stack ?? message;
}

/** Runs a program's main function; a failure ends the process with one line and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
