/** Expected failure. Only its message is printed, without a stack. */
export class Halt extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Halt';
  }
}

let speak: (line: string) => void = console.log;

/** Redirects progress to standard error, so that standard output contains only the program's result. */
export function sayOnStandardError() {
  speak = console.error;
}

export function say(text: string) {
  const seconds = (performance.now() / 1_000).toFixed(1).padStart(6);
  speak(`${seconds}s  ${text}`);
}

export const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null | undefined)?.code;

export function explain(error: unknown): string {
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
 * Runs a main function. If it throws an error, prints one line and sets exit code 1. `main` returns the exit code, by
 * default 0.
 */
export async function runMain(main: () => Promise<number | void>) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
