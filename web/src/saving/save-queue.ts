import { createStore } from '../state/store';
import { createSaveLoop, type SaveLoopOptions, type SaveOutcome } from './save-loop';

export interface QueueState {
  /**
   * `saving` starts with the first change, `held` waits for the user's choice between two values, `stopped` for a new
   * login, `ended` is final.
   */
  phase: 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'held' | 'stopped' | 'ended';
  savedAt: Date | null;
  why: unknown;
  /** True if the browser's storage rejected the changes, so that closing the page would lose them. */
  isOnlyHere?: boolean;
  /** Value that another tab has saved, if two tabs have saved the same entry and one value has replaced the other. */
  elsewhere?: unknown;
}

/** Consequence of a failed save: retry later, drop these entries, wait for a login, or stop permanently. */
export type SaveFailure =
  | { kind: 'retry' }
  | { kind: 'refused'; keys: readonly string[] }
  | { kind: 'held'; keys: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'ended' };

export interface SaveQueueOptions<V> extends Pick<SaveLoopOptions, 'rest' | 'later'> {
  /** Sends entries; resolves when the server has stored them. With `isLeaving`, the request must outlive the page. */
  send(entries: ReadonlyMap<string, V>, isLeaving: boolean): Promise<void>;
  /** Stores unsaved entries locally, so that a reload loses nothing. */
  keep(entries: ReadonlyMap<string, V>): void;
  kept: ReadonlyMap<string, V>;
  judge(error: unknown, sent: ReadonlyMap<string, V>): SaveFailure;
  now(): Date;
}

export interface SaveQueue<V> {
  put: (key: string, value: V) => void;
  /** Removes an unsaved entry. */
  discard: (key: string) => void;
  /** True for an entry that is not sent until it is put again. */
  isHeld: (key: string) => boolean;
  /** Saves pending entries immediately. Resolves to true if the server has stored all of them. */
  flush: () => Promise<boolean>;
  /** Sends unconfirmed entries as the page unloads, without waiting for a running save. */
  leave: () => Promise<void>;
  pending: () => ReadonlyMap<string, V>;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates debounced saves of the latest value per key, one at a time. Failed connections are retried; delivery is at
 * least once, so a save must be idempotent.
 */
export function createSaveQueue<V>(options: SaveQueueOptions<V>): SaveQueue<V> {
  const waiting = new Map<string, V>(options.kept);
  const held = new Map<string, unknown>();
  const sendable = () => new Map([...waiting].filter(([key]) => !held.has(key)));
  const shown = createStore<QueueState>({ phase: 'idle', savedAt: null, why: null });
  const loop = createSaveLoop({
    isDirty: () => sendable().size > 0,
    save: sendWaiting,
    rest: options.rest,
    later: options.later,
  });

  function show(phase: QueueState['phase'], { savedAt, why = null }: Partial<QueueState> = {}): void {
    shown.set({ phase, savedAt: savedAt ?? shown.get().savedAt, why });
  }

  /** Removes the sent entries, except for keys that have a newer value. */
  function drop(sent: ReadonlyMap<string, V>, keys: Iterable<string>): void {
    for (const key of keys) if (waiting.get(key) === sent.get(key)) waiting.delete(key);
    options.keep(waiting);
  }

  /** Shows the phase of the entries that are left after a save or a discard. */
  function showRest(savedAt?: Date): void {
    if (sendable().size > 0) show('saving', { savedAt });
    else if (held.size > 0) show('held', { savedAt, why: [...held.values()].at(-1) });
    else if (savedAt ?? shown.get().savedAt) show('saved', { savedAt });
    else show('idle');
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
    if (failure.kind === 'held') {
      // A newer value is sent at once: it may fit.
      for (const key of failure.keys) if (waiting.get(key) === sent.get(key)) held.set(key, error);
      // Another tab's save of the same key has removed this tab's copy.
      options.keep(waiting);
      showRest();
      return 'answered';
    }
    // If the failure does not name an entry of this save, all its entries are dropped, because the server would reject
    // the same save again and again.
    const named = failure.keys.filter((key) => sent.has(key));
    drop(sent, named.length > 0 ? named : sent.keys());
    show('refused', { why: error });
    return 'answered';
  }

  async function sendWaiting(): Promise<SaveOutcome> {
    const sent = sendable();
    show('saving');
    try {
      await options.send(sent, false);
    } catch (error) {
      return fail(error, sent);
    }
    drop(sent, sent.keys());
    showRest(options.now());
    return 'answered';
  }

  return {
    put(key, value) {
      waiting.set(key, value);
      held.delete(key);
      options.keep(waiting);
      if (shown.get().phase !== 'offline') show('saving');
      loop.touch();
    },
    discard(key) {
      waiting.delete(key);
      held.delete(key);
      options.keep(waiting);
      if (shown.get().phase === 'held' || shown.get().phase === 'saving') showRest();
    },
    isHeld: (key) => held.has(key),
    async flush() {
      await loop.flush();
      return waiting.size === 0;
    },
    async leave() {
      // The copies of entries that stay unsent may have been removed by other tabs.
      if (held.size > 0) options.keep(waiting);
      const sent = sendable();
      if (sent.size === 0) return;
      const hasArrived = await options.send(sent, true).then(
        () => true,
        () => false,
      );
      // After a failure the entries stay in the queue, because a page restored from the back-forward cache retries
      // them.
      if (!hasArrived) return;
      drop(sent, sent.keys());
      if (sendable().size === 0) showRest(options.now());
    },
    pending: () => waiting,
    state: shown.get,
    subscribe: shown.subscribe,
  };
}
