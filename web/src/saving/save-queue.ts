import { createStore } from '../state/store';
import { createSaveLoop, type SaveLoopOptions, type SaveOutcome } from './save-loop';

export interface QueueState {
  /** `saving` from the first change on, `stopped` until a new login, `ended` when nothing is taken any more. */
  phase: 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'stopped' | 'ended';
  savedAt: Date | null;
  /** What the newest save failed with; null when it did not. */
  why: unknown;
  /** Set while closing the page would lose what was typed: the browser cannot keep it. */
  isOnlyHere?: boolean;
  /** What another tab has saved in the place of what was typed here, or the other way round. */
  elsewhere?: unknown;
}

/** What a failed save means: try again later, give these entries up, wait for a log-in, or for nothing. */
export type SaveFailure =
  | { kind: 'retry' }
  | { kind: 'refused'; keys: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'ended' };

export interface SaveQueueOptions<V> extends Pick<SaveLoopOptions, 'rest' | 'later'> {
  /** Sends entries; resolves when the server has them. `isLeaving`: so that it arrives though the page is gone. */
  send(entries: ReadonlyMap<string, V>, isLeaving: boolean): Promise<void>;
  /** Keeps what the server does not have yet, so that a reload loses nothing. */
  keep(entries: ReadonlyMap<string, V>): void;
  /** What an earlier visit has kept. */
  kept: ReadonlyMap<string, V>;
  judge(error: unknown, sent: ReadonlyMap<string, V>): SaveFailure;
  now(): Date;
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
  const shown = createStore<QueueState>({ phase: 'idle', savedAt: null, why: null });
  const loop = createSaveLoop({
    isDirty: () => waiting.size > 0,
    save: sendWaiting,
    rest: options.rest,
    later: options.later,
  });

  function show(phase: QueueState['phase'], { savedAt, why = null }: Partial<QueueState> = {}): void {
    shown.set({ phase, savedAt: savedAt ?? shown.get().savedAt, why });
  }

  /** Forgets what is still as it was sent: a newer value stays for the next save. */
  function drop(sent: ReadonlyMap<string, V>, keys: Iterable<string>): void {
    for (const key of keys) if (waiting.get(key) === sent.get(key)) waiting.delete(key);
    options.keep(waiting);
  }

  function fail(error: unknown, sent: ReadonlyMap<string, V>): SaveOutcome {
    const failure = options.judge(error, sent);
    if (failure.kind === 'stopped' || failure.kind === 'ended') {
      show(failure.kind, { why: error });
      return 'refused';
    }
    if (failure.kind === 'retry') {
      show('offline', { why: error });
      return 'unanswered';
    }
    // Where no entry is named, all of them go: the same save would be refused for ever.
    const named = failure.keys.filter((key) => sent.has(key));
    drop(sent, named.length > 0 ? named : sent.keys());
    show('refused', { why: error });
    return 'answered';
  }

  async function sendWaiting(): Promise<SaveOutcome> {
    const sent = new Map(waiting);
    show('saving');
    try {
      await options.send(sent, false);
    } catch (error) {
      return fail(error, sent);
    }
    drop(sent, sent.keys());
    show(waiting.size > 0 ? 'saving' : 'saved', { savedAt: options.now() });
    return 'answered';
  }

  return {
    put(key, value) {
      waiting.set(key, value);
      options.keep(waiting);
      if (shown.get().phase !== 'offline') show('saving');
      loop.touch();
    },
    async flush() {
      await loop.flush();
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
    state: shown.get,
    subscribe: shown.subscribe,
  };
}
