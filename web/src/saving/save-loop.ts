/** Milliseconds before a save that was not answered is tried again; the last one for ever. */
const RETRY_DELAYS = [2000, 5000, 10_000, 30_000] as const;

/** How a save ended: `unanswered` is tried again by itself, `refused` only after another change. */
export type SaveOutcome = 'answered' | 'unanswered' | 'refused';

export interface SaveLoopOptions {
  /** Whether anything waits to be saved. */
  isDirty: () => boolean;
  /** Saves what is current at the moment of the call. */
  save: () => Promise<SaveOutcome>;
  /** Milliseconds without a change before a save. */
  rest: number;
  /** Milliseconds after which a change is saved although the next ones leave it no rest; no limit without it. */
  longestWait?: number;
  /** Runs something later; gives what cancels it. */
  later?: (run: () => void, milliseconds: number) => () => void;
}

interface SaveLoop {
  /** Something has changed. */
  touch: () => void;
  /** Saves at once what waits, after a save that is under way. */
  flush: () => Promise<void>;
  /** Runs other work on what is stored: after a save that is under way, and no save begins before it is done. */
  exclusive: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  isRunning: () => boolean;
}

function afterTimeout(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Saves after a rest, one save at a time, so that answers cannot cross: what changes during a save goes with
 * the next one, and what was not answered is sent again ever more slowly.
 */
export function createSaveLoop({ isDirty, save, rest, longestWait, later = afterTimeout }: SaveLoopOptions): SaveLoop {
  let cancelTimer: (() => void) | null = null;
  /** Ends the wait of somebody who changes something without a pause. */
  let cancelLimit: (() => void) | null = null;
  let running: Promise<unknown> | null = null;
  let failures = 0;
  /** Whether anything has changed since the save that is under way began. */
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
    // What was changed during the save waits from now on.
    if (isTouched) limitWait();
    // A change since then has planned the next save already.
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
      // Asked again after each wait: another flush may have begun the next save.
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
