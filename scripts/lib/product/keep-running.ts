import { delay } from '../processes';

const QUICK_END_MS = 10_000;
const MAX_OWN_ENDS = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export interface End {
  how: string;
  reason?: string;
  /** True if the program exited by itself. False if a signal ended the program, in which case a restart may succeed. */
  byItself: boolean;
  /** True if a restart is useless, for example because the configuration is invalid. */
  isFinal?: boolean;
}

export interface Listener {
  onPid: (pid: number) => void;
  onWarning: (line: string) => void;
  onGivenUp: (reason: string) => void;
}

/**
 * Restarts a program whenever it ends, and reports each end once. The pause before a restart doubles if the program
 * ended quickly. Gives up if the end is final, or after five ends in a row without a signal and within ten seconds of
 * the start. `run` starts the program and resolves when the program has ended. `end` prevents further starts.
 */
export function keepRunning(name: string, { onWarning, onGivenUp }: Omit<Listener, 'onPid'>, run: () => Promise<End>) {
  let isOver = false;
  const keep = async () => {
    let quickEnds = 0;
    let ownEnds = 0;
    for (;;) {
      const startedAt = performance.now();
      const { how, reason, byItself, isFinal } = await run();
      if (isOver) return;
      const why = reason ? `: ${reason}` : '';
      if (isFinal) return onGivenUp(`${name} cannot run${why}`);
      const wasQuick = performance.now() - startedAt < QUICK_END_MS;
      quickEnds = wasQuick ? quickEnds + 1 : 0;
      ownEnds = wasQuick ? ownEnds + Number(byItself) : 0;
      if (ownEnds >= MAX_OWN_ENDS) return onGivenUp(`${name} ended ${MAX_OWN_ENDS} times at once (${how})${why}`);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(quickEnds - 1, 0), LONGEST_PAUSE_MS);
      onWarning(`[${name}] ${how}: starting it again in ${pause / 1000} s`);
      await delay(pause);
      if (isOver) return;
    }
  };
  void keep();
  return {
    end() {
      isOver = true;
    },
  };
}
