import type { Logger } from '../logger';

/** Exits with code 1 if the program is still running after `ms`: something prevents its shutdown. */
export function endAfter(ms: number, log: Logger): void {
  setTimeout(() => {
    log.error({ ms }, 'did not stop in time');
    process.exit(1);
  }, ms).unref();
}
