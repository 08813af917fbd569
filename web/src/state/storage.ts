export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStore(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * Wraps a store with a fallback to memory when it is full. The visit can continue, but a reload loses the values in
 * memory.
 */
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

/** Opens the browser's storage; falls back to memory if the browser blocks it. */
export function openStore(of: () => Storage): KeyStore {
  try {
    const store = of();
    // Any access throws if the browser blocks the storage.
    store.getItem('homologa.probe');
    return withOverflow(store);
  } catch {
    return memoryStore();
  }
}

export const storage: KeyStore = openStore(() => localStorage);

export function readJson<T>(store: KeyStore, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes the entry. */
export function writeJson(store: KeyStore, key: string, value: unknown): void {
  if (value === null) store.removeItem(key);
  else store.setItem(key, JSON.stringify(value));
}
