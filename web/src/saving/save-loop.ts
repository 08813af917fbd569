/** Milliseconds before each retry of an unanswered save; the last delay repeats. */
const RETRY_DELAYS = [2000, 5000, 10_000, 30_000] as const;

/**
 * Outcome of a save. After `unanswered` the save is retried automatically, after `refused` only once there is another
 * change.
 */
export type SaveOutcome = 'answered' | 'unanswered' | 'refused';

export interface SaveLoopOptions {
  isDirty: () => boolean;
  save: () => Promise<SaveOutcome>;
  /** Debounce in milliseconds: a save starts after this time without a change. */
  rest: number;
  /**
   * Maximum milliseconds that a change waits while further changes keep resetting the debounce. If omitted, the wait is
   * unlimited.
   */
  longestWait?: number;
  later?: (run: () => void, milliseconds: number) => () => void;
}

interface SaveLoop {
  touch: () => void;
  /** Saves pending changes immediately, after the save in progress. */
  flush: () => Promise<void>;
  /** Waits for the save in progress, then runs `work`; no save starts before `work` ends. */
  exclusive: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  isRunning: () => boolean;
}

function afterTimeout(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Creates debounced saves, one at a time, so that responses cannot overtake each other. A change during a save is sent
 * with the next save; an unanswered save is retried with growing delays.
 */
export function createSaveLoop({ isDirty, save, rest, longestWait, later = afterTimeout }: SaveLoopOptions): SaveLoop {
  let cancelTimer: (() => void) | null = null;
  let cancelLimit: (() => void) | null = null;
  let running: Promise<unknown> | null = null;
  let failures = 0;
  let isTouched = false;

  function plan(milliseconds: number): void {
    cancelTimer?.();
    cancelTimer = later(() => {
      cancelTimer = null;
      void run();
    }, milliseconds);
  }

  function limitWait(): void {
    if (longestWait === undefined) return;
    cancelLimit ??= later(() => {
      cancelLimit = null;
      void run();
    }, longestWait);
  }

  function clearTimers(): void {
    cancelTimer?.();
    cancelLimit?.();
    cancelTimer = null;
    cancelLimit = null;
  }

  async function saveOnce(): Promise<void> {
    isTouched = false;
    const outcome = await save();
    if (outcome === 'answered') failures = 0;
    if (isTouched) limitWait();
    if (cancelTimer) return;
    if (outcome !== 'unanswered' && (isTouched || outcome === 'answered') && isDirty()) plan(rest);
    if (outcome === 'unanswered') {
      plan(RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] as number);
      failures += 1;
    }
  }

  async function run(): Promise<void> {
    if (running || !isDirty()) return;
    clearTimers();
    const turn = saveOnce().finally(() => {
      running = null;
    });
    running = turn;
    await turn;
  }

  return {
    touch() {
      isTouched = true;
      plan(rest);
      if (!running) limitWait();
    },
    async flush() {
      // Waits in a loop, because a concurrent flush may have started another save.
      for (let current = running; current; current = running) await current.catch(() => undefined);
      clearTimers();
      await run();
    },
    async exclusive(work) {
      for (let current = running; current; current = running) await current.catch(() => undefined);
      const answer = work();
      running = answer;
      try {
        return await answer;
      } finally {
        running = null;
        if (isDirty() && !cancelTimer) plan(rest);
        if (isDirty()) limitWait();
      }
    },
    isRunning: () => running !== null,
  };
}
