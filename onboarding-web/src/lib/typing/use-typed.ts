import type { QueueState } from '@homologa/web/saving/save-queue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StoredQueue } from '../stored-queue';

type Lookup = (key: string) => unknown;

interface TypedOptions<V, Saved> {
  queue: StoredQueue<V, Saved>;
  stored: Lookup;
  /** Returns the values in the server's response to a save. Must be a stable function. */
  storedIn: (saved: Saved) => Lookup;
  /** Receives the server's response to a save. Must be a stable function. */
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
 * has not changed since the save. A later value from another tab or device takes precedence.
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
 * Manages the input of this tab, which overrides the stored values and is saved automatically. Entries that an earlier
 * visit left unsaved are saved immediately.
 */
export function useTyped<V, Saved>({ queue, stored, storedIn, onSaved }: TypedOptions<V, Saved>): Typed<V> {
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const [values, setValues] = useState<ReadonlyMap<string, V>>(() => new Map(queue.pending()));
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    // The listener is not removed on unmount, because the response to the last save arrives after the unmount.
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
    // The memoized entries depend on `saveState`, because the queue's pending entries change together with it.
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
