import type { Logger } from '../logger';

/** Exits with code 1 if the process is still running after `ms`, because something blocks its shutdown. */
export function endAfter(ms: number, log: Logger): void {
  setTimeout(() => {
    log.error({ ms }, 'did not stop in time');
    process.exit(1);
  }, ms).unref();
}
