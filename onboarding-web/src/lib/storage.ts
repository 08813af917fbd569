/** The part of `localStorage` that is used here. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStore(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function openStore(): KeyStore {
  try {
    const probe = 'homologa.onboarding.probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    // Blocked or full: the visit works all the same, only a reload forgets.
    return memoryStore();
  }
}

/** What this browser remembers, or this page alone where it may not. */
export const storage: KeyStore = openStore();

/** A stored JSON value, or null when there is none or it cannot be read. */
export function readJson<T>(store: KeyStore, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a JSON value; null removes it. A full store is no reason to stop. */
export function writeJson(store: KeyStore, key: string, value: unknown): void {
  try {
    if (value === null) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
  } catch {
    // The quota is used up: the value lives in memory until it has been sent.
  }
}
