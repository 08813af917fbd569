import type { QueueState } from '@homologa/web/saving/save-queue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StoredQueue } from './stored-queue';

type Lookup = (key: string) => unknown;

interface TypedOptions<V, Saved> {
  queue: StoredQueue<V, Saved>;
  /** What the server has now, by key. */
  stored: Lookup;
  /** What the server has by its answer to a save; the same function at every call. */
  storedIn: (saved: Saved) => Lookup;
  /** Takes that answer; the same function at every call. */
  onSaved: (saved: Saved) => void;
}

interface Typed<V> {
  /** Shown in place of what the server has. */
  typed: ReadonlyMap<string, V>;
  put: (key: string, value: V) => void;
  saveState: QueueState;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * Which of the typed entries are still shown in place of what the server has: those on their way, and those that it has
 * not changed since it confirmed them. Whatever another tab or device has saved afterwards is newer.
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

/** What was typed in this tab, over what the server has; it saves itself, and what was left behind goes out at once. */
export function useTyped<V, Saved>({ queue, stored, storedIn, onSaved }: TypedOptions<V, Saved>): Typed<V> {
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const [values, setValues] = useState<ReadonlyMap<string, V>>(() => new Map(queue.pending()));
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    // It goes on listening when the screen is left: the last save is answered after that.
    queue.listen((saved, sent) => {
      const answered = storedIn(saved);
      setConfirmed(
        (before) => new Map([...before, ...[...sent.keys()].map((key) => [key, textOf(answered(key))] as const)]),
      );
      onSaved(saved);
    });
    // What an earlier visit could not send is shown and goes out now.
    void queue.isComplete.then(() => setValues((before) => new Map([...queue.pending(), ...before])));
    if (queue.pending().size > 0) void queue.flush();
    return () => void queue.flush();
  }, [queue, storedIn, onSaved]);

  const typed = useMemo(
    // What is on its way changes with the state of saving.
    () => saveState && standing(values, { isPending: (key) => queue.pending().has(key), confirmed, stored }),
    [values, confirmed, stored, queue, saveState],
  );
  const put = (key: string, value: V) => {
    setValues((before) => new Map(before).set(key, value));
    queue.put(key, value);
  };
  return { typed, put, saveState };
}
