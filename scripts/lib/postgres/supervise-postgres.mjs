import { keepRunning } from '../product/keep-running.mjs';

/** Transient start failures: processes of the previous server are still ending, or the disk is full. */
const PASSING = /shared memory block|still in use|No space left on device/i;

/**
 * Restarts a running embedded PostgreSQL whenever it ends (see keepRunning).
 * @param {import('./postgres.mjs').RunningPostgres} postgres
 * @param {{onPid: () => void, onWarning: (line: string) => void, onGivenUp: (reason: string) => void}} options `onPid`
 *   is called after each restart
 * @returns {{stop: () => Promise<void>}}
 */
export function supervisePostgres(postgres, { onPid, onWarning, onGivenUp }) {
  let isFirst = true;
  const watch = keepRunning({
    name: 'postgres',
    onWarning,
    onGivenUp,
    async run() {
      if (!isFirst) {
        const reason = await postgres.startAgain();
        if (reason) return { how: reason, byItself: !PASSING.test(reason), neverUp: true };
        onPid();
      }
      isFirst = false;
      const how = await postgres.over();
      return { how, byItself: !how.startsWith('killed by') };
    },
  });
  return {
    stop() {
      watch.end();
      return postgres.stop();
    },
  };
}
