import { type KeyStore, readJson, writeJson } from '@homologa/web/state/storage';
import { createStore } from '@homologa/web/state/store';
import { indexedFallback, type KeptFallback } from './kept-fallback';

export interface KeptEntries<V> {
  read: () => Map<string, V>;
  /**
   * Reads from the fallback storage the entries that did not fit into the browser's store. Resolves to an empty map if
   * the fallback fails.
   */
  readLate: () => Promise<Map<string, V>>;
  /** Replaces this tab's entries; entries of other tabs under the same name remain. */
  keep: (entries: ReadonlyMap<string, V>) => void;
  /** True if closing the page would lose no entries. False while a write is running. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens the browser's storage without a fallback to memory, so that writes to a full store throw. Null if the browser
 * blocks storage.
 */
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

/**
 * Opens the entries that are stored under a name and shared by all tabs. IndexedDB stores the entries that do not fit
 * into localStorage.
 */
export function keptEntries<V>(
  name: string,
  store: KeyStore = browserStore() ?? NONE,
  fallback: KeptFallback = indexedFallback,
): KeptEntries<V> {
  const kept = createStore(true);
  /** Number of `keep` calls; the result of an older call is ignored. */
  let turn = 0;
  let isFallbackUsed = false;
  const load = (): Record<string, V> => readJson<Record<string, V>>(store, name) ?? {};
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
      // The fallback now contains this tab's entries. Their older copies must be removed from the store, because they
      // must not be sent after the newer entries.
      write(others);
      own = new Map();
    } catch {
      // The store is full, so this tab's older entries stay in it until a later write.
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
