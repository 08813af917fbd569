import type { Logger } from '../logger';

/** Ends a stopping program with 1 if it has not ended by itself: something of it hangs. */
export function endAfter(ms: number, log: Logger): void {
  setTimeout(() => {
    log.error({ ms }, 'did not stop in time');
    process.exit(1);
  }, ms).unref();
}
