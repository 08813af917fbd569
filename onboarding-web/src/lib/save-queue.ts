/** Milliseconds before a save that failed is tried again; the last one for ever. */
const RETRY_DELAYS = [2000, 5000, 10_000, 30_000] as const;

export interface QueueState {
  /** `saving` from the first change on; `stopped` until somebody logs in again; `ended` when nothing is taken any more. */
  phase: 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'stopped' | 'ended';
  savedAt: Date | null;
  /** What the newest save failed with; null when it did not. */
  why: unknown;
}

/** What a failed save means: try again later, give these entries up, wait for a log-in, or for nothing. */
export type SaveFailure =
  | { kind: 'retry' }
  | { kind: 'refused'; keys: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'ended' };

export interface SaveQueueOptions<V> {
  /** Sends entries; resolves when the server has them. `isLeaving`: so that it arrives though the page is gone. */
  send(entries: ReadonlyMap<string, V>, isLeaving: boolean): Promise<void>;
  /** Keeps what the server does not have yet, so that a reload loses nothing. */
  keep(entries: ReadonlyMap<string, V>): void;
  /** What an earlier visit has kept. */
  kept: ReadonlyMap<string, V>;
  judge(error: unknown, sent: ReadonlyMap<string, V>): SaveFailure;
  /** Milliseconds of rest before a save. */
  rest: number;
  now(): Date;
  /** Runs something later; gives what cancels it. */
  later(run: () => void, milliseconds: number): () => void;
}

export interface SaveQueue<V> {
  put: (key: string, value: V) => void;
  /** Saves at once what waits. Resolves to whether the server has everything now. */
  flush: () => Promise<boolean>;
  /** The page is about to go: sends what the server has not confirmed, without waiting for anything. */
  leave: () => Promise<void>;
  pending: () => ReadonlyMap<string, V>;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A queue that saves the newest value of each key after some rest, one save at a time. What fails for want of
 * a connection is kept and tried again; at least once, so saving twice must change nothing.
 */
export function createSaveQueue<V>(options: SaveQueueOptions<V>): SaveQueue<V> {
  const waiting = new Map<string, V>(options.kept);
  const listeners = new Set<() => void>();
  let state: QueueState = { phase: 'idle', savedAt: null, why: null };
  let cancelTimer: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;

  function show(phase: QueueState['phase'], { savedAt = state.savedAt, why = null }: Partial<QueueState> = {}): void {
    state = { phase, savedAt, why };
    for (const listener of listeners) listener();
  }

  function plan(milliseconds: number): void {
    cancelTimer?.();
    cancelTimer = options.later(() => void save(), milliseconds);
  }

  /** Forgets what is still as it was sent: a newer value stays for the next save. */
  function drop(sent: ReadonlyMap<string, V>, keys: Iterable<string>): void {
    for (const key of keys) if (waiting.get(key) === sent.get(key)) waiting.delete(key);
    options.keep(waiting);
  }

  function fail(error: unknown, sent: ReadonlyMap<string, V>): void {
    const failure = options.judge(error, sent);
    if (failure.kind === 'stopped' || failure.kind === 'ended') {
      show(failure.kind, { why: error });
    } else if (failure.kind === 'retry') {
      show('offline', { why: error });
      plan(RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] as number);
      failures += 1;
    } else {
      // Where no entry is named, all of them go: the same save would be refused for ever.
      const named = failure.keys.filter((key) => sent.has(key));
      drop(sent, named.length > 0 ? named : sent.keys());
      show('refused', { why: error });
      if (waiting.size > 0) plan(options.rest);
    }
  }

  async function sendOnce(): Promise<void> {
    const sent = new Map(waiting);
    show('saving');
    try {
      await options.send(sent, false);
    } catch (error) {
      fail(error, sent);
      return;
    }
    failures = 0;
    drop(sent, sent.keys());
    show(waiting.size > 0 ? 'saving' : 'saved', { savedAt: options.now() });
    if (waiting.size > 0) plan(options.rest);
  }

  async function save(): Promise<void> {
    cancelTimer?.();
    if (running) return running;
    if (waiting.size === 0) return;
    running = sendOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    put(key, value) {
      waiting.set(key, value);
      options.keep(waiting);
      if (state.phase !== 'offline') show('saving');
      plan(options.rest);
    },
    async flush() {
      if (running) await running;
      await save();
      return waiting.size === 0;
    },
    async leave() {
      if (waiting.size === 0) return;
      const sent = new Map(waiting);
      const hasArrived = await options.send(sent, true).then(
        () => true,
        () => false,
      );
      // Should it fail, everything is still kept, and a page that comes back after all tries again.
      if (!hasArrived) return;
      drop(sent, sent.keys());
      if (waiting.size === 0) show('saved', { savedAt: options.now() });
    },
    pending: () => waiting,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
