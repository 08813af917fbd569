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

/** A save queue that outlives the page: kept in this browser, flushed when the connection is back or the page goes. */
export interface StoredQueue<V, Saved> extends SaveQueue<V> {
  /** Tells the newest screen what the server answered, and to which entries; gives what ends it. */
  listen: (onSaved: (saved: Saved, sent: ReadonlyMap<string, V>) => void) => () => void;
  /** What an earlier page kept where reading takes a moment is waiting in the queue too. Never rejects. */
  isComplete: Promise<void>;
}

interface StoredQueueOptions<V, Saved> extends Pick<SaveQueueOptions<V>, 'judge' | 'rest'> {
  /** Where this browser keeps what has not been sent. */
  keptAt: string;
  /** With `keepalive` it has to arrive though the page is gone. */
  send: (entries: ReadonlyMap<string, V>, keepalive: boolean) => Promise<Saved>;
}

/** Opens the queue. It lives as long as the page does, so it is opened once. */
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
  /** The person has paused under the notice for as long as a save takes: typing on ends it. */
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
  // A phone may end a page that is not shown without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void queue.flush();
    // Looked at again, the page shows what the other tabs saved.
    else others.forget();
  });
  window.addEventListener('pagehide', () => void queue.leave());
  sendBeforeLogOut(queue.leave, kept.isKept);
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
