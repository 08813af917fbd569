import { type KeyStore, readJson, writeJson } from '@homologa/web/state/storage';
import { createStore } from '@homologa/web/state/store';
import { indexedFallback, type KeptFallback } from './kept-fallback';

/** What the server does not have yet, as this browser keeps it. */
export interface KeptEntries<V> {
  read: () => Map<string, V>;
  /** What the store had no room for; it arrives later. Empty where nothing can be read. */
  readLate: () => Promise<Map<string, V>>;
  /** Keeps exactly these of this tab; what another tab keeps at the same place stays. */
  keep: (entries: ReadonlyMap<string, V>) => void;
  /** Whether closing the page loses nothing. False while that is not known. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** The browser's store itself, which throws when it is full; null where it is blocked. */
function browserStore(): KeyStore | null {
  try {
    localStorage.getItem('homologa.probe');
    return localStorage;
  } catch {
    return null;
  }
}

const NONE: KeyStore = {
  getItem: () => null,
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {},
};

/** Entries kept under one name of the store, by any number of tabs; in IndexedDB where the store does not take them. */
export function keptEntries<V>(
  name: string,
  store: KeyStore = browserStore() ?? NONE,
  fallback: KeptFallback = indexedFallback,
): KeptEntries<V> {
  const kept = createStore(true);
  /** Counts the calls of `keep`: an answer about older entries says nothing about the newest. */
  let turn = 0;
  let isFallbackUsed = false;
  const load = (): Record<string, V> => readJson<Record<string, V>>(store, name) ?? {};
  /** As this tab has last kept them: what is different now is another tab's. */
  let own = new Map<string, string>();
  const textsOf = (entries: Iterable<readonly [string, V]>) =>
    new Map([...entries].map(([key, value]) => [key, JSON.stringify(value)] as const));
  const write = (entries: readonly (readonly [string, V])[]) =>
    writeJson(store, name, entries.length > 0 ? Object.fromEntries(entries) : null);

  async function keepElsewhere(entries: ReadonlyMap<string, V>, others: [string, V][], mine: number): Promise<void> {
    kept.set(false);
    isFallbackUsed = true;
    try {
      await fallback.write(name, Object.fromEntries(entries));
    } catch {
      return;
    }
    if (mine !== turn) return;
    kept.set(true);
    try {
      // An older text of this tab's must not be sent again over a newer one.
      write(others);
      own = new Map();
    } catch {
      // It stays until there is room.
    }
  }
  return {
    read() {
      const found = new Map(Object.entries(load()));
      own = textsOf(found);
      return found;
    },
    readLate: () =>
      fallback.take(name).then(
        (found) => new Map(Object.entries(found) as [string, V][]),
        () => new Map<string, V>(),
      ),
    keep(entries) {
      turn += 1;
      const others = Object.entries(load()).filter(([key, value]) => own.get(key) !== JSON.stringify(value));
      try {
        write([...others, ...entries]);
      } catch {
        void keepElsewhere(entries, others, turn);
        return;
      }
      own = textsOf(entries);
      kept.set(true);
      if (isFallbackUsed) void fallback.write(name, null).catch(() => {});
      isFallbackUsed = false;
    },
    isKept: kept.get,
    subscribe: kept.subscribe,
  };
}
