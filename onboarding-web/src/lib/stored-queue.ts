import {
  createSaveQueue,
  type QueueState,
  type SaveQueue,
  type SaveQueueOptions,
} from '@homologa/web/saving/save-queue';
import { createStore } from '@homologa/web/state/store';
import { keptEntries } from './kept-entries';
import { sendBeforeLogOut } from './last-answers';
import { listenToOtherTabs } from './other-tabs';
import { onSessionRestored } from './session-store';

export interface StoredQueue<V, Saved> extends SaveQueue<V> {
  /** Sets the single listener for the server's responses; returns the function that removes it. */
  listen: (onSaved: (saved: Saved, sent: ReadonlyMap<string, V>) => void) => () => void;
  /**
   * Resolves when the queue contains the unsent entries of an earlier page, which are read asynchronously. Never
   * rejects.
   */
  isComplete: Promise<void>;
  /** Calls the listener after each save of another tab; returns the function that removes it. */
  onOtherTab: (listener: () => void) => () => void;
}

interface StoredQueueOptions<V, Saved> extends Pick<SaveQueueOptions<V>, 'judge' | 'rest'> {
  keptAt: string;
  /** With `keepalive`, the request must outlive the page. */
  send: (entries: ReadonlyMap<string, V>, keepalive: boolean) => Promise<Saved>;
  /** Converts kept entries of an earlier version of the app. */
  revive?: (kept: unknown) => V;
  /** The screen shows values of other tabs beside its fields, so the save state does not mention them. */
  isElsewhereShown?: boolean;
}

/** Opens a queue that exists until the page is closed. Must be called only once per key. */
export function openStoredQueue<V, Saved>(options: StoredQueueOptions<V, Saved>): StoredQueue<V, Saved> {
  const { keptAt, send, judge, rest, isElsewhereShown = false, revive = (value) => value as V } = options;
  const kept = keptEntries<V>(keptAt);
  const heard = new Set<() => void>();
  let tell: ((saved: Saved, sent: ReadonlyMap<string, V>) => void) | null = null;
  const queue = createSaveQueue<V>({
    async send(entries, isLeaving) {
      const saved = await send(entries, isLeaving);
      tell?.(saved, entries);
      others.tell(entries);
      isElsewhereRead = elsewhere !== undefined;
    },
    keep: kept.keep,
    kept: new Map([...kept.read()].map(([key, value]) => [key, revive(value)])),
    judge,
    rest,
    now: () => new Date(),
  });
  const shown = createStore<QueueState>(queue.state());
  let elsewhere: unknown;
  /**
   * True if a save was completed while the notice about another tab's value was visible. The user has then had time to
   * read the notice, so further typing hides it.
   */
  let isElsewhereRead = false;
  const show = () => shown.set({ ...queue.state(), elsewhere, ...(kept.isKept() ? {} : { isOnlyHere: true }) });
  const showElsewhere = (theirs: V | undefined) => {
    elsewhere = theirs;
    isElsewhereRead = false;
    show();
  };
  const typed = new Map<string, V>();
  const others = listenToOtherTabs<V>(keptAt, {
    typed: (key) => typed.get(key),
    onOverwritten: (theirs) => !isElsewhereShown && showElsewhere(theirs),
    onSaved: () => {
      for (const listener of heard) listener();
    },
  });
  queue.subscribe(show);
  kept.subscribe(show);
  const isComplete = kept.readLate().then((late) => {
    for (const [key, value] of late) if (!typed.has(key) && !queue.pending().has(key)) queue.put(key, revive(value));
  });
  window.addEventListener('online', () => void queue.flush());
  // Save when the page is hidden, because phones may kill a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void queue.flush();
    // Forgets the values that other tabs have saved: a page that becomes visible reloads the supplier, whose data
    // includes these values.
    else others.forget();
  });
  window.addEventListener('pagehide', () => void queue.leave());
  onSessionRestored(() => void queue.flush());
  sendBeforeLogOut(queue.leave, {
    isKept: kept.isKept,
    progress: () => {
      const pending = [...queue.pending().keys()];
      const held = pending.filter(queue.isHeld).length;
      return { savedAt: queue.state().savedAt, isPending: pending.length > held, held };
    },
  });
  return {
    ...queue,
    isComplete,
    state: shown.get,
    subscribe: shown.subscribe,
    put(key, value) {
      typed.set(key, value);
      const replaced = isElsewhereShown ? null : others.replacedBy(key, value);
      if (replaced) showElsewhere(replaced.theirs);
      else if (isElsewhereRead) showElsewhere(undefined);
      queue.put(key, value);
    },
    onOtherTab(listener) {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    listen(onSaved) {
      tell = onSaved;
      return () => {
        if (tell === onSaved) tell = null;
      };
    },
  };
}
