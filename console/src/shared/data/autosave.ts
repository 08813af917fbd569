export type SaveState =
  | { status: 'clean' }
  | { status: 'unsaved' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; error: unknown; willRetry: boolean };

interface AutosaveOptions {
  /** Stores what is current at the moment of the call. */
  save: () => Promise<void>;
  /** Milliseconds of rest before a change is saved. */
  delay: number;
  /** Whether the same save may succeed later: the network or the server was away. */
  isTemporary: (error: unknown) => boolean;
  onState: (state: SaveState) => void;
  now: () => Date;
}

interface Autosave {
  /** Something changed. */
  touch: () => void;
  /** Saves what is unsaved now; whether everything is stored afterwards. */
  flush: () => Promise<boolean>;
  /** Does something else that changes what is stored: after a running save, and no save begins before it is done. */
  exclusive: <Answer>(deed: () => Promise<Answer>) => Promise<Answer>;
}

/** Milliseconds before the next attempt after the first, second and every further failure in a row. */
const RETRY_DELAYS = [2_000, 5_000, 15_000] as const;

/**
 * Saves after a rest, one save at a time, so that answers cannot cross: what changes during a save goes with
 * the next one, the latest state wins, and nothing is forgotten by a failure.
 */
export function createAutosave({ save, delay, isTemporary, onState, now }: AutosaveOptions): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> | null = null;
  let isDirty = false;
  let failures = 0;

  function schedule(rest: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, rest);
  }

  function succeeded(): void {
    failures = 0;
    if (!isDirty) onState({ status: 'saved', at: now() });
    else if (timer === undefined) schedule(delay);
  }

  function failed(error: unknown): void {
    isDirty = true;
    const willRetry = isTemporary(error);
    onState({ status: 'failed', error, willRetry });
    // What the server refused is sent again when it has changed.
    if (willRetry && timer === undefined) schedule(RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? delay);
    failures += 1;
  }

  async function run(): Promise<void> {
    if (running || !isDirty) return;
    isDirty = false;
    onState({ status: 'saving' });
    running = save();
    try {
      await running;
      running = null;
      succeeded();
    } catch (error) {
      running = null;
      failed(error);
    }
  }

  /** Resolves when nothing is under way, with its outcome written. */
  async function free(): Promise<void> {
    const current = running;
    if (!current) return;
    await current.catch(() => undefined);
    // The state after a running save is written in its own turn.
    await Promise.resolve();
    await free();
  }

  return {
    touch() {
      isDirty = true;
      if (!running) onState({ status: 'unsaved' });
      schedule(delay);
    },
    async exclusive(deed) {
      await free();
      const answer = deed();
      running = answer;
      try {
        return await answer;
      } finally {
        running = null;
        if (isDirty && timer === undefined) schedule(delay);
      }
    },
    async flush() {
      await free();
      clearTimeout(timer);
      timer = undefined;
      await run();
      return !isDirty;
    },
  };
}
