import type { QueueState } from '@homologa/web/saving/save-queue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StoredQueue } from '../stored-queue';

type Lookup = (key: string) => unknown;

interface TypedOptions<V, Saved> {
  queue: StoredQueue<V, Saved>;
  stored: Lookup;
  /** Values in the server's response to a save; must be a stable function. */
  storedIn: (saved: Saved) => Lookup;
  /** Receives the server's response to a save; must be a stable function. */
  onSaved: (saved: Saved) => void;
}

interface Typed<V> {
  typed: ReadonlyMap<string, V>;
  /** Entries of this tab that a later value from another tab or device has replaced. */
  replaced: ReadonlyMap<string, V>;
  /** Removes an entry of this tab, saved or not: the stored value is shown. */
  drop: (key: string) => void;
  put: (key: string, value: V) => void;
  saveState: QueueState;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * Returns the typed entries that still override stored values: unsaved entries, and saved entries whose stored value
 * has not changed since. A later value from another tab or device takes precedence.
 */
export function standing<V>(
  typed: ReadonlyMap<string, V>,
  { isPending, confirmed, stored }: { isPending: Lookup; confirmed: ReadonlyMap<string, string>; stored: Lookup },
): Map<string, V> {
  const stands = (key: string): boolean => {
    const base = confirmed.get(key);
    return isPending(key) === true || base === undefined || base === textOf(stored(key));
  };
  return new Map([...typed].filter(([key]) => stands(key)));
}

const without = <V>(entries: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> =>
  new Map([...entries].filter(([known]) => known !== key));

/**
 * Manages this tab's input, which overrides the stored values and is saved automatically; entries of an earlier visit
 * are saved at once.
 */
export function useTyped<V, Saved>({ queue, stored, storedIn, onSaved }: TypedOptions<V, Saved>): Typed<V> {
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const [values, setValues] = useState<ReadonlyMap<string, V>>(() => new Map(queue.pending()));
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    // The listener stays after unmount, because the response to the last save arrives later.
    queue.listen((saved, sent) => {
      const answered = storedIn(saved);
      setConfirmed(
        (before) => new Map([...before, ...[...sent.keys()].map((key) => [key, textOf(answered(key))] as const)]),
      );
      onSaved(saved);
    });
    void queue.isComplete.then(() => setValues((before) => new Map([...queue.pending(), ...before])));
    if (queue.pending().size > 0) void queue.flush();
    return () => void queue.flush();
  }, [queue, storedIn, onSaved]);

  const typed = useMemo(
    // Depends on `saveState`, because a change of state also changes the pending entries.
    () => saveState && standing(values, { isPending: (key) => queue.pending().has(key), confirmed, stored }),
    [values, confirmed, stored, queue, saveState],
  );
  const put = (key: string, value: V) => {
    setValues((before) => new Map(before).set(key, value));
    queue.put(key, value);
  };
  const replaced = useMemo(() => new Map([...values].filter(([key]) => !typed.has(key))), [values, typed]);
  const drop = (key: string) => {
    setValues((before) => without(before, key));
    setConfirmed((before) => without(before, key));
    queue.discard(key);
  };
  return { typed, replaced, put, drop, saveState };
}
