import { delay } from '../processes.mjs';

const QUICK_END_MS = 10_000;
const MAX_OWN_ENDS = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How a supervised program ended.
 * @typedef {object} End
 * @property {string} how
 * @property {string} [reason] the program's own error message
 * @property {boolean} byItself false if a signal or a full disk ended the program: the next start may succeed
 * @property {boolean} [isFinal] restarting is useless, for example because the configuration is invalid
 * @property {boolean} [neverUp] the program never became ready, however long it ran
 */

/**
 * Restarts a program whenever it ends, after a pause that doubles with each quick end, and reports each end once. Gives
 * up if the end is final or if the program ended by itself five times in a row within ten seconds of its start.
 * @param {{name: string, run: () => Promise<End>, onWarning: (line: string) => void, onGivenUp: (reason: string) =>
 *   void}} options `run` starts the program and resolves when it has ended
 * @returns {{end: () => void}} after `end` the program is not restarted
 */
export function keepRunning({ name, run, onWarning, onGivenUp }) {
  const over = new AbortController();
  const keep = async () => {
    let quickEnds = 0;
    let ownEnds = 0;
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const { how, reason, byItself, isFinal, neverUp } = await run();
      if (over.signal.aborted) return;
      if (isFinal) {
        onGivenUp(`${name} cannot run${reason ? `: ${reason}` : ''}`);
        return;
      }
      const wasQuick = neverUp === true || performance.now() - startedAt < QUICK_END_MS;
      quickEnds = wasQuick ? quickEnds + 1 : 0;
      ownEnds = wasQuick ? ownEnds + Number(byItself) : 0;
      if (ownEnds >= MAX_OWN_ENDS) {
        onGivenUp(`${name} ended ${MAX_OWN_ENDS} times at once (${how})${reason ? `: ${reason}` : ''}`);
        return;
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(quickEnds - 1, 0), LONGEST_PAUSE_MS);
      onWarning(`[${name}] ${how}: starting it again in ${pause / 1000} s`);
      await delay(pause);
    }
  };
  void keep();
  return {
    end() {
      over.abort();
    },
  };
}
