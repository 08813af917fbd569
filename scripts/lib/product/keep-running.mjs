import { delay } from '../processes.mjs';

const QUICK_END_MS = 10_000;
const MAX_OWN_ENDS = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How something that is supervised ended.
 * @typedef {object} End
 * @property {string} how in a few words
 * @property {string} [reason] what it said itself
 * @property {boolean} byItself false when something from outside ended it, which may be over at the next start: a
 *   signal, a full disk
 * @property {boolean} [isFinal] it said itself that another start cannot help: its configuration is wrong
 * @property {boolean} [neverUp] it did not even begin to work, however long it tried
 */

/**
 * The one rule for all that is supervised: what ends is started again after a pause that doubles while the ends follow
 * each other, and said once for each end. Given up is only what another start would not help: what says so itself, and
 * what ended by itself five times in a row within ten seconds of its start.
 * @param {{name: string, run: () => Promise<End>, onWarning: (line: string) => void,
 *   onGivenUp: (reason: string) => void}} options `run` starts it, and settles when it is over
 * @returns {{end: () => void}} after `end` nothing is started again
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
