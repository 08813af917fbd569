/** The part of `localStorage` that is used. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStore(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Keeps in memory what a store has no room for: the visit works all the same, only a reload forgets. */
export function withOverflow(store: KeyStore): KeyStore {
  const overflow = memoryStore();
  return {
    getItem: (key) => overflow.getItem(key) ?? store.getItem(key),
    setItem(key, value) {
      try {
        store.setItem(key, value);
        overflow.removeItem(key);
      } catch {
        overflow.setItem(key, value);
      }
    },
    removeItem(key) {
      store.removeItem(key);
      overflow.removeItem(key);
    },
  };
}

/** A store of the browser, or one in memory where it is blocked. */
export function openStore(of: () => Storage): KeyStore {
  try {
    const store = of();
    // Where it is blocked, asking for it is refused already.
    store.getItem('homologa.probe');
    return withOverflow(store);
  } catch {
    return memoryStore();
  }
}

/** What this browser remembers, or this page alone where it may not. */
export const storage: KeyStore = openStore(() => localStorage);

/** A stored JSON value, or null when there is none or it cannot be read. */
export function readJson<T>(store: KeyStore, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a JSON value; null removes it. */
export function writeJson(store: KeyStore, key: string, value: unknown): void {
  if (value === null) store.removeItem(key);
  else store.setItem(key, JSON.stringify(value));
}
