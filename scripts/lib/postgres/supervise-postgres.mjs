import { keepRunning } from '../product/keep-running.mjs';

/** What may be over at the next start: processes of the last one that are still ending, a full disk. */
const PASSING = /shared memory block|still in use|No space left on device/i;

/**
 * Keeps an embedded PostgreSQL running that has been started, by the rule of all that is supervised.
 * @param {import('./postgres.mjs').RunningPostgres} postgres
 * @param {{onPid: () => void, onWarning: (line: string) => void, onGivenUp: (reason: string) => void}} options `onPid`
 *   is told when another process has taken its place
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
