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
import { onSessionRestored } from './session-restored';

export interface StoredQueue<V, Saved> extends SaveQueue<V> {
  /** Sets the single listener for the server's responses; returns the function that removes it. */
  listen: (onSaved: (saved: Saved, sent: ReadonlyMap<string, V>) => void) => () => void;
  /** Resolves when the asynchronously read entries of an earlier page are queued. Never rejects. */
  isComplete: Promise<void>;
}

interface StoredQueueOptions<V, Saved> extends Pick<SaveQueueOptions<V>, 'judge' | 'rest'> {
  keptAt: string;
  /** With `keepalive`, the request must outlive the page. */
  send: (entries: ReadonlyMap<string, V>, keepalive: boolean) => Promise<Saved>;
}

/** Opens a queue that exists until the page is closed; must be called only once per key. */
export function openStoredQueue<V, Saved>(options: StoredQueueOptions<V, Saved>): StoredQueue<V, Saved> {
  const { keptAt, send, judge, rest } = options;
  const kept = keptEntries<V>(keptAt);
  let tell: ((saved: Saved, sent: ReadonlyMap<string, V>) => void) | null = null;
  const queue = createSaveQueue<V>({
    async send(entries, isLeaving) {
      const saved = await send(entries, isLeaving);
      tell?.(saved, entries);
      others.tell(entries);
      isElsewhereRead = elsewhere !== undefined;
    },
    keep: kept.keep,
    kept: kept.read(),
    judge,
    rest,
    now: () => new Date(),
  });
  const shown = createStore<QueueState>(queue.state());
  let elsewhere: unknown;
  /**
   * True once a save was completed while the notice about another tab's value was visible: the user has had time to
   * read it, so further typing hides it.
   */
  let isElsewhereRead = false;
  const show = () => shown.set({ ...queue.state(), elsewhere, ...(kept.isKept() ? {} : { isOnlyHere: true }) });
  const showElsewhere = (theirs: V | undefined) => {
    elsewhere = theirs;
    isElsewhereRead = false;
    show();
  };
  const typed = new Map<string, V>();
  const others = listenToOtherTabs<V>(keptAt, { typed: (key) => typed.get(key), onOverwritten: showElsewhere });
  queue.subscribe(show);
  kept.subscribe(show);
  const isComplete = kept.readLate().then((late) => {
    for (const [key, value] of late) if (!typed.has(key) && !queue.pending().has(key)) queue.put(key, value);
  });
  window.addEventListener('online', () => void queue.flush());
  // Save when the page is hidden: phones may kill a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void queue.flush();
    // Discards the values noted from other tabs: a page that becomes visible reloads the supplier, which includes them.
    else others.forget();
  });
  window.addEventListener('pagehide', () => void queue.leave());
  onSessionRestored(() => void queue.flush());
  sendBeforeLogOut(queue.leave, {
    isKept: kept.isKept,
    progress: () => ({ savedAt: queue.state().savedAt, isPending: queue.pending().size > 0 }),
  });
  return {
    ...queue,
    isComplete,
    state: shown.get,
    subscribe: shown.subscribe,
    put(key, value) {
      typed.set(key, value);
      const replaced = others.replacedBy(key, value);
      if (replaced) showElsewhere(replaced.theirs);
      else if (isElsewhereRead) showElsewhere(undefined);
      queue.put(key, value);
    },
    listen(onSaved) {
      tell = onSaved;
      return () => {
        if (tell === onSaved) tell = null;
      };
    },
  };
}
